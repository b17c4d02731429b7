// Hearings out of a calendar file: read beside the server's own thread, looked at, chosen one by one.
import { dayAt } from '#domain/time/calendar.ts'
import { dayOfWall, writeTime } from '#domain/time/wall.ts'
import { zoneOf } from '#domain/time/zone.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import { english } from '#kernel/english.ts'
import type { Ics, Read, ReadEvent } from '#ports/ics/port.ts'
import { idOf } from '#http/key-id.ts'
import { type Membership } from '#case/cases/public.ts'
import type { Draft, Incoming } from './contract.ts'

/** More at once than anybody looks through. */
const mostEvents = 500
const years = 3 * 366 * 86_400_000
const hour = 3_600_000

const refusals: Readonly<Record<NonNullable<Read['refused']>, Text>> = {
  too_large: msg`This file is too large. Export a shorter time from the other calendar.`,
  no_calendar: msg`This is no calendar file. Export the other calendar as an .ics file.`,
  too_many_events: msg`This file has too many events. Export a shorter time from the other calendar.`,
  unreadable: msg`This file could not be read to its end. Export a shorter time from the other calendar.`,
}

/** What would come in: a hearing with the id under which it is known again, or why it is none. */
export interface Found {
  id: string
  draft: Draft
  why: Incoming['why']
}

function foundIn(event: ReadEvent, here: Membership): Found {
  const name = event.zone.used && zoneOf(event.zone.used) ? event.zone.used : here.zone
  const zone = zoneOf(name)!
  const hasEnd = event.to > event.from
  const [from, to] = [event.from, hasEnd ? event.to : event.from + hour].map((at) => zone.wallOf(Math.floor(at / 60_000)))
  const isOneDay = dayOfWall(from!) === dayOfWall(to!)
  return {
    id: idOf(`${here.caseId} ${here.memberId}`, `ics ${event.uid} ${event.occurrence ?? ''}`),
    why: event.allDay ? 'whole_day' : isOneDay ? (hasEnd ? null : 'no_end') : 'several_days',
    draft: {
      title: event.title.trim().slice(0, 160) || english(msg`Without a title`),
      kind: 'hearing',
      day: dayAt(dayOfWall(from!)),
      from: writeTime(from!),
      to: writeTime(to!),
      zone: name,
      court: event.place?.trim().slice(0, 160) ?? '',
      room: '',
      remote: '',
      judge: '',
      sides: here.side === null ? [] : [here.side],
      preparation: [],
      documentsDueOn: null,
      notes: event.notes?.trim().slice(0, 4000) ?? '',
      isShared: false,
    },
  }
}

/** The coming events of a file, as hearings. @throws Fault `invalid`, with a sentence for a file that cannot be read */
export async function readHearings(ics: Pick<Ics, 'read'>, file: string, here: Membership, now: number): Promise<Found[]> {
  const read = await ics.read(file, { from: now, to: now + years, zone: here.zone, most: mostEvents })
  if (read.refused !== null) throw new Fault('invalid', refusals[read.refused], { field: 'file' })
  if (read.cut)
    throw new Fault('invalid', msg`This file has more than 500 coming events. Export a shorter time from the other calendar.`, {
      field: 'file',
    })
  return read.events.filter(({ status }) => status !== 'cancelled').map((event) => foundIn(event, here))
}

/** Whether it can come in: one without an end is taken to last an hour, and said to. */
export const canComeIn = ({ why }: Found): boolean => why === null || why === 'no_end'
