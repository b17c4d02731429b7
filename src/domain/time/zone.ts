import { Temporal } from 'temporal-polyfill'

/** A wall time happens once, is skipped when clocks go forward, or comes twice when they go back. */
export type Occurrence = 'once' | 'skipped' | 'twice'

/**
 * A time zone on whole minutes. An instant is in minutes since 1970-01-01T00:00Z; a wall time in minutes that
 * the wall's clock shows since 1970-01-01 00:00. Offsets with seconds (before 1972) are rounded down.
 */
export interface Zone {
  /** The IANA name as written in the database of zones. */
  name: string
  /**
   * The instant of a wall time. A skipped time moves forward by the length of the gap (02:30 becomes 03:30); of a
   * repeated time the earlier is meant: Temporal's `compatible`, as RFC 5545 3.3.5 requires too.
   */
  instantOf(wall: number): number
  /** The wall time at an instant. */
  wallOf(instant: number): number
  occurrenceOf(wall: number): Occurrence
}

// Temporal is asked about a zone once for each stretch of 16 years, and the answer is cached: one answer takes some
// milliseconds, and a schedule needs thousands. The cache changes no answer, only its time.
const blockMinutes = 16 * 365.25 * 1_440
const slack = 1_440

interface Block {
  starts: number[]
  offsets: number[]
}

function learn(name: string, index: number): Block {
  const from = index * blockMinutes
  const to = from + blockMinutes
  let at: Temporal.ZonedDateTime | null = Temporal.Instant.fromEpochMilliseconds(from * 60_000).toZonedDateTimeISO(name)
  const starts = [from]
  const offsets = [Math.floor(at.offsetNanoseconds / 6e10)]
  for (;;) {
    at = at.getTimeZoneTransition('next')
    if (!at || at.epochMilliseconds >= to * 60_000) break
    starts.push(Math.floor(at.epochMilliseconds / 60_000))
    offsets.push(Math.floor(at.offsetNanoseconds / 6e10))
  }
  starts.push(to)
  return { starts, offsets }
}

function build(name: string): Zone {
  const blocks = new Map<number, Block>()
  // The stretch with one offset that was asked for last: schedules ask in order.
  let since = 0
  let until = 0
  let offset = 0

  const offsetAt = (instant: number): number => {
    if (instant >= since && instant < until) return offset
    const index = Math.floor(instant / blockMinutes)
    let block = blocks.get(index)
    if (!block) blocks.set(index, (block = learn(name, index)))
    let low = 0
    let high = block.offsets.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (block.starts[middle]! <= instant) low = middle
      else high = middle - 1
    }
    since = block.starts[low]!
    until = block.starts[low + 1]!
    return (offset = block.offsets[low]!)
  }
  /** The offsets a day before and after: they differ where clocks change near by. */
  const around = (wall: number) => ({ before: offsetAt(wall - slack), after: offsetAt(wall + slack) })
  const occurrenceOf = (wall: number): Occurrence => {
    const { before, after } = around(wall)
    if (before === after) return 'once'
    const early = offsetAt(wall - before) === before
    const late = offsetAt(wall - after) === after
    return early && late ? 'twice' : early || late ? 'once' : 'skipped'
  }
  return {
    name,
    occurrenceOf,
    wallOf: (instant) => instant + offsetAt(instant),
    instantOf(wall) {
      if (wall - slack >= since && wall + slack < until) return wall - offset
      const { before, after } = around(wall)
      if (before === after) return wall - before
      const late = offsetAt(wall - after) === after
      return offsetAt(wall - before) === before || !late ? wall - before : wall - after
    },
  }
}

const known = new Map<string, Zone>()

/** The zone with this IANA name; `null` for an unknown name. An offset such as `+02:00` is not a zone: it never changes. */
export function zoneOf(name: string): Zone | null {
  const cached = known.get(name)
  if (cached) return cached
  if (!/^[A-Za-z]/.test(name)) return null
  try {
    // Cached under its canonical spelling only; otherwise every mix of capitals would add an entry.
    const own = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
    let zone = known.get(own)
    if (!zone) known.set(own, (zone = build(own)))
    return zone
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
