import { expect, test } from 'vitest'
import { family, grant, newPerson, system } from '#test/support/family.ts'
import { christmas, current, draft, inForce, post, read, stranger, versionsOf, weeks } from '#test/support/schedule-acts.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { Difference, ExpandedDays, Reason } from './contract.ts'

const theApp = sharedApp()

test('a preview shows an unsaved version: its 2-2-5-5 nights, and which nights would change', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await inForce(f, { effective: '2027-01-04', rules: [weeks('AABBAAAAABBBBB')] })
  const reply = await post(f.ana, `/api/cases/${f.caseId}/schedule/preview`, {
    effective: '2027-02-01',
    rules: [weeks('AAAAAAABBBBBBB')],
    child: f.children[0]!.id,
    months: 1,
  })
  const { expanded, difference } = reply.json() as { expanded: ExpandedDays; difference: Difference }
  // February 2027 begins on a Monday and has 28 nights: two whole cycles of each pattern, starting with the same week.
  expect(expanded.nights).toBe('AAAAAAABBBBBBB'.repeat(2))
  expect(difference.before).toBe('AABBAAAAABBBBB'.repeat(2))
  expect(difference.changed).toBe(8)
  expect(expanded.total).toMatchObject({ days: 28, nights: { A: 14, B: 14 }, nightShares: { A: 50, B: 50 }, longest: { A: 7, B: 7 } })
  expect(expanded.exchanges.map(({ day, minute }) => `${day} ${minute}`)).toEqual([
    '2027-02-01 1080',
    '2027-02-08 1080',
    '2027-02-15 1080',
    '2027-02-22 1080',
  ])
  const { versions } = await current(f.ana, f)
  expect(versions).toHaveLength(1)
})

test('a day says why it belongs to a parent: first the holiday, then the regular weeks with their clause', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await inForce(f)
  const { parts } = (await read(f.ben, f, 'why', { day: '2027-12-24' })) as { parts: Reason[] }
  expect(parts.map(({ from, to, holder }) => [from, to, holder])).toEqual([
    ['00:00', '12:00', expect.any(String)],
    ['12:00', '24:00', 'A'],
  ])
  expect(parts[1]!.links).toMatchObject([
    { layer: 'holiday', label: 'Christmas', because: { key: 'holiday', year: 2027, turn: 'odd', part: 'whole' } },
    { layer: 'base', clause: { paragraph: '5' }, version: '2-2-5-5', because: { key: 'cycle', of: 14 } },
  ])
})

test('an exchange stays at 6 pm local time when the case’s time zone changes', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await inForce(f)
  const first = async () =>
    ((await read(f.ana, f, 'days', { from: '2027-02-01', months: '1' })) as { expanded: ExpandedDays }).expanded.exchanges[0]!
  const before = await first()
  await system(backend, (tx) => tx.updateTable('case_file').set({ zone: 'America/Los_Angeles' }).where('case_id', '=', f.caseId).execute())
  const after = await first()
  expect([after.day, after.minute]).toEqual([before.day, before.minute])
  expect(Date.parse(after.at) - Date.parse(before.at)).toBe(3 * 3_600_000)
})

test('a stranger and a missing case get the same response; a schedule grant and a former parent only read', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await inForce(f)
  const strange = await newPerson(backend)
  for (const path of [
    '/api/schedule?',
    '/api/schedule/days?',
    '/api/schedule/why?day=2027-02-01&',
    '/api/schedule/actual?from=2027-01-01&to=2027-02-01&',
  ]) {
    const [foreign, missing] = [await strange.inject(`${path}case=${f.caseId}`), await strange.inject(`${path}case=${stranger}`)]
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body])
  }
  const lena = await grant(backend, f, { scopes: ['schedule'] })
  expect(await current(lena, f)).toMatchObject({ can: { add: false }, versions: [{ can: { answer: false, propose: false } }] })
  expect((await read(lena, f, 'days', {})).expanded.nights).toMatch(/^[AB-]+$/)
  expect((await post(lena, versionsOf(f), draft)).statusCode).toBe(404)
  const blind = await grant(backend, f, { role: 'gal', scopes: ['hearings'] })
  expect((await blind.inject(`/api/schedule?case=${f.caseId}`)).statusCode).toBe(404)
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(backend.clock.now) })
      .where('id', '=', f.ben.memberId)
      .execute(),
  )
  backend.clock.now += 1000
  expect((await current(f.ben, f)).can).toEqual({ add: false })
  expect((await post(f.ben, versionsOf(f), draft)).statusCode).toBe(410)
})

