import type { Day } from '#kernel/day.ts'
import { dayAt, lengthOfMonth, numberOf } from '#domain/time/calendar.ts'
import type { Span } from './types.ts'

/** `YYYY-MM`. */
export type Month = string

export const monthOf = (day: string): Month => day.slice(0, 7)
const partsOf = (month: Month) => [Number(month.slice(0, 4)), Number(month.slice(5, 7))] as const

/** The month so many later; below zero: earlier. */
function monthAfter(month: Month, by: number): Month {
  const [year, number] = partsOf(month)
  const at = year * 12 + number - 1 + by
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`
}

const firstDayOf = (month: Month): Day => `${month}-01` as Day
export const lastDayOf = (month: Month): Day => `${month}-${String(lengthOfMonth(...partsOf(month))).padStart(2, '0')}` as Day

/** All months from one to another, both among them; none where the first is the later one. */
export function monthsFrom(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = monthAfter(month, 1)) months.push(month)
  return months
}

/** Fewer days than these at the edge of a month can pass without a line: CSV files say the days of their lines alone. */
const usualDays = 7

/**
 * Months that imported files cover from end to end, in at least one account, the earliest first. The month of today is never complete.
 * A week at either end may be without a line.
 */
export function completeMonths(spans: readonly Span[], today: Day): Month[] {
  const found = new Set<Month>()
  for (const { first, last } of spans) {
    for (const month of monthsFrom(monthOf(first), monthOf(last))) {
      const begins = numberOf(first) <= numberOf(firstDayOf(month)) + usualDays
      const ends = numberOf(last) >= numberOf(lastDayOf(month)) - usualDays
      if (begins && ends && month < monthOf(today)) found.add(month)
    }
  }
  return [...found].toSorted()
}

/** Spans put together where at most a week without a line is between them, the earliest first. */
export function joinedSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans.toSorted((one, other) => (one.first < other.first ? -1 : 1))) {
    const before = joined.at(-1)
    if (before && numberOf(span.first) - numberOf(before.last) - 1 <= usualDays) {
      if (span.last > before.last) before.last = span.last
    } else joined.push({ ...span })
  }
  return joined
}

/** The days between spans that none of them covers, the earliest first. */
export function gapsBetween(spans: readonly Span[]): Span[] {
  const joined = joinedSpans(spans)
  return joined.slice(1).map(({ first }, at) => ({ first: dayAt(numberOf(joined[at]!.last) + 1), last: dayAt(numberOf(first) - 1) }))
}
