// Dates on the server: in mails, printed files and rows. Pages take theirs from web/dates.ts. Lingui's `i18n.date` keeps its
// formatters too, but is deprecated since 6.11 and to be removed.

const cache = new Map<string, Intl.DateTimeFormat>()
/** The number of zones depends on what people choose, and each formatter takes memory. */
const mostCached = 500

/** Each shape as text: most are constants, and putting one into words again takes as long as using the formatter. */
const shapeTexts = new WeakMap<Intl.DateTimeFormatOptions, string>()
function textOf(shape: Intl.DateTimeFormatOptions): string {
  const known = shapeTexts.get(shape)
  if (known !== undefined) return known
  const text = JSON.stringify(shape)
  shapeTexts.set(shape, text)
  return text
}

/**
 * The formatter of a shape, cached: making one costs twenty times what using it does.
 * @param zone an IANA name; `null` for that of this device, which may change while a page is open and is asked for each time
 * @throws {RangeError} when there is no such zone
 */
export function dateFormat(locale: string, zone: string | null, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  if (zone === null) return new Intl.DateTimeFormat(locale, shape)
  const key = `${locale} ${zone} ${textOf(shape)}`
  let found = cache.get(key)
  if (!found) {
    if (cache.size >= mostCached) cache.clear()
    found = new Intl.DateTimeFormat(locale, { ...shape, timeZone: zone })
    cache.set(key, found)
  }
  return found
}

/** The locale that the server writes in; mails about accounts and invitations put the day before the month. */
const american = 'en-US'
const dayFirst = 'en-GB'

const numbersShape = {} as const
const clockShape = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** `2026-03-12`: the calendar day of a moment in a zone. @param at milliseconds, or a date */
export const dayInZone = (zone: string, at: number | Date): string => dateFormat('en-CA', zone, numbersShape).format(at)

/** `18:05`: the clock on the wall of a zone at a moment. @param at milliseconds, or a date */
export const clockInZone = (zone: string, at: number | Date): string => dateFormat(dayFirst, zone, clockShape).format(at)

/** "March 3, 2026" of a calendar day. */
export const dayInWords = (day: string): string => dateFormat(american, 'UTC', { dateStyle: 'long' }).format(new Date(`${day}T12:00:00Z`))

/** "March 2026" of a month, `2026-03`. */
export const monthInWords = (month: string): string =>
  dateFormat(american, 'UTC', { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`))

/** "Thu, Mar 12, 2026" of a moment in UTC. */
export const dayWithWeekday = (at: Date): string =>
  dateFormat(american, 'UTC', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }).format(at)

const dayOfMailShape = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** "12 March 2026" of a moment in UTC: a mail knows no zone of its reader. */
export const dayOfMail = (at: Date): string => dateFormat(dayFirst, 'UTC', dayOfMailShape).format(at)

/** "22 November 2026, 15:40 UTC": a mail knows no zone of its reader. */
export const momentOfMail = (at: Date): string =>
  `${dateFormat(dayFirst, 'UTC', { ...dayOfMailShape, hour: '2-digit', minute: '2-digit', hour12: false })
    .format(at)
    .replace(' at ', ', ')} UTC`
