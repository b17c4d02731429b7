import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cycle, day, plan, rule, version } from '#test/support/schedules.ts'
import { lacksShared, sharedFile } from '#test/support/shared.ts'
import { civilOf, dayAt, dayNumber, weekdayOf } from '../time/calendar.ts'
import { writeTime } from '../time/wall.ts'
import { daysOf, easterOf, nthWeekday } from './dates.ts'
import { familyHolidays, federalHolidays, holidaysOf, type NamedHoliday, type Observed } from './holidays.ts'
import { layOut } from './lay-out.ts'
import type { DateRule, Holiday, Turn } from './types.ts'

const holiday = (date: DateRule, turn: Turn, more: Partial<Holiday> = {}): Holiday => ({
  kind: 'holiday',
  date,
  from: { offset: 0, at: '09:00' },
  to: { offset: 1, at: '09:00' },
  turn,
  ...more,
})
/** The result of holidays on some days, over a base that gives all time to A: `first day and time, holder`. */
function decided(from: string, to: string, ...spans: Holiday[]): string[] {
  const holidayPlan = plan([
    version('v', '2019-01-01', rule('base', 'base', cycle('A')), ...spans.map((span, index) => rule(`h${index}`, 'holiday', span))),
  ])
  return layOut(holidayPlan, 'child', day(from), day(to))
    .filter(({ layer }) => layer === 'holiday')
    .map(
      ({ fromWall, toWall, holder }) =>
        `${dayAt(Math.floor(fromWall / 1_440))} ${writeTime(fromWall)} ${(toWall - fromWall) / 60} h ${holder}`,
    )
}
const christmas: DateRule = { type: 'fixed', month: 12, day: 25 }

describe('the day of a holiday', () => {
  test('Easter is the Sunday that the tables of the Church give, at its earliest and latest too', () => {
    const known = [
      '1818-03-22',
      '1943-04-25',
      '2000-04-23',
      '2008-03-23',
      '2011-04-24',
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ]
    expect(known.map((text) => dayAt(easterOf(Number(text.slice(0, 4)))))).toEqual(known)
    for (let year = 1583; year <= 4099; year += 1) {
      const easter = easterOf(year)
      expect(weekdayOf(easter)).toBe(6)
      expect(easter).toBeGreaterThanOrEqual(dayNumber(year, 3, 22))
      expect(easter).toBeLessThanOrEqual(dayNumber(year, 4, 25))
    }
  })

  test('the n-th weekday is found by counting through the month, and a missing fifth one is none', () => {
    for (let month = 1; month <= 12; month += 1)
      for (const weekday of [0, 1, 2, 3, 4, 5, 6] as const) {
        const first = dayNumber(2026, month, 1)
        const all = Array.from({ length: 31 }, (_, index) => first + index).filter(
          (number) => weekdayOf(number) === weekday && civilOf(number).month === month,
        )
        for (const n of [1, 2, 3, 4, 5]) expect(nthWeekday(2026, month, weekday, n)).toBe(all[n - 1] ?? null)
        expect(nthWeekday(2026, month, weekday, -1)).toBe(all.at(-1))
      }
  })

  test("a holiday relative to another may be in the year before, and counts for the other's year", () => {
    const eve: DateRule = { type: 'relative', base: { type: 'fixed', month: 1, day: 1 }, offset: -1 }
    expect(daysOf(eve, 2027)).toEqual({ first: dayNumber(2026, 12, 31), last: dayNumber(2026, 12, 31), year: 2026 })
  })

  test('Election Day is the Tuesday after the first Monday, not the first Tuesday', () => {
    expect([2022, 2026, 2028].map((year) => dayAt(daysOf({ type: 'election' }, year)!.first))).toEqual([
      '2022-11-08',
      '2026-11-03',
      '2028-11-07',
    ])
  })

  test('February 29 is left out of common years, or observed a day before or after, as the rule says', () => {
    const leap = (inCommonYears?: 'omit' | 'day-before' | 'day-after'): DateRule => ({ type: 'fixed', month: 2, day: 29, inCommonYears })
    const days = (date: DateRule) => [2027, 2028].map((year) => daysOf(date, year)).map((found) => found && dayAt(found.first))
    expect(days(leap())).toEqual([null, '2028-02-29'])
    expect(days(leap('day-before'))).toEqual(['2027-02-28', '2028-02-29'])
    expect(days(leap('day-after'))).toEqual(['2027-03-01', '2028-02-29'])
  })
})

