import type { Day } from '#kernel/day.ts'
import { dayOfMonth } from '../books/due-days.ts'
import { civilOf, dayAt, numberOf } from '../time/calendar.ts'

/** How often an expense comes again: every so many weeks, on a day of each month (1 to 31), or once a year. */
export type Repeat = { unit: 'week'; every: number } | { unit: 'month'; day: number } | { unit: 'year' }

export interface Recurrence {
  repeat: Repeat
  /** Weeks and years count from this day; of months it is the first day that can be one of theirs. */
  firstDay: Day
  /** The last day that can be one of its days, included; `null`: no end. */
  lastDay: Day | null
}

/** Day numbers from the first day on, without an end. Each is counted from the first day, so that a short month moves no later one. */
function* numbersOf({ repeat, firstDay }: Recurrence): Generator<number> {
  const first = numberOf(firstDay)
  const { year, month, day } = civilOf(first)
  for (let n = 0; ; n += 1) {
    if (repeat.unit === 'week') yield first + n * 7 * repeat.every
    else if (repeat.unit === 'year') yield dayOfMonth(year + n, month, day)
    else {
      const number = dayOfMonth(year, month + n, repeat.day)
      if (number >= first) yield number
    }
  }
}

/**
 * The days on which an expense comes again, in order. A day that a month doesn't have is the month's last one (issue 29, "Bad input":
 * February 29 and the 31st).
 * @param from the first day that is asked for, included
 * @param to the last one, included
 * @param most how many days at most
 */
export function recurringDays(recurrence: Recurrence, from: Day, to: Day, most = Number.POSITIVE_INFINITY): Day[] {
  const { lastDay } = recurrence
  const [begin, end] = [numberOf(from), numberOf(lastDay !== null && lastDay < to ? lastDay : to)]
  const found: Day[] = []
  for (const number of numbersOf(recurrence)) {
    if (number > end || found.length === most) return found
    if (number >= begin) found.push(dayAt(number))
  }
  return found
}

/** The first of its days from this one on, included; `null` where none is left. @param from a day before the year 9000 */
export const nextDayFrom = (recurrence: Recurrence, from: Day): Day | null =>
  recurringDays(recurrence, from, '9999-12-31' as Day, 1)[0] ?? null
