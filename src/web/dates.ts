import { dateFormat } from '#kernel/dates.ts'

// How pages write dates, lists and amounts: each shape has one name, and its formatter is made once. The locale is `i18n.locale`.

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const
const weekday = { weekday: 'short' } as const

/** In English: what each looks like. */
const shapes = {
  /** "Mar 12, 2026" */
  day,
  /** "12", "12 Mar" and so on where only a part is shown. */
  dayOfMonth: { day: 'numeric' },
  /** "Mar 12" */
  dayAndMonth: { day: 'numeric', month: 'short' },
  /** "June 8" */
  dayAndMonthLong: { day: 'numeric', month: 'long' },
  /** "Mar 12, 2026", as the locale itself prefers. */
  dayOfLocale: { dateStyle: 'medium' },
  /** "Thu, Mar 12" */
  dayWithWeekday: { ...weekday, day: 'numeric', month: 'short' },
  /** "Thu, Mar 12, 2026" */
  dayWithWeekdayAndYear: { ...weekday, ...day },
  /** "Thursday, March 12, 2026" */
  dayLong: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** "March 2026" */
  month: { month: 'long', year: 'numeric' },
  /** "March" */
  monthAlone: { month: 'long' },
  /** "2026" */
  year: { year: 'numeric' },
  /** "Thursday" */
  weekdayLong: { weekday: 'long' },
  /** "Thu" */
  weekdayShort: weekday,
  /** "T" */
  weekdayNarrow: { weekday: 'narrow' },
  /** "6:00 PM" */
  time,
  /** "CDT", after a day. */
  zone: { timeZoneName: 'short' },
  /** "Mar 12, 2026, 6:00 PM", as the locale itself prefers. */
  momentOfLocale: { dateStyle: 'medium', timeStyle: 'short' },
  /** "Mar 12, 2026, 6:00 PM CDT" */
  momentWithZone: { ...day, ...time, timeZoneName: 'short' },
  /** "Thu, Mar 12, 2026, 6:00 PM" */
  moment: { ...weekday, ...day, ...time },
  /** "Thu, Mar 12, 2026, 6:00 PM CDT" */
  momentWithWeekdayAndZone: { ...weekday, ...day, ...time, timeZoneName: 'short' },
  /** "Thu, Mar 12, 2026, 6:00 PM CT" */
  momentWithZoneOfYear: { ...weekday, ...day, ...time, timeZoneName: 'shortGeneric' },
  /** "Thu, Mar 12, 2026, 6:00:03 PM CDT" */
  momentToTheSecond: { ...weekday, ...day, ...time, second: '2-digit', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type DateShape = keyof typeof shapes

/**
 * A moment in words.
 * @param at milliseconds, or ISO 8601
 * @param zone an IANA name; `null` for that of this device
 * @throws {RangeError} when there is no such zone or moment
 */
export const formatDate = (shape: DateShape, at: string | number, locale: string, zone: string | null = 'UTC'): string =>
  dateFormat(locale, zone, shapes[shape]).format(new Date(at))

/** A calendar day, `YYYY-MM-DD`, in words. It has no zone. */
export const formatDay = (shape: DateShape, of: string, locale: string): string => formatDate(shape, `${of}T12:00:00Z`, locale)

/** The parts of a moment in words, by their kind; '' where the locale has none. */
export function dateParts(
  shape: DateShape,
  at: string | number,
  locale: string,
  zone: string,
): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = dateFormat(locale, zone, shapes[shape]).formatToParts(new Date(at))
  return (type) => parts.find((part) => part.type === type)?.value ?? ''
}

/** The zone of this device as it was last asked for, and when that was, ms. */
const own = { zone: '', at: -Infinity }
const askedAgainAfter = 10_000

/** The zone of this device. It may change while a page is open, but asking takes 30 us and a list of moments asks for each. */
export function ownZone(): string {
  const now = performance.now()
  if (now - own.at > askedAgainAfter) Object.assign(own, { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone, at: now })
  return own.zone
}

const lists = new Map<string, Intl.ListFormat>()

/** "Mia, Leo, and Ava" */
export function formatList(words: readonly string[], locale: string): string {
  const found = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'conjunction' })
  lists.set(locale, found)
  return found.format(words)
}

const amounts = new Map<string, Intl.NumberFormat>()

/** "6 months" @param unit one of Intl.NumberFormat */
export function formatAmount(count: number, unit: string, locale: string): string {
  const key = `${locale} ${unit}`
  const found = amounts.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  amounts.set(key, found)
  return found.format(count)
}
