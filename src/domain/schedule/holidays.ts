import type { Day } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'
import { dayAt, weekdayOf } from '../time/calendar.ts'
import { daysOf } from './dates.ts'
import type { DateRule } from './types.ts'

/** A holiday that a schedule or a list of court days can name. */
export interface NamedHoliday {
  id: string
  name: Text
  date: DateRule
  /** Stays on its day where others move off a weekend. */
  noShift?: boolean | undefined
}

const thanksgiving: DateRule = { type: 'nth', month: 11, weekday: 3, n: 4 }
const christmas: DateRule = { type: 'fixed', month: 12, day: 25 }

/** Legal public holidays of the United States: 5 U.S.C. 6103(a). */
export const federalHolidays: readonly NamedHoliday[] = [
  { id: 'new-year', name: msg`New Year's Day`, date: { type: 'fixed', month: 1, day: 1 } },
  { id: 'king', name: msg`Martin Luther King Jr. Day`, date: { type: 'nth', month: 1, weekday: 0, n: 3 } },
  { id: 'presidents', name: msg`Presidents' Day`, date: { type: 'nth', month: 2, weekday: 0, n: 3 } },
  { id: 'memorial', name: msg`Memorial Day`, date: { type: 'last', month: 5, weekday: 0 } },
  { id: 'juneteenth', name: msg`Juneteenth`, date: { type: 'fixed', month: 6, day: 19 } },
  { id: 'independence', name: msg`Independence Day`, date: { type: 'fixed', month: 7, day: 4 } },
  { id: 'labor', name: msg`Labor Day`, date: { type: 'nth', month: 9, weekday: 0, n: 1 } },
  { id: 'columbus', name: msg`Columbus Day, Indigenous Peoples' Day`, date: { type: 'nth', month: 10, weekday: 0, n: 2 } },
  { id: 'veterans', name: msg`Veterans Day`, date: { type: 'fixed', month: 11, day: 11 } },
  { id: 'thanksgiving', name: msg`Thanksgiving Day`, date: thanksgiving },
  { id: 'christmas', name: msg`Christmas Day`, date: christmas },
]

/** Days that families share out and that no law keeps: Mother's Day is 36 U.S.C. 117, Father's Day 36 U.S.C. 109. */
export const familyHolidays: readonly NamedHoliday[] = [
  { id: 'easter', name: msg`Easter Sunday`, date: { type: 'easter' } },
  { id: 'good-friday', name: msg`Good Friday`, date: { type: 'relative', base: { type: 'easter' }, offset: -2 } },
  { id: 'mothers-day', name: msg`Mother's Day`, date: { type: 'nth', month: 5, weekday: 6, n: 2 } },
  { id: 'fathers-day', name: msg`Father's Day`, date: { type: 'nth', month: 6, weekday: 6, n: 3 } },
  { id: 'halloween', name: msg`Halloween`, date: { type: 'fixed', month: 10, day: 31 } },
  { id: 'election', name: msg`Election Day`, date: { type: 'election' } },
  { id: 'day-after-thanksgiving', name: msg`Day after Thanksgiving`, date: { type: 'relative', base: thanksgiving, offset: 1 } },
  { id: 'christmas-eve', name: msg`Christmas Eve`, date: { type: 'relative', base: christmas, offset: -1 } },
  { id: 'new-years-eve', name: msg`New Year's Eve`, date: { type: 'fixed', month: 12, day: 31 } },
]

/** On which other day a weekend holiday is also observed: the Friday before, the Monday after, or none. */
export interface Observed {
  sat: 'fri' | 'none'
  sun: 'mon' | 'none'
}

export interface HolidayDay {
  day: Day
  id: string
  name: Text
  /** True for the day that is observed in addition to the holiday's own day; both are in the list. */
  observed: boolean
}

/**
 * The holidays of a year in order, each on its own day and on the day it is observed. A holiday of the next year that is
 * observed in this year (New Year's Day on a Saturday) is included.
 */
export function holidaysOf(holidays: readonly NamedHoliday[], observed: Observed, year: number): HolidayDay[] {
  const found: { number: number; id: string; name: Text; observed: boolean }[] = []
  for (const { id, name, date, noShift } of holidays)
    for (const asked of [year - 1, year, year + 1]) {
      const days = daysOf(date, asked)
      if (!days) continue
      for (let number = days.first; number <= days.last; number += 1) {
        found.push({ number, id, name, observed: false })
        const weekday = weekdayOf(number)
        if (!noShift && weekday === 5 && observed.sat === 'fri') found.push({ number: number - 1, id, name, observed: true })
        if (!noShift && weekday === 6 && observed.sun === 'mon') found.push({ number: number + 1, id, name, observed: true })
      }
    }
  return found
    .map(({ number, ...rest }) => ({ day: dayAt(number), ...rest }))
    .filter(({ day }) => day.startsWith(String(year).padStart(4, '0')))
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.id < other.id ? -1 : 1))
}
