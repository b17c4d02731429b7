import { formatDate, formatDay } from '#web/dates.ts'

/** An instant for staff, who work in several zones: "Thu, Mar 12, 2026, 6:00 PM UTC". */
export function momentInUtc(iso: string, locale: string): string {
  return formatDate('momentWithWeekdayAndZone', iso, locale)
}

/** The days of a bar: "Mar 12" or "Mar 10 – Mar 12". */
export function daysInWords({ from, to }: { from: string; to: string }, locale: string): string {
  const [first, last] = [from, to].map((day) => formatDay('dayAndMonth', day, locale))
  // Not by `formatRange`: the server's and the browser's editions of it differ in their spaces.
  return from === to ? first! : `${first} – ${last}`
}
