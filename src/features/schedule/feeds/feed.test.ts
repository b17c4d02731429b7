import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import { type Family, family, type TestPerson, system } from '#test/support/family.ts'
import { signIn, worldOfAccounts } from '#test/support/signed-in.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'

const theApp = sharedApp()

// The tests' clock is at Thursday 2026-03-12, 2 pm in New York.
const post = (who: TestPerson, { caseId }: Family, path: string, payload: object = {}, key?: string) =>
  who.inject({
    method: 'POST',
    url: `/api/cases/${caseId}/calendar/${path}`,
    payload,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const add = (who: TestPerson, f: Family, more: object = {}) =>
  post(who, f, 'events', {
    title: 'Maya: soccer',
    kind: 'activity',
    firstDay: '2026-03-20',
    lastDay: '2026-03-20',
    from: '17:30',
    to: '18:30',
    place: 'Fields, north end; gate 2',
    notes: 'Secret notes',
    childIds: [],
    sides: [],
    dropOff: null,
    pickUp: null,
    repeat: null,
    isShared: true,
    ...more,
  })
async function feed(who: TestPerson, f: Family, layers: readonly string[]) {
  const reply = (await post(who, f, 'feeds', { name: 'Phone', layers })).json() as { id: string; address: string }
  return { ...reply, path: new URL(reply.address).pathname }
}
const read = (backend: TestApp, url: string, headers: Record<string, string> = {}) => backend.app.inject({ url, headers })

/** Title and start of each event, as two independent iCalendar libraries read them. */
function readBoth(text: string): { byIcalJs: string[]; byNodeIcal: string[] } {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  const byIcalJs = events.map(
    ({ summary, startDate }) => `${startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString()} ${summary}`,
  )
  const byNodeIcal = Object.values(nodeIcal.sync.parseICS(text)).flatMap((each) => {
    if (each?.type !== 'VEVENT') return []
    const { start, summary, datetype } = each
    const day = [start.getFullYear(), start.getMonth() + 1, start.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
    return [`${datetype === 'date' ? day : start.toISOString()} ${typeof summary === 'string' ? summary : summary?.val}`]
  })
  return { byIcalJs: byIcalJs.toSorted(), byNodeIcal: byNodeIcal.toSorted() }
}

test('a feed has the chosen layers, and two iCalendar libraries read the same events', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await add(f.ana, f, { title: 'Dentist', repeat: { every: 1, on: [4], until: '2026-04-03' } })
  await add(f.ana, f, { title: 'Break', from: null, to: null, firstDay: '2026-03-30', lastDay: '2026-04-03' })
  await add(f.ana, f, { title: 'Own', isShared: false })
  await add(f.ben, f, { title: 'Hidden by Ben', isShared: false })
  const { path } = await feed(f.ana, f, ['events'])
  const reply = await read(backend, path)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' })
  const expected = [
    '2026-03-20T21:30:00.000Z Dentist',
    '2026-03-27T21:30:00.000Z Dentist',
    '2026-03-30 Break',
    '2026-04-03T21:30:00.000Z Dentist',
  ]
  expect(readBoth(reply.body)).toEqual({ byIcalJs: expected, byNodeIcal: expected })
  const all = (await read(backend, (await feed(f.ana, f, ['events', 'private'])).path)).body
  expect(all).toContain('SUMMARY:Own')
  expect(all).not.toContain('Ben')
})

test('a feed has names and places only if they were chosen, never notes, and no places in safety mode', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await add(f.ana, f)
  const plain = await feed(f.ana, f, ['events'])
  const named = await feed(f.ana, f, ['events', 'names', 'places'])
  const text = (await read(backend, plain.path)).body
  expect(text).toContain('SUMMARY:M.: soccer')
  expect(text).not.toMatch(/Maya|Fields|Secret/)
  expect((await read(backend, named.path)).body).toMatch(/Maya: soccer[\s\S]*LOCATION:Fields/)
  expect((await read(backend, named.path)).body).not.toContain('Secret')
  await backend.database.owner
    .insertInto('account_setting')
    .values({ account_id: f.ana.account, is_safety: true, updated_at: new Date() } as never)
    .execute()
  expect((await read(backend, named.path)).body).not.toContain('Fields')
})

test('a feed has exchanges and the schedule if those layers were chosen', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const at = new Date(backend.clock.now)
  const rule = {
    id: 'weeks',
    layer: 'base',
    children: 'all',
    span: { kind: 'cycle', anchor: '2026-03-01', nights: 'AAAAAAABBBBBBB', handover: { at: '18:00' } },
  }
  await system(backend, (tx) =>
    tx
      .insertInto('schedule_version')
      .values({
        case_id: f.caseId,
        id: randomUUID(),
        author_id: f.ana.memberId,
        title: 'Weeks',
        basis: 'agreed',
        effective_on: '2026-03-01',
        rules: JSON.stringify([rule]),
        state: 'approved',
        proposed_at: at,
        answered_by: f.ben.memberId,
        answered_at: at,
        created_at: at,
      })
      .execute(),
  )
  const { body } = await read(backend, (await feed(f.ben, f, ['exchanges', 'schedule'])).path)
  const { byIcalJs, byNodeIcal } = readBoth(body)
  expect(byIcalJs).toEqual(byNodeIcal)
  expect(byIcalJs).toContain('2026-03-15T22:00:00.000Z Exchange to Ana Moreno')
  expect(byIcalJs).toContain('2026-03-15T22:00:00.000Z With Ana Moreno')
})