test('the newest version says what it changed from the one before it', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await inForce(f, { rules: [weeks('AABBAAAAABBBBB')] })
  backend.clock.now += 60_000
  const version = await inForce(f, { title: 'Weeks', effective: '2027-02-01', rules: [weeks('AAAAAAABBBBBBB')] })
  const { difference } = (await read(f.ben, f, 'days', { version, months: '1' })) as { difference: Difference }
  expect([difference.from, difference.before, difference.after]).toEqual([
    '2027-02-01',
    'AABBAAAAABBBBB'.repeat(2),
    'AAAAAAABBBBBBB'.repeat(2),
  ])
})

test('the default is 24 months, each and in total with nights, hours and percentages', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await inForce(f, { effective: '2026-04-01', rules: [weeks('AABBAAAAABBBBB'), christmas] })
  const { expanded } = (await read(f.ana, f, 'days', { from: '2026-04-01' })) as { expanded: ExpandedDays }
  expect(expanded.months).toHaveLength(24)
  expect([expanded.total.from, expanded.total.to, expanded.total.days]).toEqual(['2026-04-01', '2028-03-31', 731])
  expect(expanded.nights).toHaveLength(731)
  for (const unit of ['nights', 'minutes'] as const)
    for (const holder of ['A', 'B', 'third', 'gap'] as const)
      expect(expanded.months.reduce((sum, month) => sum + month[unit][holder], 0)).toBe(expanded.total[unit][holder])
  for (const sums of [expanded.total, ...expanded.months]) {
    const nights = sums.nights.A + sums.nights.B + sums.nights.third + sums.nights.gap
    expect(nights).toBe(sums.days)
    expect(sums.nightShares.A).toBeCloseTo((100 * sums.nights.A) / nights, 9)
    const minutes = sums.minutes.A + sums.minutes.B + sums.minutes.third + sums.minutes.gap
    expect(sums.hourShares.A).toBeCloseTo((100 * sums.minutes.A) / minutes, 9)
  }
  // Clocks go forward in March and back in November: those months have an hour less and an hour more.
  const minutesIn = (month: string) => {
    const { minutes } = expanded.months.find(({ from }) => from.startsWith(month))!
    return minutes.A + minutes.B
  }
  expect([minutesIn('2026-11'), minutesIn('2027-03'), minutesIn('2026-12')]).toEqual([30 * 1440 + 60, 31 * 1440 - 60, 31 * 1440])
})

test('nights and percentages count from the effective date, for the next 12 months first, without unassigned time', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await inForce(f, { effective: '2027-01-15', rules: [weeks('AAAAAAABBBBBBB')] })
  // The page's first request, months before the schedule begins.
  const { expanded } = (await read(f.ana, f, 'days', {})) as { expanded: ExpandedDays }
  expect([expanded.year.from, expanded.year.to, expanded.year.days]).toEqual(['2027-01-15', '2028-01-14', 365])
  expect([expanded.total.from, expanded.total.to, expanded.total.days]).toEqual(['2027-01-15', '2029-01-14', 731])
  for (const { nights, minutes } of [expanded.year, expanded.total]) expect([nights.gap, minutes.gap]).toEqual([0, 0])
  // The expected numbers, night by night: alternating weeks from Monday, January 5, 2026.
  const expected = { A: 0, B: 0 }
  for (let day = Date.UTC(2027, 0, 15); day < Date.UTC(2028, 0, 15); day += 86_400_000)
    expected[Math.floor((day - Date.UTC(2026, 0, 5)) / 604_800_000) % 2 === 0 ? 'A' : 'B'] += 1
  expect(expanded.year.nights).toMatchObject(expected)
  // Once it is in effect, counting starts today.
  backend.clock.now = Date.parse('2027-03-10T18:00:00Z')
  await backend.database.owner
    .updateTable('session')
    .set({ last_used_at: new Date(backend.clock.now), expires_at: new Date(backend.clock.now + 86_400_000) })
    .execute()
  const later = ((await read(f.ana, f, 'days', {})) as { expanded: ExpandedDays }).expanded
  expect([later.year.from, later.year.to]).toEqual(['2027-03-10', '2028-03-09'])
})

test('a version that starts in the past makes no exchange before it was approved', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const today = new Date(backend.clock.now).toISOString().slice(0, 10)
  const before = new Date(backend.clock.now - 28 * 86_400_000).toISOString().slice(0, 10)
  await inForce(f, { effective: before, rules: [weeks('AABBAAAAABBBBB')] })
  const { expanded } = (await read(f.ana, f, 'days', { from: before, months: '3' })) as { expanded: ExpandedDays }
  expect(expanded.exchanges.length).toBeGreaterThan(5)
  expect(expanded.exchanges.filter(({ day }) => day < today)).toEqual([])
  const { past, upcoming } = (await f.ana.inject(`/api/exchanges/list?case=${f.caseId}`)).json()
  expect(past).toEqual([])
  expect(upcoming.length).toBeGreaterThan(2)
})
