import { expect, test } from 'vitest'
import { scheduled } from '#test/support/exchanges.ts'
import { type Family, family, grant, system, type TestPerson } from '#test/support/family.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'

const theApp = sharedApp()

type Seat = TestPerson & { memberId: string }
const read = async (who: TestPerson, f: Family, path: string) =>
  (await who.inject(`/api/${path}${path.includes('?') ? '&' : '?'}case=${f.caseId}`)).json()
const send = (who: TestPerson, f: Family, to: readonly Seat[], links: object[]) =>
  post(who, `/api/cases/${f.caseId}/messages`, {
    ...written(to.map(({ memberId }) => memberId)),
    subject: 'Friday',
    sendAt: null,
    links,
  })

/** Two parents with weeks that change on Mondays and Fridays, and the next exchange, as the composer offers it. */
async function begin() {
  const app = await theApp()
  const f = await family(app)
  await scheduled(app, f)
  const { things } = await read(f.ana, f, 'messages/linkable')
  const exchange = things.findLast(({ kind }: { kind: string }) => kind === 'exchange')
  return { app, f, exchange, links: [{ kind: 'exchange', id: exchange.id, paragraph: '' }] }
}
/** From tomorrow on the children stay with one parent. */
const endExchanges = (app: TestApp, f: Family) =>
  system(app, async (tx) => {
    const row = await tx.selectFrom('schedule_version').selectAll().where('case_id', '=', f.caseId).executeTakeFirstOrThrow()
    const now = new Date(app.clock.now)
    const rule = {
      id: 'stays',
      layer: 'base',
      children: 'all',
      span: { kind: 'cycle', anchor: '2026-03-02', nights: 'A', handover: { at: '18:00', place: '' } },
    }
    const when = { effective_on: '2026-03-13', proposed_at: now, answered_at: now, created_at: now }
    await tx
      .insertInto('schedule_version')
      .values({ ...row, ...when, id: f.ana.memberId, rules: JSON.stringify([rule]) })
      .execute()
  })

test('a link says what the exchange was to who sees exchanges, also when the schedule has it no longer', async () => {
  const { app, f, exchange, links } = await begin()
  expect(exchange).toMatchObject({ title: expect.any(String), day: null, at: `${exchange.id.slice(0, 16)}:00.000Z` })
  const sees = await grant(app, f, { role: 'gal', scopes: ['messages', 'exchanges'] })
  const lena = await grant(app, f, { scopes: ['messages'] })
  const { id } = (await send(f.ana, f, [f.ben, lena], links)).json<{ id: string }>()
  await letMessagesOut(app)
  const seen = {
    ...links[0],
    title: exchange.title,
    at: exchange.at,
    to: `/exchange-tracking?exchange=${encodeURIComponent(exchange.id)}`,
  }
  const linksFor = async (who: TestPerson) => (await read(who, f, `messages/threads/${id}`)).messages[0].links
  for (const who of [f.ana, f.ben, sees]) expect(await linksFor(who)).toEqual([seen])

  // Its name says when it is. Who sees no exchanges gets that neither in a thread nor from a list, and can't ask for it.
  expect(await linksFor(lena)).toEqual([{ kind: 'exchange', id: '', paragraph: '', title: null, to: null, at: null }])
  expect(JSON.stringify(await read(lena, f, 'messages?box=all'))).not.toContain(exchange.id.slice(0, 16))
  const about = `messages?box=all&about=${encodeURIComponent(`exchange:${exchange.id}`)}`
  const found = async (who: TestPerson) => (await read(who, f, about)).threads.map((one: { id: string }) => one.id)
  expect([await found(f.ben), await found(sees), await found(lena)]).toEqual([[id], [id], []])

  const named = async (who: TestPerson) => (await read(who, f, `exchanges/list?exchange=${encodeURIComponent(exchange.id)}`)).named
  expect(await named(f.ben)).toMatchObject({ dueAt: exchange.at, messages: 1, isOff: false })
  await endExchanges(app, f)
  expect(await named(f.ben)).toBe(null)
  expect(await linksFor(f.ben)).toEqual([seen])
  expect((await send(f.ana, f, [f.ben], links)).statusCode).toBe(400)
})

test('what never was an exchange can’t be linked', async () => {
  const { f, links } = await begin()
  for (const id of ['2026-03-14T03:17Z-A', 'x', f.caseId])
    expect((await send(f.ana, f, [f.ben], [{ ...links[0], id }])).statusCode).toBe(400)
})

test('in safety mode an exchange with a place can’t be linked', async () => {
  const { f, links } = await begin()
  await f.ana.inject({ method: 'PUT', url: '/api/settings/modes/safety', payload: { was: false, now: true } })
  expect((await send(f.ana, f, [f.ben], links)).json().detail).toEqual({ field: 'links' })
  expect((await send(f.ben, f, [f.ana], links)).statusCode).toBe(200)
})

test('an exchange counts each message that its reader sees, and none that is still a draft', async () => {
  const { app, f, exchange, links } = await begin()
  const draft = { ...written([f.ben.memberId]), subject: 'Friday', refersTo: null, links }
  expect((await post(f.ana, `/api/cases/${f.caseId}/messages/drafts`, draft)).statusCode).toBe(200)
  await send(f.ben, f, [f.ana], links)
  await send(f.ben, f, [f.ana], [])
  const counts = async (who: TestPerson) =>
    (await read(who, f, 'exchanges/list')).upcoming.map((one: { dueAt: string; messages: number }) => [one.dueAt, one.messages])
  // In its ten seconds it is its author's alone.
  expect(await counts(f.ben)).toContainEqual([exchange.at, 1])
  expect(await counts(f.ana)).toContainEqual([exchange.at, 0])
  await letMessagesOut(app)
  expect(await counts(f.ana)).toContainEqual([exchange.at, 1])
})
