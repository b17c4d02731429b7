import { describe, expect, test } from 'vitest'
import { agreed, block, cycle, day, instant, plan, rule, version } from '#test/support/schedules.ts'
import { applyActual, type Correction } from './actual.ts'
import { layOut } from './lay-out.ts'
import { timesOf } from './times.ts'
import { around, monthsFrom, tally, totalsByMonth, totalsOf } from './totals.ts'

const year = { from: day('2026-01-01'), to: day('2026-12-31') }
const weeks = plan([version('v', '2025-01-01', rule('base', 'base', cycle('AAAAAAABBBBBBB')))])

describe('nights and minutes', () => {
  test('midnight decides a night: who has the child until 00:00 has no overnight, who has it past 00:00 has one', () => {
    const nightsOf = (from: string, to: string) =>
      totalsOf({ ...weeks, agreed: [agreed('x', from, to, 'third')] }, 'ella', { from: day('2026-01-06'), to: day('2026-01-08') }).nights
        .third
    expect(nightsOf('2026-01-06 12:00', '2026-01-06 23:59')).toBe(0)
    expect(nightsOf('2026-01-06 12:00', '2026-01-07 00:00')).toBe(0)
    expect(nightsOf('2026-01-06 12:00', '2026-01-07 00:01')).toBe(1)
    expect(nightsOf('2026-01-07 00:00', '2026-01-07 06:00')).toBe(1)
    expect(nightsOf('2026-01-07 00:01', '2026-01-07 23:00')).toBe(0)
  })

  test('the last night of a range is the one after its last day', () => {
    const one = (on: string) => totalsOf(weeks, 'ella', { from: day(on), to: day(on) }).nights
    expect(one('2026-01-11')).toMatchObject({ A: 1 })
    expect(one('2026-01-12')).toMatchObject({ B: 1 })
  })

  test('days have 23 and 25 hours where clocks change, and the night counts once', () => {
    const spring = totalsOf(weeks, 'ella', { from: day('2027-03-14'), to: day('2027-03-14') })
    const autumn = totalsOf(weeks, 'ella', { from: day('2027-11-07'), to: day('2027-11-07') })
    const all = ({ A, B, third, gap }: { A: number; B: number; third: number; gap: number }) => A + B + third + gap
    expect([all(spring.minutes), all(spring.nights), all(autumn.minutes), all(autumn.nights)]).toEqual([1_380, 1, 1_500, 1])
  })

  test('every other weekend is 14.3 % of nights and less or more by hours: the two shares are apart', () => {
    const weekend = plan([version('v', '2025-01-01', rule('base', 'base', cycle('AAAABBAAAAAAAA', '18:00')))])
    const { nightShares, minuteShares } = totalsOf(weekend, 'ella', { from: day('2026-06-01'), to: day('2026-06-14') })
    expect(nightShares.ofParents!.B).toBeCloseTo(14.2857, 3)
    expect(minuteShares.ofParents!.B).toBeCloseTo((100 * 48) / 336, 6)
    // From Friday at school until Monday at school, as hours, is far more than its nights suggest.
    const school = { ...cycle('AAAABBAAAAAAAA', '18:00'), on: { 4: { at: '15:00' }, 6: { at: '20:00' } } }
    const longer = totalsOf(plan([version('v', '2025-01-01', rule('base', 'base', school))]), 'ella', {
      from: day('2026-06-01'),
      to: day('2026-06-14'),
    })
    expect(longer.nights.B).toBe(2)
    expect(longer.minuteShares.ofAll.B).toBeCloseTo((100 * 53) / 336, 6)
  })

  test('third-party time is a share of all, and left out between the parents', () => {
    const camp = { ...weeks, agreed: [agreed('camp', '2026-01-05 18:00', '2026-01-12 18:00', 'third')] }
    const { nights, nightShares, longest, away } = totalsOf(camp, 'ella', { from: day('2026-01-05'), to: day('2026-01-18') })
    expect(nights).toEqual({ A: 0, B: 7, third: 7, gap: 0 })
    expect(nightShares).toEqual({ ofAll: { A: 0, B: 50, third: 50, gap: 0 }, ofParents: { A: 0, B: 100 } })
    expect([longest, away]).toEqual([
      { A: 0, B: 7, third: 7 },
      { A: 14, B: 7 },
    ])
  })

  test('of what nobody has the parents have no share', () => {
    const { nights, minutes, nightShares } = totalsOf(plan([]), 'ella', { from: day('2026-01-05'), to: day('2026-01-06') })
    expect([nights.gap, minutes.gap, nightShares.ofParents]).toEqual([2, 2_880, null])
  })

  test('a way from one parent to the other by way of camp is one exchange, and to camp and back is none', () => {
    const range = { from: day('2026-01-06'), to: day('2026-01-18') }
    expect(totalsOf(weeks, 'ella', range).exchanges).toBe(1)
    expect(totalsOf({ ...weeks, agreed: [agreed('x', '2026-01-10 12:00', '2026-01-14 12:00', 'third')] }, 'ella', range).exchanges).toBe(1)
    expect(totalsOf({ ...weeks, agreed: [agreed('x', '2026-01-13 12:00', '2026-01-14 12:00', 'third')] }, 'ella', range).exchanges).toBe(1)
  })

  test('stretches that do not hold the whole range are refused', () => {
    const stretches = layOut(weeks, 'ella', year.from, year.to)
    expect(() => tally(stretches, timesOf(weeks), year)).toThrow(RangeError) // the minute after the last midnight is missing
    expect(() => tally([], timesOf(weeks), year)).toThrow(RangeError)
  })
})

