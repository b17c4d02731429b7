import { dayOf } from '#kernel/day.ts'
import type { FileEvent, FileTime } from './file-event.ts'
import type { LeftOut, ReadEvent, ReadOptions } from './port.ts'
import { type Budget, eachBegin } from './rules.ts'
import { timeOf, wallOf } from './zones.ts'
import type ICAL from 'ical.js'

const day = 86_400_000
/** Zones are at most 14 hours from UTC; and no event that is unfolded is longer than this. */
const slack = 2 * day

/** A time as a key: exceptions name an occurrence by it. */
function keyOf({ wall, isDate, zone }: FileTime): string {
  return isDate ? dayOf(wall) : new Date(zone.instantOf(wall)).toISOString()
}

/** One event at one start. @param ms a length other than the event's own */
function placedAt(event: FileEvent, wall: number, occurrence: string | null, ms: number | null): ReadEvent {
  const { start, length, uid, title, place, notes, status, sequence, lastModified, line } = event
  const { zone } = start
  const from = zone.instantOf(wall)
  const days = start.isDate ? ('days' in length ? length.days : 1) : 0
  return {
    uid,
    occurrence,
    title,
    from,
    to: start.isDate ? zone.instantOf(wall + days * day) : from + (ms ?? ('ms' in length ? length.ms : 0)),
    allDay: start.isDate ? { first: dayOf(wall), last: dayOf(wall + (days - 1) * day) } : null,
    place,
    notes,
    status,
    zone: { written: start.written, used: zone.used },
    sequence,
    lastModified,
    line,
  }
}

export interface Unfolded {
  events: ReadEvent[]
  leftOut: { line: number; why: LeftOut; about?: string }[]
  cut: boolean
}

/**
 * Everything that one uid has within the window: the event, or its repetitions with those that are added, left out, changed
 * (`RECURRENCE-ID`) or changed from one on (`RANGE=THISANDFUTURE`).
 * @param series events of one uid: at most one without a recurrence id, the newest
 * @param remaining how many more events the result can have
 */
export function unfold(series: readonly FileEvent[], options: ReadOptions, budget: Budget, remaining: number): Unfolded {
  const out: Unfolded = { events: [], leftOut: [], cut: false }
  const seen = (event: ReadEvent) => event.from < options.to && (event.to > options.from || event.from >= options.from)
  const put = (event: ReadEvent): boolean => {
    if (!seen(event)) return true
    if (out.events.length >= remaining) {
      out.cut = true
      return false
    }
    out.events.push(event)
    return true
  }
  const changes = new Map<string, FileEvent>()
  const later: { key: number; shift: number; event: FileEvent }[] = []
  for (const event of series) {
    if (!event.recurrence) continue
    changes.set(keyOf(event.recurrence.time), event)
    if (event.recurrence.andLater) {
      const at = event.recurrence.time
      later.push({ key: at.wall, shift: event.start.wall - at.wall, event })
    }
  }
  later.sort((a, b) => a.key - b.key)
  for (const [key, event] of changes) if (!put(placedAt(event, event.start.wall, key, null))) return out

  const master = series.find((event) => !event.recurrence)
  if (!master) return out
  const { start, rules, more } = master
  if (rules.length === 0 && more.length === 0) {
    put(placedAt(master, start.wall, null, null))
    return out
  }
  const begins = beginsOf(master, options, budget, out)
  const except = new Set(master.except.map(keyOf))
  const exceptDays = new Set(start.isDate ? [] : master.except.filter(({ isDate }) => isDate).map(({ wall }) => dayOf(wall)))
  for (const [wall, ms] of [...begins].toSorted(([a], [b]) => a - b)) {
    const key = keyOf({ ...start, wall })
    if (except.has(key) || exceptDays.has(dayOf(wall)) || changes.has(key)) continue
    const change = later.findLast((one) => one.key < wall)
    if (!put(change ? placedAt(change.event, wall + change.shift, key, ms) : placedAt(master, wall, key, ms))) return out
  }
  return out
}

/** All begins up to the window's end, each with its own length where the file gives one. */
function beginsOf(master: FileEvent, options: ReadOptions, budget: Budget, out: Unfolded): Map<number, number | null> {
  const { start, line, title } = master
  const begins = new Map<number, number | null>()
  const length = 'ms' in master.length ? master.length.ms : master.length.days * day
  const earliest = options.from - length - slack
  if (master.rules.length === 0 && start.wall >= earliest) begins.set(start.wall, null)
  for (const rule of master.rules) {
    if (rule.freq === 'SECONDLY' || rule.freq === 'MINUTELY') {
      out.leftOut.push({ line, why: 'repeats_too_often', about: title.slice(0, 80) })
      begins.set(start.wall, null)
      continue
    }
    untilOnTheWall(rule, start)
    const answer = eachBegin(rule, start, { first: earliest, last: options.to + slack }, budget, (wall) => {
      if (wall >= earliest) begins.set(wall, null)
      return true
    })
    if (answer !== 'done') {
      out.leftOut.push({ line, why: answer === 'cut' ? 'repeats_cut' : 'broken_rule', about: title.slice(0, 80) })
      if (answer === 'cut') out.cut = true
      else begins.set(start.wall, null)
    }
  }
  for (const { time, ms } of master.more) {
    budget.steps--
    // In the wall time of the event's own zone, in which exceptions are compared.
    const wall =
      start.isDate || time.isDate
        ? time.wall - (time.wall % day) + (start.isDate ? 0 : start.wall % day)
        : start.zone.wallOf(time.zone.instantOf(time.wall))
    begins.set(wall, ms)
  }
  return begins
}

/** `UNTIL` is in UTC (RFC 5545 3.3.10), the starts are in wall time; a date includes the whole day. */
function untilOnTheWall(rule: InstanceType<typeof ICAL.Recur>, start: FileTime): void {
  const { until } = rule
  if (!until) return
  const written = wallOf(until)
  if (written === null) return
  const isUtc = until.zone?.tzid === 'UTC'
  const wall = start.isDate ? written : until.isDate ? written + day - 1000 : isUtc ? start.zone.wallOf(written) : written
  rule.until = timeOf(wall, start.isDate)
}
