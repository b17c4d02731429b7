import { minutesOfDay, numberOf } from '../time/calendar.ts'
import { readTime } from '../time/wall.ts'
import { zoneOf } from '../time/zone.ts'
import { type Day, readDay } from '#kernel/day.ts'
import type { WallPoint } from '../schedule/types.ts'
import type { TradeLeg } from './types.ts'

/** The day and the time of `YYYY-MM-DDTHH:MM`; `null` where there is no such day or time. */
export function pointOf(text: string): WallPoint | null {
  const [day = '', at = ''] = text.split('T')
  if (text.length !== 16 || readDay(day) === null || readTime(at) === null || at === '24:00') return null
  return { day: day as Day, at }
}

/** Minutes of the wall's clock since 1970-01-01 00:00. @throws RangeError for a text that is no moment */
export function wallOf(text: string): number {
  const point = pointOf(text)
  if (!point) throw new RangeError('no moment of the wall')
  return numberOf(point.day) * minutesOfDay + readTime(point.at)!
}

/**
 * The instant (ms) of a moment on the wall of a zone. An hour that the clock jumps over is moved forward; of one that
 * comes twice the earlier is meant (domain/time).
 * @throws RangeError for an unknown zone or a text that is no moment
 */
export function instantOf(text: string, zone: string): number {
  const clock = zoneOf(zone)
  if (!clock) throw new RangeError('unknown zone')
  return clock.instantOf(wallOf(text)) * 60_000
}

/** When the first of several legs begins, in ms. @throws RangeError as `instantOf` */
export const beginOf = (legs: readonly TradeLeg[], zone: string): number => Math.min(...legs.map(({ from }) => instantOf(from, zone)))

/** The first and the last day that the legs touch. */
export function daysOf(legs: readonly TradeLeg[]): { from: Day; to: Day } {
  const starts = legs.map(({ from }) => from.slice(0, 10)).toSorted()
  const ends = legs.map(({ to }) => to.slice(0, 10)).toSorted()
  return { from: starts[0] as Day, to: ends.at(-1) as Day }
}
