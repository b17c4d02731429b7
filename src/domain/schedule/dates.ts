import { civilOf, dayNumber, isLeap, lengthOfMonth, numberOf, weekdayOf } from '../time/calendar.ts'
import type { DateRule, Weekday } from './types.ts'

/** Days of a holiday by number, both counted, and the year whose turn it is. */
export interface HolidayDays {
  first: number
  last: number
  year: number
}

/** Easter Sunday of the Western churches: the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, 1991, chapter 8). */
export function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return dayNumber(year, month, (h + l - 7 * m + 33 * month + 19) % 32)
}

/** The n-th such weekday of a month, from 1; -1 is the last. `null` where the month has no such one. */
export function nthWeekday(year: number, month: number, weekday: Weekday, n: number): number | null {
  const length = lengthOfMonth(year, month)
  const first = dayNumber(year, month, 1)
  const offset = (weekday - weekdayOf(first) + 7) % 7
  const count = Math.floor((length - 1 - offset) / 7) + 1
  const index = n > 0 ? n - 1 : count + n
  return n === 0 || index < 0 || index >= count ? null : first + offset + 7 * index
}

function single(rule: Exclude<DateRule, { type: 'dated' | 'relative' }>, year: number): number | null {
  if (rule.type === 'nth') return nthWeekday(year, rule.month, rule.weekday, rule.n)
  if (rule.type === 'last') return nthWeekday(year, rule.month, rule.weekday, -1)
  if (rule.type === 'election') return nthWeekday(year, 11, 0, 1)! + 1
  if (rule.type === 'easter') return easterOf(year)
  const { month, day, inCommonYears } = rule
  if (month === 2 && day === 29 && !isLeap(year)) {
    if (inCommonYears === 'day-before') return dayNumber(year, 2, 28)
    return inCommonYears === 'day-after' ? dayNumber(year, 3, 1) : null
  }
  return month < 1 || month > 12 || day < 1 || day > lengthOfMonth(year, month) ? null : dayNumber(year, month, day)
}

/**
 * The days of a holiday whose rule is asked for one year. A relative one may lie in the year before or after,
 * and then counts for the year it lies in; a dated one counts for the year it is given under. 29 February is
 * left out of common years unless the rule says otherwise. `null`: none in this year.
 */
export function daysOf(rule: DateRule, year: number): HolidayDays | null {
  if (rule.type === 'dated') {
    const range = rule.years[String(year)]
    return range ? { first: numberOf(range.from), last: numberOf(range.to), year } : null
  }
  if (rule.type === 'relative') {
    const base = daysOf(rule.base, year)
    if (!base) return null
    const first = base.first + rule.offset
    return { first, last: base.last + rule.offset, year: rule.base.type === 'dated' ? year : civilOf(first).year }
  }
  const day = single(rule, year)
  return day === null ? null : { first: day, last: day, year }
}
