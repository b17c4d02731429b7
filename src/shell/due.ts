import { useSyncExternalStore } from 'react'
import { formatDate } from '#web/dates.ts'
import { dayOfMoment, timeIn } from '#web/times.ts'

/** How long until a moment, in the unit that a person would say: minutes below an hour and a half, hours below two days, then days. Below 0: so long ago. */
export interface Left {
  count: number
  unit: 'minutes' | 'hours' | 'days'
  isOver: boolean
}

const minute = 60_000

/** @param now ms */
export function leftUntil(due: string, now: number): Left {
  const ms = Date.parse(due) - now
  const minutes = Math.abs(ms) / minute
  const isOver = ms <= 0
  // Time that is left is never said to be more than it is.
  if (minutes < 90) return { count: Math.floor(minutes), unit: 'minutes', isOver }
  if (minutes < 48 * 60) return { count: Math.floor(minutes / 60), unit: 'hours', isOver }
  return { count: Math.floor(minutes / 1440), unit: 'days', isOver }
}

const dayShape = (isThisYear: boolean) => (isThisYear ? 'dayWithWeekday' : 'dayWithWeekdayAndYear')

/**
 * A deadline on the clock of a zone: "Fri, Nov 27" and "5:00 PM", with the year where it is not this one. One at
 * midnight is the end of the day before, and has no `time`.
 */
export function deadlineIn(due: string, zone: string, locale: string, now: number | null): { day: string; time: string | null } {
  const before = new Date(Date.parse(due) - 1).toISOString()
  const isMidnight = dayOfMoment(before, zone) !== dayOfMoment(due, zone)
  const at = isMidnight ? before : due
  const isThisYear = now !== null && dayOfMoment(at, zone).slice(0, 4) === dayOfMoment(new Date(now).toISOString(), zone).slice(0, 4)
  return { day: formatDate(dayShape(isThisYear), at, locale, zone), time: isMidnight ? null : timeIn(due, zone, locale) }
}

const step = 30_000
const listen = (tell: () => void) => {
  const timer = setInterval(tell, step)
  return () => clearInterval(timer)
}

/** The time, ms, again every half minute; `null` until the page runs, so that server and browser draw the same at first. */
export function useNow(): number | null {
  return useSyncExternalStore(
    listen,
    () => Math.ceil(Date.now() / step) * step,
    () => null,
  )
}

/** "Sun, Dec 20, 10:00 AM – Mon, Dec 21, 5:00 PM" on the clock of a zone, with the years where one of them is not this one. */
export function spanIn([from, to]: readonly [string, string], zone: string, locale: string, now: number | null): string {
  const year = (at: string) => dayOfMoment(at, zone).slice(0, 4)
  const here = now === null ? null : year(new Date(now).toISOString())
  const isThisYear = here !== null && year(from) === here && year(to) === here
  const dayOf = (at: string) => formatDate(dayShape(isThisYear), at, locale, zone)
  // Not by `formatRange`: the server's and the browser's editions of it differ in their spaces.
  const end = dayOfMoment(from, zone) === dayOfMoment(to, zone) ? '' : `${dayOf(to)}, `
  return `${dayOf(from)}, ${timeIn(from, zone, locale)} – ${end}${timeIn(to, zone, locale)}`
}
