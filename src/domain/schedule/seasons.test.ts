import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cycle, day, plan, rule, version } from '#test/support/schedules.ts'
import { dayAt } from '../time/calendar.ts'
import { writeTime } from '../time/wall.ts'
import { exchangesOf } from './exchanges.ts'
import { layOut } from './lay-out.ts'
import { isRun, patterns, seasonAnchor } from './patterns.ts'
import { nightsOf } from './tonight.ts'
import type { Cycle, Plan, Rule } from './types.ts'

const summer = (nights: string, from: [number, number], to: [number, number], more: Partial<Cycle> = {}): Rule =>
  rule(
    'summer',
    'season',
    { ...cycle(nights), anchor: seasonAnchor(nights), ...more },
    { within: { each: { from: { month: from[0], day: from[1] }, to: { month: to[0], day: to[1] } } } },
  )
const base = rule('base', 'base', cycle('AABBAAAAABBBBB'))
const withSummer = (of: Rule): Plan => plan([version('v', '2026-01-05', base, of)])
const nights = (of: Plan, from: string, to: string) =>
  nightsOf(of, 'any', { from: day(from), to: day(to) })
    .map(({ holder }) => (holder === 'third' ? 'T' : holder))
    .join('')

test('the morning of a season’s first day and the night before it belong to the weeks below, until the season’s first exchange', () => {
  // June 16, 2027 is a Wednesday; by the usual weeks the night of June 15 is A's.
  const given = withSummer(summer('BBBBBBBAAAAAAA', [6, 16], [8, 31]))
  const without = plan([version('v', '2026-01-05', base)])
  expect(nights(given, '2027-06-13', '2027-06-15')).toBe(nights(without, '2027-06-13', '2027-06-15'))
  const found = exchangesOf(given, ['any'], { from: day('2027-06-14'), to: day('2027-06-17') })
  expect(found.map(({ wall, rule: by }) => `${dayAt(Math.floor(wall / 1_440))} ${writeTime(wall)} ${by}`)).toEqual([
    '2027-06-16 18:00 summer',
  ])
  // A weekday with a time of its own opens the season at that time.
  const early = withSummer(summer('BBBBBBBAAAAAAA', [6, 16], [8, 31], { on: { 2: { at: '09:00' } } }))
  expect(
    layOut(early, 'any', day('2027-06-16'), day('2027-06-16')).map(({ fromWall, rule: by }) => `${writeTime(fromWall)} ${by}`),
  ).toEqual(['00:00 base', '09:00 summer'])
})

test('weekday patterns keep their weekdays in every summer, whatever day it begins on; weeks about begin on the day', () => {
  for (const year of [2027, 2028, 2029, 2030]) {
    const weekends = withSummer(summer('AAAABBAAAAAAAA', [6, 16], [8, 31]))
    const [from, to] = [`${year}-06-16`, `${year}-08-30`]
    const his = [...nights(weekends, from, to)].flatMap((letter, index) =>
      letter === 'B' ? [new Date(Date.UTC(year, 5, 16 + index)).getUTCDay()] : [],
    )
    expect(new Set(his)).toEqual(new Set([5, 6]))
    expect(his.length).toBeGreaterThanOrEqual(10)
    const weeks = withSummer(summer('AAAAAAABBBBBBB', [6, 16], [8, 31]))
    expect(nights(weeks, from, to).slice(0, 14)).toBe('AAAAAAABBBBBBB')
  }
  expect(patterns.filter(({ nights: of }) => isRun(of)).map(({ id }) => id)).toEqual([
    'alternating-weeks',
    '2-2-alternating',
    'alternating-2-weeks',
    'all-A',
  ])
  expect([isRun('ABB'), isRun('AAAABBAAAABB'), isRun('AAAABBA')]).toEqual([true, true, false])
})

test('what was approved when seasons began at midnight stays as it was', () => {
  const of = summer('AAAAAAABBBBBBB', [6, 16], [8, 31])
  const old = { ...withSummer(of), versions: [{ ...version('v', '2026-01-05', base, of), reading: 1 as const }] }
  expect(
    layOut(old, 'any', day('2027-06-15'), day('2027-06-17')).map(({ fromWall, holder, rule: by }) => [writeTime(fromWall), holder, by]),
  ).toEqual([
    ['00:00', 'A', 'base'],
    ['00:00', 'B', 'summer'],
    ['18:00', 'A', 'summer'],
  ])
  expect(nights(old, '2027-06-15', '2027-06-16')).toBe('BA')
})

test('2,000 seasons over the usual weeks, night by night, as a calendar says that counts the days one by one', () => {
  const month = fc.integer({ min: 1, max: 12 })
  const monthDay = fc.tuple(month, fc.integer({ min: 1, max: 28 }))
  const anyNights = fc.oneof(
    fc.constantFrom(...patterns.map((one) => one.nights)),
    fc.array(fc.constantFrom('A', 'B'), { minLength: 1, maxLength: 28 }).map((letters) => letters.join('')),
  )
  fc.assert(
    fc.property(anyNights, anyNights, monthDay, monthDay, fc.integer({ min: 2027, max: 2060 }), (usual, own, from, to, year) => {
      const given = plan([version('v', '2026-01-05', rule('base', 'base', cycle(usual)), summer(own, from, to))])
      // Every day from two years before on, counted one by one; a week has seven, and January 5, 2026 was a Monday.
      const dates = Array.from({ length: 1_200 }, (_, index) => new Date(Date.UTC(year - 2, 0, 1 + index)))
      const since = Math.round((Date.UTC(year - 2, 0, 1) - Date.UTC(2026, 0, 5)) / 86_400_000)
      const is = (index: number, [month_, day_]: readonly number[]) =>
        dates[index]!.getUTCMonth() + 1 === month_ && dates[index]!.getUTCDate() === day_
      const letter = (of: string, index: number) => of[((index % of.length) + of.length) % of.length]!
      let first = -1
      let isIn = false
      const expected = dates.map((_, index) => {
        if (is(index, from)) [first, isIn] = [index, true]
        // The last day ends at midnight, with whom the usual weeks say.
        if (is(index, to)) isIn = false
        if (!isIn) return letter(usual, since + index)
        const monday = first - ((dates[first]!.getUTCDay() + 6) % 7)
        return letter(own, index - (seasonAnchor(own) === 'week' ? monday : first))
      })
      const begin = dates.findIndex((date) => date.getUTCFullYear() === year)
      const [one, other] = [begin, begin + 399].map((index) => dates[index]!.toISOString().slice(0, 10))
      expect(nights(given, one!, other!)).toBe(expected.slice(begin, begin + 400).join(''))
    }),
    { numRuns: 2_000, seed: 26 },
  )
})
