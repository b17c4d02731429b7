import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ordered, scheduled, send } from '#test/support/exchanges.ts'
import { type Family, family, grant, type TestPerson, newPerson, system } from '#test/support/family.ts'
import { act, clockAt, current, inForce, newDraft, post, proposed, weeks } from '#test/support/schedule-acts.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import type { Wait } from './contract.ts'

// The server's clock is at Thursday, March 12, 2026, 2 pm in New York.
const hour = 3_600_000
const after = (backend: TestApp, hours: number) => new Date(backend.clock.now + hours * hour).toISOString()

const listOf = async (who: Pick<TestPerson, 'inject'>): Promise<{ waits: Wait[]; cases: string[] }> =>
  (await who.inject('/api/answers')).json()
const waitsOf = async (who: Pick<TestPerson, 'inject'>) => (await listOf(who)).waits
const kindsOf = async (who: Pick<TestPerson, 'inject'>) => (await waitsOf(who)).map(({ kind }) => kind)

const swap = (f: Family) => ({
  kind: 'swap',
  legs: [
    { from: '2026-03-20T18:00', to: '2026-03-22T18:00', children: f.children.map(({ id }) => id), side: 'A' },
    { from: '2026-03-24T18:00', to: '2026-03-26T18:00', children: f.children.map(({ id }) => id), side: 'B' },
  ],
  reason: 'My sister marries on that Saturday.',
  handover: '',
  respondBy: null,
})
const asks = async (who: TestPerson, f: Family, isSent = true): Promise<string> =>
  (await send(who, f, 'trades', { ...swap(f), send: isSent })).json().id
const answer = (paragraph = '9(b)') => ({ answerWithin: { hours: 72, clause: { paragraph, text: 'Answers come within 72 hours.' } } })

async function begin() {
  const backend = await testApp()
  const f = await family(backend)
  await scheduled(backend, f)
  return { backend, f }
}

/** A plan in which Ana proposes these clauses to Ben. */
async function asksForClauses(f: Family, answers: Readonly<Record<string, object>>) {
  const plans = `/api/cases/${f.caseId}/plans`
  const plan = (await post(f.ana, plans, { title: 'Our plan' })).json().id as string
  for (const [clause, said] of Object.entries(answers)) {
    const { item } = (await post(f.ana, `${plans}/${plan}/clauses`, { clause, answers: said })).json()
    const { items } = (await f.ana.inject(`/api/plans/${plan}?case=${f.caseId}`)).json()
    const { version, digest } = items.find(({ id }: { id: string }) => id === item)
    expect((await post(f.ana, `${plans}/${plan}/clauses/${item}/propose`, { version, digest, answers: said })).statusCode).toBe(200)
  }
  return plan
}

test('a swap request waits for the other parent and is not opened by being listed; a draft waits for nobody', async () => {
  const { backend, f } = await begin()
  await ordered(backend, f, answer())
  await asks(f.ana, f, false)
  expect(await waitsOf(f.ben)).toEqual([])
  const id = await asks(f.ana, f)
  expect(await waitsOf(f.ben)).toEqual([
    {
      kind: 'swap',
      id,
      from: 'Ana Moreno',
      title: '',
      count: 1,
      times: [
        { fromAt: '2026-03-20T22:00:00.000Z', toAt: '2026-03-22T22:00:00.000Z', isMine: false, name: 'Ana Moreno' },
        { fromAt: '2026-03-24T22:00:00.000Z', toAt: '2026-03-26T22:00:00.000Z', isMine: true, name: 'Ben Carter' },
      ],
      isCounter: false,
      sentAt: after(backend, 0),
      due: after(backend, 72),
      isLateAllowed: false,
      paragraph: null,
      zone: 'America/New_York',
      caseTitle: '',
      to: `/time-trade-requests?request=${id}`,
    },
  ])
  expect(await waitsOf(f.ana)).toEqual([])
  // Ben's list was read, but to Ana the request is still unopened.
  const { trades } = (await f.ana.inject('/api/exchanges/trades')).json()
  expect(trades.find((trade: { id: string }) => trade.id === id)).toMatchObject({ state: 'sent' })

  // A counter-offer waits for Ana; once it is withdrawn it waits for nobody.
  const countered = (await send(f.ben, f, `trades/${id}/counter`, { ...swap(f), reason: 'One night less.' })).json().id
  expect(await waitsOf(f.ben)).toEqual([])
  expect(await waitsOf(f.ana)).toMatchObject([{ kind: 'swap', id: countered, from: 'Ben Carter', isCounter: true }])
  await send(f.ben, f, `trades/${countered}/withdraw`)
  expect(await waitsOf(f.ana)).toEqual([])
})

test('an expired request no longer waits, whether or not a sweep has run', async () => {
  const { backend, f } = await begin()
  await asks(f.ana, f)
  const [{ due }] = (await waitsOf(f.ben)) as [Wait]
  await clockAt(backend, Date.parse(due!) - 1)
  expect(await kindsOf(f.ben)).toEqual(['swap'])
  await clockAt(backend, Date.parse(due!))
  expect(await kindsOf(f.ben)).toEqual([])
})

