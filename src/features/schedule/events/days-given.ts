// Days that someone asks for.
import { numberOf } from '#domain/time/calendar.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'

export interface Days {
  from: Day
  to: Day
}

/** So many days at a time. */
const mostDays = 62

/** @throws Fault `invalid` at its field where there is no such day */
export function dayGiven(text: string, field: string): Day {
  const day = readDay(text)
  if (!day) throw new Fault('invalid', msg`There is no such day in the calendar.`, { field })
  return day
}

/** @throws Fault `invalid` at the field that is wrong */
export function daysGiven(from: string, to: string): Days {
  const days = { from: dayGiven(from, 'from'), to: dayGiven(to, 'to') }
  if (days.to < days.from) throw new Fault('invalid', msg`It ends before it begins.`, { field: 'to' })
  if (numberOf(days.to) - numberOf(days.from) >= mostDays)
    throw new Fault('invalid', msg`That is more than 62 days. Ask for a shorter time.`, { field: 'to' })
  return days
}
