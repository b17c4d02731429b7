import { useSyncExternalStore } from 'react'
import { dayInZone } from '#kernel/dates.ts'
import { dateParts, formatDate, formatDay, ownZone } from '#web/dates.ts'

// Times of day in a zone. A case has a zone, and its times are shown in it; viewers in another zone see that it differs.

/** "6:00 PM" of a moment on the clock of a zone. */
export const timeIn = (iso: string, zone: string, locale: string) => formatDate('time', iso, locale, zone)

/** "18:00" of the wall as the locale writes it: "6:00 PM". */
export const clockTime = (time: string, locale: string) => timeIn(`2000-01-01T${time}:00Z`, 'UTC', locale)

/** "Fri, 27 Nov 2026" of a moment in a zone. */
export const dayIn = (iso: string, zone: string, locale: string) => formatDate('dayWithWeekdayAndYear', iso, locale, zone)

/** "Mon 10:07 PM PST" of a moment on a clock elsewhere, with its own date where that is another than here. */
export function timeElsewhere(iso: string, here: string, there: string, locale: string): string {
  const isSameDay = dayOfMoment(iso, here) === dayOfMoment(iso, there)
  const day = formatDate(isSameDay ? 'weekdayShort' : 'dayWithWeekday', iso, locale, there)
  return `${day}${isSameDay ? '' : ','} ${timeIn(iso, there, locale)} ${zoneLetters(iso, there, locale)}`
}

/** "EST": the abbreviation of a zone at a moment. */
export function zoneLetters(iso: string, zone: string, locale: string): string {
  return dateParts('zone', iso, locale, zone)('timeZoneName') || zone
}

/** "Friday, 27 November 2026" of a calendar day. */
export const dayLong = (day: string, locale: string) => formatDay('dayLong', day, locale)

/** The calendar day of a moment in a zone. */
export const dayOfMoment = (iso: string, zone: string) => dayInZone(zone, new Date(iso))

const never = () => () => {}

/** The zone of the viewer; `null` until the browser says it, so that server and browser draw the same at first. */
export function useViewerZone(): string | null {
  return useSyncExternalStore(never, ownZone, () => null)
}

/** Whether two zones show another time at a moment. */
export function differ(iso: string, one: string, other: string | null): boolean {
  return (
    other !== null &&
    one !== other &&
    timeIn(iso, one, 'en-US') + dayIn(iso, one, 'en-US') !== timeIn(iso, other, 'en-US') + dayIn(iso, other, 'en-US')
  )
}
