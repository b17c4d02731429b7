import { formatDay } from '#web/dates.ts'

type Precision = 'day' | 'month' | 'year'

/** A calendar day in words, only as exact as it is known: "12 Mar 2026", "November 2014", "2014". */
export function dayInWords(day: string, locale: string, precision: Precision = 'day'): string {
  return formatDay(precision, day.slice(0, 10), locale)
}
