import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Reply } from '#http/contract.ts'
import { scheduled, send } from '#test/support/exchanges.ts'
import { type Family, family, grant, newPerson, system, type TestPerson } from '#test/support/family.ts'
import { post } from '#test/support/schedule-acts.ts'
import { sharedApp, type TestApp, testApp } from '#test/support/test-app.ts'
import type { calls, CaseRow } from './contract.ts'
import { seenOf } from './rules.ts'

// The server's clock is at Thursday, March 12, 2026, 2 pm in New York.
const theApp = sharedApp()

type List = Reply<typeof calls.list>
const listOf = async (who: Pick<TestPerson, 'inject'>): Promise<List> => (await who.inject('/api/caseload')).json()
const rowsOf = async (who: Pick<TestPerson, 'inject'>) => (await listOf(who)).rows
const wordOf = async (who: Pick<TestPerson, 'inject'>): Promise<string> => (await who.inject('/api/caseload/word')).json().word
const see = async (who: Pick<TestPerson, 'inject'>, rows: readonly ReturnType<typeof seenOf>[]) =>
  who.inject({ method: 'POST', url: '/api/caseload/seen', payload: { seats: rows } })

const hearing = (more: object = {}) => ({
  title: 'Status conference',
  kind: 'status_conference',
  day: '2026-03-20',
  from: '09:30',
  to: '10:30',
  zone: 'America/New_York',
  court: 'Domestic Relations Court',
  room: '3B',
  remote: '',
  judge: '',
  sides: ['A', 'B'],
  preparation: [],
  documentsDueOn: null,
  notes: '',
  isShared: true,
  ...more,
})
const addHearing = async (who: TestPerson, f: Family, more: object = {}) => {
  const reply = await post(who, `/api/cases/${f.caseId}/hearings`, hearing(more))
  expect(reply.statusCode).toBe(200)
  return reply.json().id as string
}
const swap = (f: Family) => ({
  kind: 'give',
  legs: [{ from: '2026-03-20T18:00', to: '2026-03-22T18:00', children: f.children.map(({ id }) => id), side: 'A' }],
  reason: 'My sister marries on that Saturday.',
  handover: '',
  respondBy: null,
  send: true,
})
const counts = ({ changes }: CaseRow) => Object.fromEntries(changes.map(({ topic, count }) => [topic, count]))

test('a row says whose grant it is, what changed since, the next hearing, what is due, and when access ends', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await scheduled(backend, f)
  const until = new Date('2026-03-25T04:00:00Z')
  const lena = await grant(backend, f, { until })
  await addHearing(f.ana, f, { day: '2026-04-20', title: 'Trial' })
  const next = await addHearing(f.ben, f)
  const trade = (await send(f.ana, f, 'trades', swap(f))).json().id as string
  const [row] = (await rowsOf(lena)) as [CaseRow]
  expect(row).toMatchObject({
    seat: lena.memberId,
    caseId: f.caseId,
    title: 'A family',
    role: 'attorney',
    grantedBy: { side: 'A', name: 'Ana Moreno' },
    isOneParents: true,
    otherParent: 'Ben Carter',
    hasMore: false,
    hearing: { id: next, title: 'Status conference', fromAt: '2026-03-20T13:30:00.000Z', court: 'Domestic Relations Court', room: '3B' },
    dues: [{ kind: 'swap', id: trade, side: 'B', who: 'Ben Carter', to: `/time-trade-requests?request=${trade}` }],
    dueCount: 1,
    endsAt: until.toISOString(),
    seenAt: null,
  })
  expect(row.children.toSorted()).toEqual(['L.', 'M.'])
  expect(counts(row)).toEqual({ hearings: 2, trades: 1 })
})

