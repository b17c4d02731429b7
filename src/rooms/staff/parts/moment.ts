/** An instant for staff, who work in several zones: "Thu, Mar 12, 2026, 6:00 PM UTC". */
export function momentInUtc(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(iso))
}

/** The days of a bar: "Mar 12" or "Mar 10 – Mar 12". */
export function daysInWords({ from, to }: { from: string; to: string }, locale: string): string {
  const shape = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const [first, last] = [from, to].map((day) => shape.format(new Date(`${day}T00:00:00Z`)))
  // Not by `formatRange`: the server's and the browser's editions of it differ in their spaces.
  return from === to ? first! : `${first} – ${last}`
}
