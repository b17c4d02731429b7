import { later } from '#domain/calendar/clock.ts'
import { civilOf, dayAt, dayNumber, lengthOfMonth, numberOf, weekdayOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import type { Days } from '#schedule/events/public.ts'
import type { View } from './contract.ts'

/** The days that a view shows around one: a month's weeks from Sunday to Saturday, a week, thirty days. */
export function daysOfView(view: View, day: Day): Days {
  const number = numberOf(day)
  const sunday = (of: number) => of - ((weekdayOf(of) + 1) % 7)
  if (view === 'week') return { from: dayAt(sunday(number)), to: dayAt(sunday(number) + 6) }
  if (view === 'agenda' || view === 'list') return { from: day, to: later(day, 29) }
  const { year, month } = civilOf(number)
  const first = dayNumber(year, month, 1)
  return { from: dayAt(sunday(first)), to: dayAt(sunday(first + lengthOfMonth(year, month) - 1) + 6) }
}
