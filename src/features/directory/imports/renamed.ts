import { fold } from '#domain/matching/fold.ts'
import { compareNames } from '#domain/directory/same-name.ts'
import type { PersonName, PersonRecord } from '#domain/directory/record.ts'
import type { Db } from '#ports/db/port.ts'
import { type KnownPerson, peopleOf, rekey } from '#directory/professionals/public.ts'
import { addedPeople, removedKeys, renameRecords, type Staged } from './store.ts'

/** A record of the last edition that this one has under another key. */
export interface Renamed {
  line: number
  was: string
  now: string
}

const words = (text: string | null) => fold(text ?? '')
const shares = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one))

/** Whether two records tell of one seat: the court in the same words, and no county that speaks against it. */
function areOneCourt(known: KnownPerson, next: PersonRecord): boolean {
  const seat = next.positions.at(-1)!
  const court = (name: string | null, title: string) => words(name ?? title)
  const apart = known.counties.length > 0 && seat.counties.length > 0 && !shares(known.counties, seat.counties)
  return court(known.courtName, known.title) === court(seat.courtName, seat.title) && !apart
}

/**
 * Whether a record that went and one that came are one person's. The same court is asked for, or the same name that came to
 * a seat of the same county on the same day; a name that is only like the other needs the court and the day. A namesake
 * elsewhere in the state is someone else.
 */
function isRenamed(known: KnownPerson, next: PersonRecord): boolean {
  const seat = next.positions.at(-1)!
  if (known.role !== next.role || known.state !== seat.state) return false
  const sameDay = known.fromOn !== null && known.fromOn === seat.fromOn
  const isCourt = areOneCourt(known, next)
  const isPlace = isCourt || (sameDay && (shares(known.counties, seat.counties) || known.counties.length + seat.counties.length === 0))
  if (!isPlace) return false
  switch (compareNames(known.name, next.name)) {
    case 'same':
      return isCourt || isExact(known.name, next.name)
    case 'like':
      return isCourt && sameDay
    case 'other':
      return false
  }
}

const isExact = (a: PersonName, b: PersonName) => words(a.display) === words(b.display)

/** Pairs of records of which each is the other's only match; a person who has two is left to a person at the desk. */
function pairsOf(gone: readonly KnownPerson[], came: readonly Staged[]): { known: KnownPerson; next: Staged }[] {
  const byState = Map.groupBy(gone, ({ state }) => state)
  const found = came.flatMap((next) => {
    const { record } = next
    if (record.what !== 'person') return []
    const near = byState.get(record.positions.at(-1)?.state ?? null) ?? []
    return near.filter((known) => isRenamed(known, record)).map((known) => ({ known, next }))
  })
  const [ofKnown, ofNext] = [Map.groupBy(found, ({ known }) => known.key), Map.groupBy(found, ({ next }) => next.key)]
  return found.filter(({ known, next }) => ofKnown.get(known.key)!.length === 1 && ofNext.get(next.key)!.length === 1)
}

/**
 * Carries the id of a person, and with it the page and its reviews, to the record that has come in place of the old one: a
 * changed spelling of a name is no new person. For sources whose keys are names; with a number of its own each record is sure.
 */
export async function carryIds(tx: Db, sourceId: string): Promise<Renamed[]> {
  const gone = await removedKeys(tx, sourceId)
  if (gone.length === 0) return []
  const pairs = pairsOf(await peopleOf(tx, sourceId, gone), await addedPeople(tx, sourceId))
  const keys = pairs.map(({ known, next }) => ({ was: known.key, now: next.key }))
  await rekey(tx, sourceId, keys)
  await renameRecords(tx, sourceId, keys)
  return pairs.map(({ known, next }) => ({
    line: next.line,
    was: known.name.display,
    now: next.record.what === 'person' ? next.record.name.display : '',
  }))
}