describe('a holiday in a schedule', () => {
  test('goes to one parent in odd years and to the other in even ones, over New Year by the year it is of', () => {
    const turns = holiday(christmas, { odd: 'A', even: 'B' }, { to: { offset: 7, at: '18:00' } })
    expect(decided('2026-12-01', '2028-01-31', turns)).toEqual(['2026-12-25 09:00 177 h B', '2027-12-25 09:00 177 h A'])
  })

  test('that belongs to neither parent in odd years leaves them to the layers below', () => {
    expect(decided('2026-01-01', '2029-01-31', holiday(christmas, { odd: null, even: 'B' }))).toEqual([
      '2026-12-25 09:00 24 h B',
      '2028-12-25 09:00 24 h B',
    ])
  })

  test('cut in two goes on with the other parent: at an offset, on a day, or in its middle', () => {
    const long = { from: { offset: -2, at: '18:00' }, to: { offset: 7, at: '18:00' } }
    const parts = (split: Holiday['split']) =>
      decided('2026-12-01', '2027-01-31', holiday(christmas, { odd: 'A', even: 'B' }, { ...long, split }))
    expect(parts({ middle: { offset: 3, at: '12:00' } })).toEqual(['2026-12-23 18:00 114 h B', '2026-12-28 12:00 102 h A'])
    expect(parts({ on: { type: 'fixed', month: 12, day: 28 }, at: '12:00' })).toEqual([
      '2026-12-23 18:00 114 h B',
      '2026-12-28 12:00 102 h A',
    ])
    expect(parts({ half: '15:00' })).toEqual(['2026-12-23 18:00 93 h B', '2026-12-27 15:00 123 h A'])
    expect(parts({ on: { type: 'fixed', month: 1, day: 1 }, at: '10:00' })).toEqual(['2026-12-23 18:00 208 h B', '2027-01-01 10:00 8 h A'])
  })

  test('of the school has the days given for its year, and none in a year without them', () => {
    const winter: DateRule = {
      type: 'dated',
      years: { '2026': { from: day('2026-12-19'), to: day('2027-01-03') }, '2027': { from: day('2027-12-18'), to: day('2028-01-02') } },
    }
    const span = holiday(
      winter,
      { odd: 'A', even: 'B' },
      { from: { offset: -1, at: '15:00' }, to: { offset: 0, at: '18:00' }, split: { half: '12:00' } },
    )
    expect(decided('2026-01-01', '2029-12-31', span)).toEqual([
      '2026-12-18 15:00 189 h B',
      '2026-12-26 12:00 198 h A',
      '2027-12-17 15:00 189 h A',
      '2027-12-25 12:00 198 h B',
    ])
  })

  test('on 29 February comes every fourth year', () => {
    const leap = holiday({ type: 'fixed', month: 2, day: 29 }, { every: 'B' })
    expect(decided('2024-01-01', '2032-12-31', leap)).toEqual([
      '2024-02-29 09:00 24 h B',
      '2028-02-29 09:00 24 h B',
      '2032-02-29 09:00 24 h B',
    ])
  })

  test('moves with Easter', () => {
    const easter = holiday({ type: 'easter' }, { every: 'B' }, { from: { offset: -2, at: '18:00' }, to: { offset: 1, at: '18:00' } })
    expect(decided('2026-01-01', '2027-12-31', easter)).toEqual(['2026-04-03 18:00 72 h B', '2027-03-26 18:00 72 h B'])
  })
})

describe('lists of holidays', () => {
  test('the federal days of 2027, with those that move off a weekend', () => {
    const found = holidaysOf(federalHolidays, { sat: 'fri', sun: 'mon' }, 2027)
    expect(found.filter(({ observed }) => observed).map(({ day: on, id }) => `${on} ${id}`)).toEqual([
      '2027-06-18 juneteenth',
      '2027-07-05 independence',
      '2027-12-24 christmas',
      '2027-12-31 new-year',
    ])
    expect(found.filter(({ observed }) => !observed)).toHaveLength(11)
  })

  test('the days of families in 2026', () => {
    expect(holidaysOf(familyHolidays, { sat: 'none', sun: 'none' }, 2026).map(({ day: on, id }) => `${on} ${id}`)).toEqual([
      '2026-04-03 good-friday',
      '2026-04-05 easter',
      '2026-05-10 mothers-day',
      '2026-06-21 fathers-day',
      '2026-10-31 halloween',
      '2026-11-03 election',
      '2026-11-27 day-after-thanksgiving',
      '2026-12-24 christmas-eve',
      '2026-12-31 new-years-eve',
    ])
  })

  interface Listed {
    id: string
    name: string
    type: string
    month: number
    day: number
    weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6
    n: number
    base: string
    offset: number
    noShift?: boolean
  }
  interface Law {
    rules: Listed[]
    jurisdictions: { [place: string]: { holidayIds: string[]; observed: Observed; expansion: { [year: string]: [string, string][] } } }
  }
  const list = 'legal/holidays.json'
  const law = lacksShared([list]) ? null : (JSON.parse(readFileSync(sharedFile(list), 'utf8')) as Law)
  const read = (listed: Listed): DateRule => {
    const { type, month, weekday, n, offset, base } = listed
    if (type === 'relative') return { type, offset, base: read(law!.rules.find(({ name }) => name === base)!) }
    if (type === 'nth') return { type, month, weekday, n }
    if (type === 'last') return { type, month, weekday }
    if (type === 'fixed') return { type, month, day: listed.day }
    if (type === 'election') return { type }
    throw new Error(`${type} is no rule`)
  }

  test.skipIf(!law)('the court days of 2026 and 2027 in six jurisdictions come out as published (where they are at hand)', () => {
    const places = Object.entries(law!.jurisdictions)
    expect(places.map(([place]) => place)).toEqual(['US', 'CA', 'NY', 'FL', 'WA', 'TX'])
    for (const [place, { holidayIds, observed, expansion }] of places) {
      const named = holidayIds.map((id): NamedHoliday => {
        const listed = law!.rules.find((candidate) => candidate.id === id)!
        return { id, name: { id: listed.name }, date: read(listed), noShift: listed.noShift }
      })
      for (const year of [2026, 2027])
        expect(
          holidaysOf(named, observed, year).map(({ day: on, name, observed: moved }) => [on, moved ? `${name.id} (observed)` : name.id]),
          `${place} ${year}`,
        ).toEqual(expansion[year])
    }
  })

  test.skipIf(!law)('our federal days are the published ones (where they are at hand)', () => {
    const { expansion } = law!.jurisdictions['US']!
    for (const year of [2026, 2027])
      expect(holidaysOf(federalHolidays, { sat: 'fri', sun: 'mon' }, year).map(({ day: on }) => on)).toEqual(
        expansion[year]!.map(([on]) => on),
      )
  })
})