test('a feed that was turned off, a malformed address and the feed of a former parent answer like a feed that never existed', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await add(f.ana, f)
  const one = await feed(f.ana, f, ['events'])
  const bens = await feed(f.ben, f, ['events'])
  expect((await read(backend, one.path)).statusCode).toBe(200)
  expect((await post(f.ben, f, `feeds/${one.id}/revoke`)).statusCode).toBe(404)
  expect((await post(f.ana, f, `feeds/${one.id}/revoke`)).statusCode).toBe(200)
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(backend.clock.now) })
      .where('id', '=', f.ben.memberId)
      .execute(),
  )
  const never = await read(backend, `/feeds/${'a'.repeat(64)}.ics`)
  expect([never.statusCode, never.body]).toEqual([404, 'There is no such calendar.\n'])
  for (const path of [one.path, bens.path, '/feeds/x.ics', `/feeds/${'a'.repeat(64)}`]) {
    const reply = await read(backend, path)
    const { date: _date, ...headers } = reply.headers
    expect([path, reply.statusCode, reply.body]).toEqual([path, 404, never.body])
    expect(headers).toEqual(Object.fromEntries(Object.entries(never.headers).filter(([name]) => name !== 'date')))
  }
})

test('the feed of a suspended account does not work', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { path } = await feed(f.ana, f, ['events'])
  await backend.database.owner.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', f.ana.account).execute()
  expect((await read(backend, path)).statusCode).toBe(404)
})

test('an address is shown once and stored only as a hash, each read is recorded, and an unchanged feed is not sent again', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await add(f.ana, f)
  const { path, id } = await feed(f.ana, f, ['events'])
  const token = path.slice('/feeds/'.length, -'.ics'.length)
  const list = async () => (await f.ana.inject(`/api/calendar/feeds?case=${f.caseId}`)).json().feeds
  expect(await list()).toMatchObject([{ id, name: 'Phone', layers: ['events'], lastReadAt: null }])
  const rows = await system(backend, (tx) => tx.selectFrom('calendar_feed').selectAll().execute())
  expect(JSON.stringify([rows, await list()])).not.toContain(token)
  const first = await read(backend, path)
  expect((await list())[0].lastReadAt).toBe('2026-03-12T18:00:00.000Z')
  const again = await read(backend, path, { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await add(f.ana, f, { title: 'New' })
  expect((await read(backend, path, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
  expect((await f.ben.inject(`/api/calendar/feeds?case=${f.caseId}`)).json().feeds).toEqual([])
})

test('switching the calendar off also switches off its events, conflicts and feeds', async () => {
  const backend = await worldOfAccounts()
  const f = await family(backend)
  const { path } = await feed(f.ana, f, ['events'])
  const addresses = ['range', 'conflicts', 'feeds', 'imports', 'places'].map((noun) => `/api/calendar/${noun}?case=${f.caseId}`)
  const codes = () => Promise.all([...addresses, path].map(async (url) => (await f.ana.inject(url)).statusCode))
  expect(new Set(await codes())).toEqual(new Set([200]))
  const root = await signIn(backend, 'super@demo.test')
  const turned = { method: 'POST', url: '/api/staff/switches/calendar', payload: { isOn: false, reason: 'for a test' } } as const
  expect((await root.inject(turned)).statusCode).toBe(200)
  expect(new Set(await codes())).toEqual(new Set([404]))
})
