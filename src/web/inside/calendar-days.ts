import { dayAt, numberOf, weekdayOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'

// Calendar days and weekdays in words, and counted with. They have no zone, so they are written as if they were those of UTC.

const write = (day: string, locale: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/** A weekday, Monday 0, in words. 1970-01-05 was a Monday. */
export const weekdayName = (weekday: number, locale: string, form: 'long' | 'short' | 'narrow' = 'long') =>
  write(`1970-01-${String(5 + weekday).padStart(2, '0')}`, locale, { weekday: form })

/** "June 8" */
export const monthDay = (month: number, day: number, locale: string) =>
  write(`2000-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, locale, { month: 'long', day: 'numeric' })

/** "June" */
export const monthOnly = (month: number, locale: string) => write(`2000-${String(month).padStart(2, '0')}-15`, locale, { month: 'long' })

/** "March 2027" of any day of it. */
export const monthName = (day: string, locale: string) => write(day, locale, { month: 'long', year: 'numeric' })

/** "Fri, Mar 5, 2027" */
export const dayShort = (day: string, locale: string) =>
  write(day, locale, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

export const plusDays = (day: string, days: number): string => dayAt(numberOf(day as Day) + days)
export const weekdayOn = (day: string) => weekdayOf(numberOf(day as Day))
export const daysBetween = (from: string, to: string): number => numberOf(to as Day) - numberOf(from as Day)
