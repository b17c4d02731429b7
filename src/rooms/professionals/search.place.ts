import { keysOf } from '../../domain/matching/edits.ts'
import { placeSpelling } from '../../domain/matching/places.ts'
import { splitsOf, type TypedQuery } from '../../domain/matching/query.ts'
import type { Db } from '../../ports/db/port.ts'
import type { Narrow } from './store.groups.ts'
import type { Found } from './store.names.ts'
import { lookUpPlaces, placesWith } from './store.places.ts'

/** Ways to read some of the words as a place that are tried. */
const mostPlaces = 4

/** People found where some of the words are a place; `whole` when all of them are one. */
export interface ByPlace {
  found: Found
  whole: Narrow | null
  /** The place as the directory spells it, where it was typed otherwise. */
  readAs: string | null
}

/** Finds names in a place. */
type NamesOf = (db: Db, terms: readonly string[], narrow: Narrow) => Promise<Found>

const nobody: Found = { nums: [], groups: [], legs: [], cards: [] }

/** The first reading of some words as a place that finds somebody, or that leaves no word for a name. */
async function firstOf(
  db: Db,
  words: readonly { typed: string; spelled: string }[],
  splits: readonly { place: number[]; names: number[] }[],
  narrow: Narrow,
  namesOf: NamesOf,
): Promise<ByPlace> {
  for (const { place, names } of splits.slice(0, mostPlaces)) {
    const spelled = place.map((at) => ({ word: words[at]!.spelled, begun: at === words.length - 1 }))
    const there = { ...narrow, words: spelled }
    const otherwise = place.some((at) => words[at]!.typed !== words[at]!.spelled)
    const readAs = otherwise ? spelled.map(({ word }) => word).join(' ') : null
    if (names.length === 0) return { found: nobody, whole: there, readAs }
    const left = names.map((at) => words[at]!.typed)
    const found = await namesOf(db, left, there)
    if (found.nums.length > 0) return { found, whole: null, readAs }
  }
  return { found: nobody, whole: null, readAs: null }
}

/**
 * Who is found when some of the words are a place as it is spelled.
 * @param masks sets of terms that some court, county or state of the directory answers to
 */
export function byPlace(
  db: Db,
  { terms, countyAt }: TypedQuery,
  masks: readonly number[],
  narrow: Narrow,
  namesOf: NamesOf,
): Promise<ByPlace> {
  const words = terms.map((term) => ({ typed: term, spelled: term }))
  return firstOf(db, words, splitsOf(terms.length, masks, countyAt), narrow, namesOf)
}

/** Who is found when some of the words are a misspelled place: "travus county", "superiour court". */
export async function byPlaceLike(db: Db, { terms, countyAt }: TypedQuery, narrow: Narrow, namesOf: NamesOf): Promise<ByPlace> {
  const words = placeSpelling(terms, await lookUpPlaces(db, terms, terms.map(keysOf)))
  if (!words || words.length === 0) return { found: nobody, whole: null, readAs: null }
  const masks = await placesWith(
    db,
    words.map(({ spelled }) => spelled),
  )
  const county = words.findIndex(({ typed }) => typed === terms[countyAt])
  const splits = splitsOf(words.length, masks, county).filter(({ place }) => place.some((at) => words[at]!.typed !== words[at]!.spelled))
  return firstOf(db, words, splits, narrow, namesOf)
}
