import { dayAt, minutesOfDay, weekdayOf } from '../time/calendar.ts'
import { dayOfWall, timeOf } from '../time/wall.ts'
import { type Zone, zoneOf } from '../time/zone.ts'
import { type Hours, type Term, type TermOf, termsOn } from './types.ts'

const minute = 60_000
/** How many days ahead the end of quiet hours is looked for, where one day's hours run into the next day's. */
const mostDays = 8

/** @throws RangeError for an unknown zone */
export function clockOf(zone: string): Zone {
  const clock = zoneOf(zone)
  if (!clock) throw new RangeError('unknown zone')
  return clock
}

/** The number of the day at an instant (ms) on the wall of a zone. */
export const dayNumberAt = (clock: Zone, instant: number): number => dayOfWall(clock.wallOf(Math.floor(instant / minute)))

/** The instant (ms) at which a day of a zone begins. */
export const beginOfDay = (clock: Zone, dayNumber: number): number => clock.instantOf(dayNumber * minutesOfDay) * minute

export interface Span<K extends 'quiet_hours' | 'call_window'> {
  term: TermOf<K>
  /** The instant (ms) at which it is over, with what follows without a gap; at most eight days on. */
  until: number
}

/** The span that begins on a day, in ms. Clocks that jump move its ends as they move the wall. */
function spanOn({ from, to }: Hours, clock: Zone, dayNumber: number): { start: number; end: number } {
  const [first, last] = [timeOf(from), timeOf(to)]
  const nextDay = last <= first ? minutesOfDay : 0
  const wall = dayNumber * minutesOfDay
  return { start: clock.instantOf(wall + first) * minute, end: clock.instantOf(wall + last + nextDay) * minute }
}

function spanAt<K extends 'quiet_hours' | 'call_window'>(
  terms: readonly Term[],
  kind: K,
  instant: number,
  clock: Zone,
): { term: TermOf<K>; end: number } | null {
  const today = dayNumberAt(clock, instant)
  let found: { term: TermOf<K>; end: number } | null = null
  // A span that began yesterday may last past midnight.
  for (const number of [today - 1, today]) {
    for (const term of termsOn(terms, kind, dayAt(number))) {
      const hours = term as Hours
      if (!hours.days.includes(weekdayOf(number))) continue
      const { start, end } = spanOn(hours, clock, number)
      if (start <= instant && instant < end && (found === null || end > found.end)) found = { term, end }
    }
  }
  return found
}

function lasting<K extends 'quiet_hours' | 'call_window'>(terms: readonly Term[], kind: K, instant: number, zone: string): Span<K> | null {
  const clock = clockOf(zone)
  const first = spanAt(terms, kind, instant, clock)
  if (!first) return null
  const most = instant + mostDays * minutesOfDay * minute
  let until = first.end
  while (until < most) {
    const next = spanAt(terms, kind, until, clock)
    if (!next) break
    until = next.end
  }
  return { term: first.term, until: Math.min(until, most) }
}

/**
 * The quiet hours that an instant falls into. A window belongs to the day on which it begins, also past midnight.
 * @param instant ms since 1970
 * @param zone an IANA name: the order's clock
 * @returns the term, and when quiet is over; `null` outside of quiet hours
 * @throws RangeError for an unknown zone
 */
export const quietAt = (terms: readonly Term[], instant: number, zone: string): Span<'quiet_hours'> | null =>
  lasting(terms, 'quiet_hours', instant, zone)

/** The call window that an instant falls into, as `quietAt` reads hours. @throws RangeError for an unknown zone */
export const callWindowAt = (terms: readonly Term[], instant: number, zone: string): Span<'call_window'> | null =>
  lasting(terms, 'call_window', instant, zone)
