import { expect, test } from 'vitest'
import { type Family, family, grant, type TestPerson, system } from '#test/support/family.ts'
import { act, clockAt, current, inForce, newDraft, post, read, versionsOf, weeks } from '#test/support/schedule-acts.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import type { Version } from '#schedule/versions/contract.ts'
import type { Difference, ExpandedDays } from './contract.ts'

// A second version replaces the first on May 4, 2026; a third, effective June 1, waits for an answer.

const march = { from: '2026-03-01', to: '2026-03-31' }
const swapOver = (from: string, to: string, holder: 'A' | 'B') => ({
  layer: 'vacation',
  children: 'all',
  span: { kind: 'block', from: { day: from, at: '10:00' }, to: { day: to, at: '20:00' }, holder },
  label: 'Swap',
})

interface Standing {
  backend: TestApp
  f: Family
  first: string
  second: string
  waiting: string
}

async function twoVersions(): Promise<Standing> {
  const backend = await testApp()
  const f = await family(backend)
  const titled = (title: string, effective: string, more: object[] = []) => ({
    title,
    effective,
    rules: [...more, weeks('AABBAAAAABBBBB')],
  })
  const first = await inForce(f, titled('First', '2026-01-05'))
  backend.clock.now += 60_000
  const second = await inForce(f, titled('Second', '2026-05-04', [{ ...swapOver('2026-07-01', '2026-07-14', 'B'), id: 'summer' }]))
  const waiting = await newDraft(f.ben, f, titled('Waiting', '2026-06-01'))
  const { base } = await current(f.ben, f)
  await act(f.ben, f, waiting, 'propose', { base, respondBy: null })
  return { backend, f, first, second, waiting }
}

const titles = async (who: TestPerson, f: Family) => (await current(who, f)).versions.map(({ title }: Version) => title).toSorted()

test('a grant for March shows the days and sums of March and nothing else', async () => {
  const { backend, f, first } = await twoVersions()
  const lena = await grant(backend, f, { scopes: ['schedule', 'children'], days: march })
  const { shows, versions } = await current(lena, f)
  expect(shows).toEqual(march)
  expect(versions).toMatchObject([{ id: first, isNow: true }])
  for (const range of [{}, { from: '2026-02-10', months: '6' }, { from: '2026-03-01', months: '24' }]) {
    const { expanded } = (await read(lena, f, 'days', range)) as { expanded: ExpandedDays }
    expect([expanded.from, expanded.nights.length, expanded.total.from, expanded.total.to, expanded.total.days]).toEqual([
      march.from,
      31,
      march.from,
      march.to,
      31,
    ])
    expect(expanded.months).toMatchObject([{ ...march, days: 31 }])
    expect(expanded.total.nights.A + expanded.total.nights.B).toBe(31)
    for (const { day } of [...expanded.exchanges, ...expanded.names]) expect(day >= march.from && day <= march.to).toBe(true)
  }
  const whole = (await read(f.ana, f, 'days', { from: '2026-03-01', months: '1' })) as { expanded: ExpandedDays }
  const granted = (await read(lena, f, 'days', { from: '2026-03-01', months: '1' })) as { expanded: ExpandedDays }
  expect(granted.expanded).toEqual(whole.expanded)
})

test('days outside of the grant are empty, and a version outside of them does not exist for the seat', async () => {
  const { backend, f, first, second, waiting } = await twoVersions()
  const lena = await grant(backend, f, { scopes: ['schedule'], days: march })
  expect((await read(lena, f, 'days', { from: '2026-04-01', months: '2' })).expanded).toBeNull()
  expect((await read(lena, f, 'days', { from: '2026-01-01', months: '2' })).expanded).toBeNull()
  expect((await read(lena, f, 'why', { day: '2026-04-01' })).parts).toEqual([])
  expect((await read(lena, f, 'why', { day: '2026-03-31' })).parts).not.toEqual([])
  const ask = (query: Record<string, string>, noun = 'days') =>
    lena.inject(`/api/schedule/${noun}?${new URLSearchParams({ case: f.caseId, ...query }).toString()}`)
  const none = '99999999-9999-4999-8999-999999999999'
  for (const hidden of [second, waiting]) {
    const [one, other] = [await ask({ version: hidden }), await ask({ version: none })]
    expect([one.statusCode, one.body]).toEqual([404, other.body])
    expect((await ask({ version: hidden, day: '2026-03-05' }, 'why')).statusCode).toBe(404)
    expect((await ask({ before: first, after: hidden }, 'compare')).statusCode).toBe(404)
  }
})