test('a proposed schedule is due on its author’s day or after the order’s hours, and a plan’s clauses are one row', async () => {
  const { backend, f } = await begin()
  const dated = await newDraft(f.ana, f, { title: 'Until then' })
  const { base } = await current(f.ana, f)
  expect((await act(f.ana, f, dated, 'propose', { base, respondBy: '2026-03-13' })).statusCode).toBe(200)
  const open = await proposed(f.ana, f, { title: 'Whenever' })
  const plan = await asksForClauses(f, { 'first-refusal': { hours: 4, answer: 2 }, 'transport-one': { parent: 'B' } })
  expect(await waitsOf(f.ben)).toMatchObject([
    // The end of that day in the case's zone.
    { kind: 'schedule', id: dated, title: 'Until then', due: '2026-03-14T04:00:00.000Z', isLateAllowed: false, paragraph: null },
    { kind: 'schedule', id: open, title: 'Whenever', due: null, to: `/co-parenting-calendar?request=${open}` },
    { kind: 'plan', id: plan, title: 'Our plan', count: 2, due: null },
  ])
  await ordered(backend, f, answer())
  const order = { due: after(backend, 72), isLateAllowed: true, paragraph: '9(b)' }
  expect(await waitsOf(f.ben)).toMatchObject([
    { id: dated, paragraph: null },
    { id: open, ...order },
    { id: plan, due: null },
  ])
  // The order's hours are over, and the proposal can still be answered.
  await clockAt(backend, backend.clock.now + 100 * hour)
  expect(await waitsOf(f.ben)).toMatchObject([{ id: open, paragraph: '9(b)' }, { id: plan }])

  // The link of a plan's row names the first clause that waits.
  const [, { to }] = (await waitsOf(f.ben)) as [Wait, Wait]
  const { items } = (await f.ben.inject(`/api/plans/${plan}`)).json()
  expect(to).toBe(`/parenting-plan-builder?plan=${plan}&request=${items[0].id}`)
  const answered = { version: items[0].version, digest: items[0].digest, act: 'accept' }
  await post(f.ben, `/api/cases/${f.caseId}/plans/${plan}/clauses/${items[0].id}/answer`, answered)
  expect((await waitsOf(f.ben)).at(-1)).toMatchObject({ count: 1, to: `/parenting-plan-builder?plan=${plan}&request=${items[1].id}` })
})

test('a change that was agreed before the newest schedule waits for each parent until they confirm or drop it', async () => {
  const { backend, f } = await begin()
  const id = await asks(f.ana, f)
  await send(f.ben, f, `trades/${id}/accept`)
  backend.clock.now += 60_000
  const version = await inForce(f, { title: 'New weeks', effective: '2026-03-16', rules: [weeks('AAABBBB')] })
  for (const who of [f.ana, f.ben])
    expect(await waitsOf(who)).toMatchObject([{ kind: 'agreed', id: version, from: '', count: 2, due: null }])
  const [change] = (await current(f.ana, f)).toConfirm as { id: string }[]
  await post(f.ana, `/api/cases/${f.caseId}/schedule/changes/${change!.id}/confirm`, { say: 'keep', version })
  expect((await waitsOf(f.ana))[0]!.count).toBe(1)
  expect((await waitsOf(f.ben))[0]!.count).toBe(2)
})

test('an invitation waits for the person it was mailed to, and listing it does not mark it as opened', async () => {
  const { backend, f } = await begin()
  const gal = await newPerson(backend)
  const all = { scopes: ['schedule'], seesPrivate: false, from: null, to: null, until: null }
  const body = { role: 'gal', name: 'G. Reyes', email: gal.email, ...all }
  const { id } = (await post(f.ana, `/api/cases/${f.caseId}/people/invitations`, body)).json()
  expect(await listOf(gal)).toMatchObject({
    waits: [{ kind: 'invitation', id, from: 'Ana Moreno', due: after(backend, 14 * 24), to: `/parent-connection?request=${id}` }],
    cases: [],
  })
  expect((await f.ana.inject('/api/people')).json().invitations).toMatchObject([{ id, viewedAt: null }])
})

test('nothing waits for a lawyer, a stranger or a former parent, and no look is recorded', async () => {
  const { backend, f } = await begin()
  await asks(f.ana, f)
  await proposed(f.ana, f)
  const lena = await grant(backend, f, { seesPrivate: true }, f.ben.memberId)
  for (const who of [lena, await newPerson(backend)]) expect(await listOf(who)).toEqual({ waits: [], unread: [], cases: [] })
  const looks = await system(backend, (tx) => tx.selectFrom('case_look').select('id').execute())
  expect(looks).toEqual([])
  expect(await kindsOf(f.ben)).toEqual(['swap', 'schedule'])
  await post(f.ben, `/api/cases/${f.caseId}/people/leave`)
  expect(await listOf(f.ben)).toEqual({ waits: [], unread: [], cases: [] })
})

test('the earliest deadline comes first across two cases, and each row has the name and link of its case', async () => {
  const { backend, f } = await begin()
  const other = await family(backend)
  await system(backend, (tx) =>
    tx.updateTable('case_member').set({ account_id: f.ben.account }).where('id', '=', other.ben.memberId).execute(),
  )
  await system(backend, (tx) => tx.updateTable('case_file').set({ title: 'Another family' }).where('case_id', '=', other.caseId).execute())
  await scheduled(backend, other)
  const later = await asks(f.ana, f)
  const body = { ...swap(other), respondBy: '2026-03-13T10:00', send: true }
  const sooner = (await send(other.ana, other, 'trades', body, randomUUID())).json().id
  const { waits, cases } = await listOf(f.ben)
  expect(waits).toMatchObject([
    { id: sooner, caseTitle: 'Another family', to: `/time-trade-requests?request=${sooner}&case=${other.caseId}` },
    { id: later, caseTitle: 'A family', to: `/time-trade-requests?request=${later}&case=${f.caseId}` },
  ])
  expect(cases.toSorted()).toEqual([f.caseId, other.caseId].toSorted())
})