test('a mark moves to what was shown, comes again on another device, and never hides what comes later', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f)
  await addHearing(f.ana, f)
  const [before] = (await rowsOf(lena)) as [CaseRow]
  // What comes after the list was read is not marked with it.
  await addHearing(f.ana, f, { title: 'Mediation' })
  expect((await see(lena, [seenOf(before)])).json()).toEqual({ seen: 1 })
  const [after] = (await rowsOf(lena)) as [CaseRow]
  expect(counts(after)).toEqual({ hearings: 1 })
  expect(after.seenAt).toBe(new Date(backend.clock.now).toISOString())
  // Another tab that saw less moves nothing back.
  await see(lena, [seenOf(after)])
  await see(lena, [seenOf(before)])
  expect(counts((await rowsOf(lena))[0]!)).toEqual({})
  // A number that has not come yet marks no future change as seen.
  const far = Number.MAX_SAFE_INTEGER
  await see(lena, [{ seat: lena.memberId, shared: far, private: far, own: far }])
  await addHearing(f.ana, f, { title: 'Review' })
  expect(counts((await rowsOf(lena))[0]!)).toEqual({ hearings: 1 })
})

test('marks of one moment from two tabs both count, and leave no leaf and no change of the case', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f)
  for (let n = 0; n < 4; n += 1) await addHearing(f.ana, f, { title: `Hearing ${n}` })
  const [row] = (await rowsOf(lena)) as [CaseRow]
  const facts = () =>
    system(backend, async (tx) => ({
      leaves: await tx.selectFrom('ledger_leaf').select('seq').where('case_id', '=', f.caseId).execute(),
      count: await tx.selectFrom('case_count').select('last').where('case_id', '=', f.caseId).execute(),
    }))
  const before = await facts()
  const { shared } = row.upTo
  const tabs = [1, 2, 3, 4].map((less) => see(lena, [{ ...seenOf(row), shared: shared - (less % 4) }]))
  expect((await Promise.all(tabs)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(counts((await rowsOf(lena))[0]!)).toEqual({})
  expect(await facts()).toEqual(before)
})

test('only topics and days of the grant count, and nothing from before it', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await addHearing(f.ana, f, { title: 'Before the grant' })
  backend.clock.now += 60_000
  const seesTrades = await grant(backend, f, { scopes: ['trades'] })
  const seesLater = await grant(backend, f, { days: { from: '2026-03-21', to: '2026-04-30' } })
  const ends = await grant(backend, f, { days: { from: '2026-03-01', to: '2026-03-11' } })
  await addHearing(f.ana, f)
  await addHearing(f.ana, f, { day: '2026-04-01', title: 'In April' })
  await send(f.ana, f, 'trades', swap(f))
  const [trades] = (await rowsOf(seesTrades)) as [CaseRow]
  expect(counts(trades)).toEqual({ trades: 1 })
  expect([trades.hearing, trades.children, trades.dueCount]).toEqual([null, [], 1])
  // The changes are of today, which that grant does not show; the hearing in April is one of its days.
  const [later] = (await rowsOf(seesLater)) as [CaseRow]
  expect([counts(later), later.hearing?.title, later.dueCount]).toEqual([{}, 'In April', 0])
  const [over] = (await rowsOf(ends)) as [CaseRow]
  expect([counts(over), over.hearing, over.dueCount]).toEqual([{}, null, 0])
})

/** Puts changes of hearings into the shared log of a case, at these times. */
const putLeaves = (backend: TestApp, f: Family, times: readonly Date[]) =>
  system(backend, async (tx) => {
    const { rows } = await sql<{
      size: number
    }>`update ledger_log set size = size + ${times.length} where case_id = ${f.caseId} and log = ${f.caseId}
      returning size::int`.execute(tx)
    const before = rows[0]!.size - times.length
    await sql`insert into ledger_leaf (case_id, log, seq, verb, topic, object, at, hash)
      select ${f.caseId}, ${f.caseId}, ${before} + n, 'hearings.add', 'hearings', sha256(''), t, sha256('')
      from unnest(${[...times]}::timestamptz[]) with ordinality as of (t, n)`.execute(tx)
  })