describe('24 months', () => {
  test('are months of the calendar, from the month of the day asked for', () => {
    const months = monthsFrom(day('2026-11-21'))
    expect([months.length, months[0], months[3], months.at(-1)]).toEqual([
      24,
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2027-02-01', to: '2027-02-28' },
      { from: '2028-10-01', to: '2028-10-31' },
    ])
  })

  test('add up to the totals of the whole, exchanges too', () => {
    const months = totalsByMonth(weeks, 'ella', day('2026-11-21'))
    const whole = totalsOf(weeks, 'ella', { from: day('2026-11-01'), to: day('2028-10-31') })
    const sum = (of: (totals: (typeof months)[number]) => number) => months.reduce((so, totals) => so + of(totals), 0)
    expect([sum(({ nights }) => nights.A), sum(({ minutes }) => minutes.B), sum(({ exchanges }) => exchanges)]).toEqual([
      whole.nights.A,
      whole.minutes.B,
      whole.exchanges,
    ])
    expect(whole.nights.A + whole.nights.B).toBe(731)
  })

  test('show a holiday of odd and of even years alike', () => {
    const christmas = rule('christmas', 'holiday', {
      kind: 'holiday',
      date: { type: 'fixed', month: 12, day: 25 },
      from: { offset: 0, at: '12:00' },
      to: { offset: 2, at: '12:00' },
      turn: { odd: 'third', even: null },
    })
    const given = plan([version('v', '2025-01-01', rule('base', 'base', cycle('A')), christmas)])
    const third = totalsByMonth(given, 'ella', day('2026-06-01')).map(({ nights }) => nights.third)
    expect([third[6], third[18], third.reduce((one, other) => one + other)]).toEqual([0, 2, 2])
  })
})

describe('what really happened', () => {
  const times = timesOf(weeks)
  const range = { from: day('2026-01-05'), to: day('2026-01-18') }
  const planned = around(weeks, 'ella', range)
  const fix = (id: string, from: string, to: string, holder: Correction['holder'], recorded = 1): Correction => ({
    id,
    from: instant(from),
    to: instant(to),
    holder,
    recorded,
  })

  test('counts by the same function: a night given up is a night less', () => {
    const actual = applyActual(planned, [fix('late', '2026-01-12 18:00', '2026-01-13 08:00', 'A')], times)
    expect(tally(planned, times, range).nights).toMatchObject({ A: 7, B: 7 })
    const counted = tally(actual, times, range)
    expect([counted.nights, counted.minutes.A]).toEqual([{ A: 8, B: 6, third: 0, gap: 0 }, 7 * 1_440 + 14 * 60])
    expect(actual.find(({ layer }) => layer === 'actual')).toMatchObject({ rule: 'late', version: null, holder: 'A' })
  })

  test('of two records of the same time the later counts; outside the plan or backwards they change nothing', () => {
    const one = fix('one', '2026-01-07 10:00', '2026-01-07 14:00', 'third', 1)
    const two = fix('two', '2026-01-07 12:00', '2026-01-07 16:00', 'B', 2)
    const minutes = (...corrections: Correction[]) => tally(applyActual(planned, corrections, times), times, range).minutes
    expect(minutes(one, two)).toMatchObject({ third: 120, B: 7 * 1_440 + 240 })
    expect(minutes(two, one)).toEqual(minutes(one, two))
    const nothing = [fix('far', '2030-01-01', '2030-01-02', 'third'), fix('back', '2026-01-08', '2026-01-07', 'third')]
    expect(applyActual(planned, nothing, times)).toEqual(planned)
    expect(applyActual([], [one], times)).toEqual([])
  })
})

test('a vacation of two weeks in a year of alternating weeks: nights, longest absence and exchanges follow', () => {
  const trip = rule('trip', 'vacation', block('2026-07-06 18:00', '2026-07-20 18:00', 'B'))
  const given = plan([version('v', '2025-01-01', rule('base', 'base', cycle('AAAAAAABBBBBBB')), trip)])
  const [without, withTrip] = [totalsOf(weeks, 'ella', year), totalsOf(given, 'ella', year)]
  expect(withTrip.nights.B - without.nights.B).toBe(7)
  expect([without.away.A, withTrip.away.A]).toEqual([7, 21])
  expect(without.exchanges - withTrip.exchanges).toBe(2)
})
