import { readDay, type Day } from '#kernel/day.ts'
import { dayAt, minutesOfDay, numberOf, weekdayOf } from '../time/calendar.ts'
import { dayOfWall, timeOf } from '../time/wall.ts'
import { type Zone, zoneOf } from '../time/zone.ts'
import type { Found, Item } from './types.ts'

const minute = 60_000

/** A zone as the conflict finder asks it: in milliseconds and days. */
export interface Wall {
  /** The instant at which a day begins. */
  begin(day: Day): number
  dayOf(instant: number): Day
  weekdayOf(instant: number): 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Minutes of the day, rounded down. */
  minuteOf(instant: number): number
  /** The instant on that day of the wall at `HH:MM`; a skipped one is moved forward, of a double one it is the first. */
  at(day: Day, time: string): number
  /** The same time of the wall some days later. */
  later(instant: number, days: number): number
}

/** @throws RangeError for a name that is no zone */
export function wallIn(name: string): Wall {
  const zone: Zone | null = zoneOf(name)
  if (!zone) throw new RangeError('not a time zone')
  const wallOf = (instant: number) => zone.wallOf(Math.floor(instant / minute))
  return {
    begin: (day) => zone.instantOf(numberOf(day) * minutesOfDay) * minute,
    dayOf: (instant) => dayAt(dayOfWall(wallOf(instant))),
    weekdayOf: (instant) => weekdayOf(dayOfWall(wallOf(instant))),
    minuteOf: (instant) => wallOf(instant) - dayOfWall(wallOf(instant)) * minutesOfDay,
    at: (day, time) => zone.instantOf(numberOf(day) * minutesOfDay + timeOf(time)) * minute,
    later(instant, days) {
      const whole = Math.floor(instant / minute)
      return zone.instantOf(zone.wallOf(whole) + days * minutesOfDay) * minute + (instant - whole * minute)
    },
  }
}

/** A day some days later. */
export function dayLater(day: Day, days: number): Day {
  return dayAt(numberOf(day) + days)
}

/** The item with the instants of its whole days; `null` where it cannot be looked at. */
function placed(item: Item, wall: Wall): Item | Found['refused'][number]['why'] {
  if (!item.allDay) {
    if (!Number.isFinite(item.from) || !Number.isFinite(item.to)) return 'no_time'
    return item.to < item.from ? 'ends_before_it_begins' : item
  }
  const { first, last } = item.allDay
  if (!readDay(first) || !readDay(last)) return 'no_time'
  if (last < first) return 'ends_before_it_begins'
  return { ...item, from: wall.begin(first), to: wall.begin(dayLater(last, 1)) }
}

/** The items with their instants, in an order that does not hang on how they were given; and what was refused. */
export function settle(items: readonly Item[], wall: Wall): { items: Item[]; refused: Found['refused'] } {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { id } of items) (seen.has(id) ? twice : seen).add(id)
  const good: Item[] = []
  const refused: Found['refused'][number][] = []
  for (const item of items) {
    const answer = twice.has(item.id) ? 'same_id' : placed(item, wall)
    if (typeof answer === 'string') refused.push({ id: item.id, why: answer })
    else good.push(answer)
  }
  good.sort(inOrder)
  refused.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  return { items: good, refused }
}

/** By begin, end, id. */
function inOrder(a: Item, b: Item): number {
  return a.from - b.from || a.to - b.to || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