test('counting ends at a hundred changes, and all of them can be marked as seen', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f)
  await addHearing(f.ana, f)
  const at = new Date(backend.clock.now + 1_000)
  await putLeaves(
    backend,
    f,
    Array.from({ length: 98 }, () => at),
  )
  expect((await rowsOf(lena))[0]).toMatchObject({ changes: [{ topic: 'hearings', count: 99 }], hasMore: false })
  await putLeaves(
    backend,
    f,
    Array.from({ length: 40 }, () => at),
  )
  const [row] = (await rowsOf(lena)) as [CaseRow]
  expect(row).toMatchObject({ changes: [{ topic: 'hearings', count: 100, newest: at.toISOString() }], hasMore: true })
  await see(lena, [seenOf(row)])
  expect((await rowsOf(lena))[0]).toMatchObject({ changes: [], hasMore: false })
})

test('a day of a grant is the whole day in UTC, and not a moment of those beside it', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const of = async (days: { from: string; to: string }) => grant(backend, f, { days })
  const [day, two] = [await of({ from: '2026-03-08', to: '2026-03-08' }), await of({ from: '2026-03-08', to: '2026-03-09' })]
  const joined = { joined_at: new Date('2026-03-01T00:00:00Z') }
  await system(backend, (tx) => tx.updateTable('case_member').set(joined).where('id', 'in', [day.memberId, two.memberId]).execute())
  await addHearing(f.ana, f)
  const times = ['2026-03-07T23:59:59.999Z', '2026-03-08T00:00:00.000Z', '2026-03-08T23:59:59.999Z', '2026-03-09T00:00:00.000Z']
  await putLeaves(
    backend,
    f,
    times.map((at) => new Date(at)),
  )
  expect(counts((await rowsOf(day))[0]!)).toEqual({ hearings: 2 })
  expect(counts((await rowsOf(two))[0]!)).toEqual({ hearings: 3 })
})

test('two parents’ grants are two rows, and neither has anything from the other', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const elsewhere = await family(backend, { names: ['Cara Lind', 'Dov Katz'] })
  const gal = await grant(backend, f, { role: 'gal', scopes: ['hearings', 'case'] })
  const byBen = await grant(backend, f, { scopes: ['hearings', 'trades'], seesPrivate: true, who: gal }, f.ben.memberId)
  await grant(backend, elsewhere, { role: 'gal', scopes: ['hearings'], who: gal })
  await addHearing(f.ana, f, { isShared: false, title: 'Ana’s own', day: '2026-03-16' })
  await addHearing(f.ben, f, { isShared: false, title: 'Ben’s own', day: '2026-03-17' })
  await addHearing(f.ana, f, { title: 'Shared', day: '2026-03-18' })
  await send(f.ana, f, 'trades', swap(f))
  const rows = await rowsOf(gal)
  const rowOf = (seat: string) => rows.find((row) => row.seat === seat)!
  expect(rows).toHaveLength(3)
  expect(rowOf(gal.memberId)).toMatchObject({ grantedBy: { side: 'A', name: 'Ana Moreno' }, isOneParents: false, dueCount: 0 })
  expect(rowOf(gal.memberId).hearing?.title).toBe('Shared')
  expect(counts(rowOf(gal.memberId))).toEqual({ hearings: 1 })
  expect(rowOf(byBen.memberId)).toMatchObject({ grantedBy: { side: 'B', name: 'Ben Carter' }, isOneParents: false, dueCount: 1 })
  expect(rowOf(byBen.memberId).hearing?.title).toBe('Ben’s own')
  expect(counts(rowOf(byBen.memberId))).toEqual({ hearings: 2, trades: 1 })
  expect(rows.find(({ caseId }) => caseId === elsewhere.caseId)).toMatchObject({ isOneParents: true, changes: [] })
  // To mark one of them marks only that one.
  await see(gal, [seenOf(rowOf(byBen.memberId))])
  const after = await rowsOf(gal)
  expect(after.map((row) => [row.seat, counts(row)]).toSorted()).toEqual(
    [
      [gal.memberId, { hearings: 1 }],
      [byBen.memberId, {}],
      [after.find(({ caseId }) => caseId === elsewhere.caseId)!.seat, {}],
    ].toSorted(),
  )
})