test('a grant lists the versions that are in effect on any of its days', async () => {
  const { backend, f } = await twoVersions()
  const of = (days: { from: string; to: string }) => grant(backend, f, { scopes: ['schedule'], days })
  expect(await titles(await of({ from: '2026-05-03', to: '2026-05-03' }), f)).toEqual(['First'])
  expect(await titles(await of({ from: '2026-05-04', to: '2026-05-04' }), f)).toEqual(['Second'])
  expect(await titles(await of({ from: '2026-05-03', to: '2026-05-04' }), f)).toEqual(['First', 'Second'])
  expect(await titles(await of({ from: '2026-06-01', to: '2026-06-02' }), f)).toEqual(['Second', 'Waiting'])
  expect(await titles(await of({ from: '2025-01-01', to: '2025-12-31' }), f)).toEqual([])
  expect(await titles(await grant(backend, f, { scopes: ['schedule'] }), f)).toEqual(['First', 'Second', 'Waiting'])
})

test('a rule for calendar days outside of the grant is left out of a version', async () => {
  const { backend, f, second } = await twoVersions()
  const rulesFor = async (days: { from: string; to: string }) =>
    (await current(await grant(backend, f, { scopes: ['schedule'], days }), f)).versions.find(({ id }: Version) => id === second).rules
  expect((await rulesFor({ from: '2026-05-10', to: '2026-06-30' })).map(({ id }: { id: string }) => id)).toEqual(['weeks'])
  expect((await rulesFor({ from: '2026-07-14', to: '2026-07-20' })).map(({ id }: { id: string }) => id)).toEqual(['summer', 'weeks'])
})

test('the difference of a version covers only the grant’s days', async () => {
  const { backend, f, second } = await twoVersions()
  const lena = await grant(backend, f, { scopes: ['schedule'], days: { from: '2026-06-25', to: '2026-07-05' } })
  const { difference, expanded } = (await read(lena, f, 'days', { version: second })) as { difference: Difference; expanded: ExpandedDays }
  expect([difference.from, difference.before.length, difference.after.length]).toEqual(['2026-06-25', 11, 11])
  expect(expanded.months.map(({ from, to }) => [from, to])).toEqual([
    ['2026-06-25', '2026-06-30'],
    ['2026-07-01', '2026-07-05'],
  ])
})

test('planned and actual time is counted within the grant’s days', async () => {
  const { backend, f } = await twoVersions()
  const url = `/api/cases/${f.caseId}/schedule/actual`
  const record = (day: string) => ({
    from: { day, at: '20:00' },
    to: { day, at: '23:00' },
    holder: 'third',
    childIds: [],
    note: day,
    isShared: true,
  })
  for (const day of ['2026-02-10', '2026-03-10']) expect((await post(f.ana, url, record(day))).statusCode).toBe(200)
  const lena = await grant(backend, f, { scopes: ['schedule'], days: march })
  const range = { from: '2026-02-01', to: '2026-04-15' }
  const reply = await read(lena, f, 'actual', range)
  // Until yesterday: the clock is at March 12.
  expect(reply).toMatchObject({ shows: march, days: 11, planned: { from: '2026-03-01', to: '2026-03-11', days: 11 } })
  expect(reply.records.map(({ note }: { note: string }) => note)).toEqual(['2026-03-10'])
  const before = await read(lena, f, 'actual', { from: '2026-02-01', to: '2026-02-28' })
  expect(before).toMatchObject({ planned: null, actual: null, days: 0, records: [], differing: [] })
  expect((await read(f.ana, f, 'actual', range)).records).toHaveLength(2)
})

test('a parent whose seat ended sees the days up to then, and no version that was proposed later', async () => {
  const backend = await testApp()
  const own = await family(backend)
  await inForce(own, { title: 'Known', effective: '2026-01-05', rules: [weeks('AABBAAAAABBBBB')] })
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date('2026-03-12T20:00:00Z') })
      .where('id', '=', own.ben.memberId)
      .execute(),
  )
  await clockAt(backend, Date.parse('2026-03-13T12:00:00Z'))
  await post(own.ana, versionsOf(own), {
    title: 'Later',
    basis: 'own',
    orderId: null,
    effective: '2026-02-02',
    rules: [weeks('AB')],
    note: '',
  })
  const later = (await current(own.ana, own)).versions.find(({ title }: Version) => title === 'Later').id as string
  const { base } = await current(own.ana, own)
  expect((await act(own.ana, own, later, 'propose', { base, respondBy: null })).json()).toEqual({ state: 'approved' })
  const reply = await current(own.ben, own)
  expect(reply).toMatchObject({ shows: { from: null, to: '2026-03-12' }, versions: [{ title: 'Known' }], can: { add: false } })
  const { expanded } = (await read(own.ben, own, 'days', { months: '3' })) as { expanded: ExpandedDays }
  expect([expanded.from, expanded.total.to]).toEqual(['2026-01-01', '2026-03-12'])
  // A version that came into effect after the seat ended, for earlier days, does not change what the parent sees.
  expect(expanded.nights.slice(-14)).toBe('BBBAABBAAAAABB')
  expect((await read(own.ben, own, 'why', { day: '2026-03-13' })).parts).toEqual([])
})
