import type { Day } from '#kernel/day.ts'
import { dayAt, minutesOfDay, numberOf } from '../time/calendar.ts'
import { dayOfWall, timeOf, writeTime } from '../time/wall.ts'
import { type Zone, zoneOf } from '../time/zone.ts'

// Between instants (ms since 1970-01-01T00:00Z) and what the clock on the wall of a zone shows.

const minute = 60_000

/**
 * A zone by its IANA name.
 * @throws RangeError for a name that is no zone: the zone of a case was looked at when the case began
 */
export function zoneNamed(name: string): Zone {
  const zone = zoneOf(name)
  if (!zone) throw new RangeError('not a time zone')
  return zone
}

/** Minutes on the wall of a day, from `HH:MM`. */
export const wallAt = (day: Day, time: string): number => numberOf(day) * minutesOfDay + timeOf(time)

/** The instant (ms) of a time on the wall of a day: a skipped one is moved forward, of a double one it is the first. */
export const instantAt = (zone: Zone, day: Day, time: string): number => zone.instantOf(wallAt(day, time)) * minute

/** The day of an instant (ms). */
export const dayOfInstant = (zone: Zone, instant: number): Day => dayAt(dayOfWall(zone.wallOf(Math.floor(instant / minute))))

/** `HH:MM` of an instant (ms). */
export const timeOfInstant = (zone: Zone, instant: number): string => writeTime(zone.wallOf(Math.floor(instant / minute)))

/** `YYYY-MM-DDTHH:MM` of an instant (ms). */
export const wallOfInstant = (zone: Zone, instant: number): string => `${dayOfInstant(zone, instant)}T${timeOfInstant(zone, instant)}`

/** A day some days later, or earlier. */
export const later = (day: Day, days: number): Day => dayAt(numberOf(day) + days)
