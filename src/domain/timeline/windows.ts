import type { Day } from '#kernel/day.ts'
import { dayAt, numberOf } from '../time/calendar.ts'

/** Days of a timeline, both included. */
export interface Days {
  from: Day
  to: Day
}

/** The most days that are read at once. */
export const mostDays = 92

/** The first day of the quarter of a year that a day is in. */
function quarterOf(day: Day): Day {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01` as Day
}

/**
 * The parts in which a timeline is read, the latest first: quarters of a year, cut where the range begins and ends. What was read once can be
 * used again when the range grows, and no part has more than `mostDays` days.
 */
export function windowsOf({ from, to }: Days): Days[] {
  const found: Days[] = []
  let end = to
  while (end >= from) {
    const quarter = quarterOf(end)
    found.push({ from: quarter > from ? quarter : from, to: end })
    end = dayAt(numberOf(quarter) - 1)
  }
  return found
}
