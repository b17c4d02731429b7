import type { Day } from '#kernel/day.ts'
import { civilOf, dayAt, dayNumber, lengthOfMonth, numberOf } from '../time/calendar.ts'

export const frequencies = ['weekly', 'every_two_weeks', 'twice_a_month', 'monthly', 'quarterly', 'yearly'] as const
export type Frequency = (typeof frequencies)[number]

export interface Recurring {
  frequency: Frequency
  firstDue: Day
  /** Of `twice_a_month`: the other day of the month, 1 to 31. `null` for the rest. */
  secondDay: number | null
  /** The last day on which something can be due; `null`: no end. */
  until: Day | null
}

const monthsBetween: Readonly<Partial<Record<Frequency, number>>> = { monthly: 1, quarterly: 3, yearly: 12 }

/** The day with this number in a month, or the month's last: February 29 is due on the 28th of other years, and a 31st on the last day. */
export function dayOfMonth(year: number, month: number, day: number): number {
  const [y, m] = [year + Math.floor((month - 1) / 12), ((((month - 1) % 12) + 12) % 12) + 1]
  return dayNumber(y, m, Math.min(day, lengthOfMonth(y, m)))
}

/** Day numbers from the first due day on, without an end; each month is counted from the first day, so that a short one moves no later one. */
function* numbersOf({ frequency, firstDue, secondDay }: Recurring): Generator<number> {
  const first = numberOf(firstDue)
  const { year, month, day } = civilOf(first)
  const weeks = frequency === 'weekly' ? 7 : frequency === 'every_two_weeks' ? 14 : null
  for (let n = 0; ; n += 1) {
    if (weeks !== null) yield first + n * weeks
    else if (frequency === 'twice_a_month') {
      const both = [day, secondDay!].map((each) => dayOfMonth(year, month + n, each)).toSorted((one, other) => one - other)
      for (const each of new Set(both)) if (each >= first) yield each
    } else yield dayOfMonth(year, month + n * monthsBetween[frequency]!, day)
  }
}

/**
 * The days on which a recurring amount is due, in order.
 * @param to the last day that is asked for, included
 */
export function dueDays(recurring: Recurring, to: Day): Day[] {
  const last = numberOf(recurring.until !== null && recurring.until < to ? recurring.until : to)
  const found: Day[] = []
  for (const number of numbersOf(recurring)) {
    if (number > last) return found
    found.push(dayAt(number))
  }
  return found
}