test('a grant that ends is gone at once, with its marks, and the word says that there is something else to show', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f, { until: new Date(backend.clock.now + 3_600_000) })
  const stays = await grant(backend, await family(backend), { who: lena })
  const { word, rows } = await listOf(lena)
  expect(rows).toHaveLength(2)
  expect(await wordOf(lena)).toBe(word)
  await post(f.ana, `/api/cases/${f.caseId}/people/seats/${lena.memberId}/end`)
  const now = await wordOf(lena)
  expect(now).not.toBe(word)
  expect((await rowsOf(lena)).map(({ seat }) => seat)).toEqual([stays.memberId])
  expect((await see(lena, [{ seat: lena.memberId, shared: 0, private: 0, own: 0 }])).json()).toEqual({ seen: 0 })
})

test('a grant whose time is over is gone without anyone’s doing', async () => {
  const backend = await testApp()
  const lena = await grant(backend, await family(backend), { until: new Date(backend.clock.now + 60_000) })
  const word = await wordOf(lena)
  backend.clock.now += 60_000
  expect([await rowsOf(lena), (await wordOf(lena)) === word]).toEqual([[], false])
})

test('the word changes with a change, a mark and a wider grant, and stays where nothing is shown', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f)
  const words = [await wordOf(lena)]
  await addHearing(f.ana, f)
  words.push(await wordOf(lena))
  await see(lena, (await rowsOf(lena)).map(seenOf))
  words.push(await wordOf(lena))
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ scopes: ['hearings'] })
      .where('id', '=', lena.memberId)
      .execute(),
  )
  words.push(await wordOf(lena))
  expect(new Set(words).size).toBe(4)
  // What the other parent keeps private is nothing of this seat's.
  await addHearing(f.ben, f, { isShared: false, title: 'Ben’s own' })
  expect(await wordOf(lena)).toBe(words[3])
})

test('parents, former parents and strangers have no rows, and mark nobody’s seat', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f)
  await addHearing(f.ana, f)
  const [row] = (await rowsOf(lena)) as [CaseRow]
  for (const who of [f.ana, f.ben, await newPerson(backend), await grant(backend, await family(backend))]) {
    expect((await rowsOf(who)).some(({ caseId }) => caseId === f.caseId)).toBe(false)
    expect((await see(who, [seenOf(row)])).json()).toEqual({ seen: 0 })
  }
  expect(counts((await rowsOf(lena))[0]!)).toEqual({ hearings: 1 })
  expect((await see(lena, [])).statusCode).toBe(400)
  expect((await see(lena, [{ seat: lena.memberId, shared: -1, private: 0, own: 0 }])).statusCode).toBe(400)
})

test('what the list shows is a look, noted once a day for each part, for the parent who granted it', async () => {
  const backend = await testApp()
  backend.clock.now = Date.parse('2026-03-12T23:50:00Z')
  const f = await family(backend)
  const lena = await grant(backend, f)
  const looks = async () =>
    (await system(backend, (tx) => tx.selectFrom('case_look').select(['scope', 'member_id']).execute()))
      .map(({ scope }) => scope)
      .toSorted()
  await rowsOf(lena)
  expect(await looks()).toEqual([])
  await addHearing(f.ana, f)
  await send(f.ana, f, 'trades', swap(f))
  await Promise.all([rowsOf(lena), rowsOf(lena), rowsOf(lena)])
  expect(await looks()).toEqual(['hearings', 'trades'])
  backend.clock.now += 5 * 60_000
  await rowsOf(lena)
  expect(await looks()).toEqual(['hearings', 'trades'])
  // The next day in UTC.
  backend.clock.now += 5 * 60_000
  await rowsOf(lena)
  expect(await looks()).toEqual(['hearings', 'hearings', 'trades', 'trades'])
})
