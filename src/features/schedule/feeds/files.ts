// Imports calendar files: they are read outside of the server's main thread, previewed, selected, and imported as one batch.
import { createHash } from 'node:crypto'
import { dayOfInstant, timeOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import { english } from '#kernel/english.ts'
import type { Ics, Read, ReadEvent } from '#ports/ics/port.ts'
import type { Said } from '#schedule/events/public.ts'

/** More events in one file than a family has in six years. */
const mostEvents = 5_000
const years = 3 * 366 * 86_400_000
/** The most notes that are shown: a malformed file can have one for each line. */
const mostNotes = 100

const refusals: Readonly<Record<NonNullable<Read['refused']>, Text>> = {
  too_large: msg`This file has more than 10 MB. Export a shorter time from the other calendar.`,
  no_calendar: msg`This is no calendar file. Export the other calendar as an .ics file.`,
  too_many_events: msg`This file has more than 100,000 events. Export a shorter time from the other calendar.`,
  unreadable: msg`This file could not be read to its end. Export a shorter time from the other calendar.`,
}

/** An imported event, with the id that recognizes it in the next file. */
export interface Incoming {
  key: string
  uid: string
  said: Said
}

/** An id that the same event has in the next export too: the file's UID, and which occurrence of a series it is. */
const uidOf = ({ uid, occurrence }: ReadEvent) => (occurrence === null ? uid : `${uid} ${occurrence}`).slice(0, 255)

/** @throws Fault `invalid`, with a sentence for a file that cannot be imported */
export async function readFile(ics: Pick<Ics, 'read'>, text: string, zoneName: string, now: number) {
  const read = await ics.read(text, { from: now - years, to: now + years, zone: zoneName, most: mostEvents })
  if (read.refused !== null) throw new Fault('invalid', refusals[read.refused], { field: 'file' })
  if (read.cut)
    throw new Fault(
      'invalid',
      msg`This file has more than 5,000 events in the six years around today. Export a shorter time from the other calendar.`,
      {
        field: 'file',
      },
    )
  const zone = zoneNamed(zoneName)
  const note = ({ line, why, about }: { line: number; why: string; about?: string | undefined }) => ({ line, why, about: about ?? '' })
  const events = read.events
    .filter(({ status }) => status !== 'cancelled')
    .map((event): Incoming => {
      const uid = uidOf(event)
      const { from, to, allDay } = event
      return {
        uid,
        key: createHash('sha256').update(`${uid} ${from}`).digest('hex').slice(0, 32),
        said: {
          isShared: false,
          kind: 'event',
          title: event.title.trim().slice(0, 160) || english(msg`Without a title`),
          fromDay: allDay?.first ?? dayOfInstant(zone, from),
          toDay: allDay?.last ?? dayOfInstant(zone, to),
          fromAt: allDay ? null : new Date(from),
          toAt: allDay ? null : new Date(to),
          zone: zoneName,
          place: event.place?.trim().slice(0, 200) ?? '',
          notes: event.notes?.trim().slice(0, 4000) ?? '',
          childIds: [],
          sides: [],
          dropOff: null,
          pickUp: null,
          rrule: null,
        },
      }
    })
  return { events, leftOut: read.leftOut.slice(0, mostNotes).map(note), warnings: read.warnings.slice(0, mostNotes).map(note) }
}

/** An event in the form that the preview shows. */
export function previewOf({ key, uid, said }: Incoming, there: ReadonlySet<string>) {
  const zone = zoneNamed(said.zone)
  return {
    key,
    title: said.title,
    firstDay: said.fromDay,
    lastDay: said.toDay,
    from: said.fromAt && timeOfInstant(zone, said.fromAt.getTime()),
    to: said.toAt && timeOfInstant(zone, said.toAt.getTime()),
    place: said.place,
    isThere: there.has(uid),
  }
}
