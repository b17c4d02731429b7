import { dayAt, numberOf, weekdayOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { formatDay } from '#web/dates.ts'

// Calendar days and weekdays in words, and counted with. They have no zone, so they are written as if they were those of UTC.

const weekdays = { long: 'weekdayLong', short: 'weekdayShort', narrow: 'weekdayNarrow' } as const

/** A weekday, Monday 0, in words. 1970-01-05 was a Monday. */
export const weekdayName = (weekday: number, locale: string, form: 'long' | 'short' | 'narrow' = 'long') =>
  formatDay(weekdays[form], `1970-01-${String(5 + weekday).padStart(2, '0')}`, locale)

/** "June 8" */
export const monthDay = (month: number, day: number, locale: string) =>
  formatDay('dayAndMonthLong', `2000-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, locale)

/** "June" */
export const monthOnly = (month: number, locale: string) => formatDay('monthAlone', `2000-${String(month).padStart(2, '0')}-15`, locale)

/** "March 2027" of any day of it. */
export const monthName = (day: string, locale: string) => formatDay('month', day, locale)

/** "Fri, Mar 5, 2027" */
export const dayShort = (day: string, locale: string) => formatDay('dayWithWeekdayAndYear', day, locale)

export const plusDays = (day: string, days: number): string => dayAt(numberOf(day as Day) + days)
export const weekdayOn = (day: string) => weekdayOf(numberOf(day as Day))
export const daysBetween = (from: string, to: string): number => numberOf(to as Day) - numberOf(from as Day)
