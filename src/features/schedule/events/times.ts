// Between what is written of an event, in days and on the clock of the wall, and what is stored of it, in instants.
import { daysOf, type Repeat, writeRepeat } from '#domain/calendar/repeats.ts'
import { dayOfInstant, instantAt, later, timeOfInstant, wallAt, zoneNamed } from '#domain/calendar/clock.ts'
import { numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Draft } from './contract.ts'
import { repeatOf, wrongIn } from './rules.ts'
import type { EventRow, Said } from './store.ts'

/** The begin of an event (ms): of whole days that of the first, in its zone. */
export function beginOf({ fromAt, fromDay, zone }: Pick<Said, 'fromAt' | 'fromDay' | 'zone'>): number {
  return fromAt?.getTime() ?? instantAt(zoneNamed(zone), fromDay, '00:00')
}

/** What is stored of a draft. @throws Fault `invalid` at the field that cannot be */
export function saidOf(draft: Draft, zoneName: string): Said {
  const wrong = wrongIn(draft)
  if (wrong) throw new Fault('invalid', wrong.sentence, { field: wrong.field })
  const zone = zoneNamed(zoneName)
  const [first, last] = [draft.firstDay as Day, draft.lastDay as Day]
  const at = (field: 'from' | 'to', day: Day): Date | null => {
    const time = draft[field]
    if (time === null) return null
    if (zone.occurrenceOf(wallAt(day, time)) === 'skipped')
      throw new Fault('invalid', msg`On that day the clocks go forward and there is no such time. Choose an hour later.`, { field })
    return new Date(instantAt(zone, day, time))
  }
  const { title, kind, place, notes, childIds, sides, dropOff, pickUp, isShared } = draft
  return {
    title,
    kind,
    place,
    notes,
    childIds,
    sides,
    dropOff,
    pickUp,
    isShared,
    fromDay: first,
    toDay: last,
    fromAt: at('from', first),
    toAt: at('to', last),
    zone: zoneName,
    rrule: draft.repeat ? writeRepeat({ ...draft.repeat, until: draft.repeat.until as Day | null }) : null,
  }
}

/** A stored event as its form would have it. */
export function draftOf(row: Said): Draft {
  const zone = zoneNamed(row.zone)
  const repeat = repeatOf(row.rrule, row.fromDay)
  return {
    title: row.title,
    kind: row.kind,
    firstDay: row.fromDay,
    lastDay: row.toDay,
    from: row.fromAt && timeOfInstant(zone, row.fromAt.getTime()),
    to: row.toAt && timeOfInstant(zone, row.toAt.getTime()),
    place: row.place,
    notes: row.notes,
    childIds: row.childIds,
    sides: row.sides,
    dropOff: row.dropOff,
    pickUp: row.pickUp,
    repeat: repeat && { every: repeat.every, on: [...repeat.on], until: repeat.until },
    isShared: row.isShared,
  }
}

/** One time that an event takes place: its days, and its instants where it has hours. */
export interface Time {
  firstDay: Day
  lastDay: Day
  from: number | null
  to: number | null
}

/**
 * The times that an event takes place and that touch some days. One that repeats keeps its time on the wall when the
 * clocks change; a day without that hour has it an hour later.
 */
export function timesIn(row: Said, range: { from: Day; to: Day }): Time[] {
  const own: Time = { firstDay: row.fromDay, lastDay: row.toDay, from: row.fromAt?.getTime() ?? null, to: row.toAt?.getTime() ?? null }
  const repeat = repeatOf(row.rrule, row.fromDay)
  if (!repeat) return row.fromDay <= range.to && row.toDay >= range.from ? [own] : []
  const length = numberOf(row.toDay) - numberOf(row.fromDay)
  const zone = zoneNamed(row.zone)
  const wall = { from: own.from === null ? null : timeOfInstant(zone, own.from), to: own.to === null ? null : timeOfInstant(zone, own.to) }
  return daysOf(row.fromDay, repeat, { from: later(range.from, -length), to: range.to }).map((first) => {
    const last = later(first, length)
    return {
      firstDay: first,
      lastDay: last,
      from: wall.from === null ? null : instantAt(zone, first, wall.from),
      to: wall.to === null ? null : Math.max(instantAt(zone, last, wall.to), instantAt(zone, first, wall.from!)),
    }
  })
}

/** The first day of an event that repeats whose time has not begun at an instant; `null` where all have. */
export function firstToCome(row: EventRow, now: number): Day | null {
  const today = dayOfInstant(zoneNamed(row.zone), now)
  const next = timesIn(row, { from: later(today, -1), to: later(today, 400) }).find(
    ({ from, firstDay }) => beginOf({ fromAt: from === null ? null : new Date(from), fromDay: firstDay, zone: row.zone }) > now,
  )
  return next?.firstDay ?? null
}

/** The same event up to a day: the rest of it goes its own way. */
export function endedBefore(row: EventRow, day: Day): Said {
  const repeat = repeatOf(row.rrule, row.fromDay) as Repeat
  return { ...row, rrule: writeRepeat({ ...repeat, until: later(day, -1) }) }
}
