import type { Draft } from './contract.ts'

/** Fields of a hearing whose change someone who relies on it must see. */
const told = ['title', 'kind', 'day', 'from', 'to', 'zone', 'court', 'room', 'remote', 'judge', 'documentsDueOn'] as const

/** What a change changed, field by field, as it was written before and is now. Own preparation and notes are nobody's alert. */
export function alterations(was: Draft, is: Draft): { field: string; was: string; is: string }[] {
  return told.filter((field) => was[field] !== is[field]).map((field) => ({ field, was: was[field] ?? '', is: is[field] ?? '' }))
}

/** Why a hearing cannot be as it is written, at its field; `null` when it can. */
export function wrongIn(
  { from, to, zone, day, documentsDueOn }: Draft,
  zoneExists: (zone: string) => boolean,
  dayExists: (day: string) => boolean,
) {
  if (!dayExists(day)) return { field: 'day', sentence: 'There is no such day in the calendar.' }
  if (documentsDueOn !== null && !dayExists(documentsDueOn))
    return { field: 'documentsDueOn', sentence: 'There is no such day in the calendar.' }
  if (!zoneExists(zone)) return { field: 'zone', sentence: 'That is no time zone.' }
  if (to <= from) return { field: 'to', sentence: 'It ends before it begins.' }
  return null
}

/**
 * The lines of a change with the ticks as they stand now: a form that was opened before a line was ticked, here or in
 * another window, takes no tick back. A line is known by its text.
 */
export function keepTicks(now: Draft['preparation'], written: Draft['preparation']): Draft['preparation'] {
  const done = new Map(now.map((line) => [line.text, line.done]))
  return written.map((line) => ({ text: line.text, done: done.get(line.text) ?? line.done }))
}

/** Only who wrote a hearing changes it, and nobody whose part in the case has ended. */
export function canOf({ isMine, isFormer }: { isMine: boolean; isFormer: boolean }) {
  return { change: isMine && !isFormer, tick: isMine && !isFormer }
}
