import { msg } from '#kernel/text.ts'
import type { Draft } from './contract.ts'

/** Fields of a hearing whose changes are shown to its readers. */
const reportedFields = ['title', 'kind', 'day', 'from', 'to', 'zone', 'court', 'room', 'remote', 'judge', 'documentsDueOn'] as const

/** The changed fields with old and new values. Changes of the author's preparation and notes are not listed. */
export function alterations(was: Draft, is: Draft): { field: string; was: string; is: string }[] {
  return reportedFields.filter((field) => was[field] !== is[field]).map((field) => ({ field, was: was[field] ?? '', is: is[field] ?? '' }))
}

/** The first invalid field of a hearing and why; `null` if all are valid. */
export function wrongIn(
  { from, to, zone, day, documentsDueOn }: Draft,
  zoneExists: (zone: string) => boolean,
  dayExists: (day: string) => boolean,
) {
  if (!dayExists(day)) return { field: 'day', sentence: msg`There is no such day in the calendar.` }
  if (documentsDueOn !== null && !dayExists(documentsDueOn))
    return { field: 'documentsDueOn', sentence: msg`There is no such day in the calendar.` }
  if (!zoneExists(zone)) return { field: 'zone', sentence: msg`That is no time zone.` }
  if (to <= from) return { field: 'to', sentence: msg`It ends before it begins.` }
  return null
}

/**
 * The checklist of a change with the stored check marks, so that a form that was opened before an item was checked off, here
 * or in another window, does not uncheck it. Items are matched by text.
 */
export function keepTicks(now: Draft['preparation'], written: Draft['preparation']): Draft['preparation'] {
  const done = new Map(now.map((line) => [line.text, line.done]))
  return written.map((line) => ({ text: line.text, done: done.get(line.text) ?? line.done }))
}

/** Only the author of a hearing can change it, while their seat has not ended. */
export function canOf({ isMine, isFormer }: { isMine: boolean; isFormer: boolean }) {
  return { change: isMine && !isFormer, tick: isMine && !isFormer }
}
