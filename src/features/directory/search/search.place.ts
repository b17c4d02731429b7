import { keysOf } from '#domain/matching/edits.ts'
import { placeSpelling } from '#domain/matching/places.ts'
import { isOfCourts, splitsOf, type TypedQuery } from '#domain/matching/query.ts'
import type { PlaceRead } from '#domain/matching/place-query.ts'
import type { Db } from '#ports/db/port.ts'
import type { Narrow } from './store.groups.ts'
import type { Found } from './store.names.ts'
import { lookUpPlaces, placesWith } from './store.places.ts'

/** Ways to read some of the words as a place that are tried. */
const mostPlaces = 4

/** People found where some of the words are a place; `whole` when all of them are one. */
export interface ByPlace {
  found: Found
  whole: Narrow | null
  /** The place as the directory spells it, where it was typed differently. */
  readAs: string | null
}

/** Finds names in a place. */
type NamesOf = (db: Db, terms: readonly string[], narrow: Narrow) => Promise<Found>

const nobody: Found = { nums: [], groups: [], legs: [], cards: [] }

/** The first reading of some words as a place that finds someone, or that leaves no word for a name. */
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
 * Finds people when some of the words are a place, spelled correctly.
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

/** Finds people when some of the words are a misspelled place: "travus county", "superiour court". */
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

/** People of a place that is known by its name, or all of it. */
export interface AtPlace {
  found: Found
  whole: Narrow | null
  /** Words that are neither a court there nor anyone's name. */
  leftOut: readonly string[]
}

const ordinal = /^(\d{1,3})(st|nd|rd|th)$/
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** "311" for "311th" and the other way: courts are numbered both ways. */
function otherNumber(word: string): string {
  const [, number] = ordinal.exec(word) ?? []
  if (number) return number
  return /^\d{1,3}$/.test(word) ? `${word}${endings[rules.select(Number(word))]}` : word
}

const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length

/** The words that are part of a court's name in the place, by the court that matches most of them; a matching number counts most. */
async function courtWords(db: Db, words: readonly string[], narrow: Narrow): Promise<{ spelled: readonly string[]; at: number[] }> {
  const spellings = [words]
  const other = words.map(otherNumber)
  if (other.some((word, at) => word !== words[at])) spellings.push(other)
  const read = await Promise.all(spellings.map(async (spelled) => ({ spelled, masks: await placesWith(db, spelled, narrow) })))
  const numbers = words.reduce((mask, word, at) => (/^\d/.test(word) ? mask | (1 << at) : mask), 0)
  const weigh = (mask: number) => 10 * bits(mask & numbers) + bits(mask)
  const [best] = read
    .flatMap(({ spelled, masks }) => masks.map((mask) => ({ spelled, mask })))
    .toSorted((a, b) => weigh(b.mask) - weigh(a.mask) || b.mask - a.mask)
  return { spelled: best?.spelled ?? words, at: words.flatMap((_, at) => (best && best.mask & (1 << at) ? [at] : [])) }
}

/** The place on its own, narrower than what was asked; `null` where a filter asks for another one. */
export function narrowTo({ state, county }: PlaceRead['place'], narrow: Narrow): Narrow | null {
  if (narrow.state && state && narrow.state !== state) return null
  return { ...narrow, ...(state && { state }), ...(county && { typedCounty: county }) }
}

/** Finds people at a place: by the words beside it as names, as words of a court, or as both; else the whole place. */
export async function atPlace(db: Db, { rest, placeFirst }: PlaceRead, there: Narrow, namesOf: NamesOf): Promise<AtPlace> {
  if (rest.length === 0) return { found: nobody, whole: there, leftOut: [] }
  const named = placeFirst || rest.every(isOfCourts) ? nobody : await namesOf(db, rest, there)
  if (named.nums.length > 0) return { found: named, whole: null, leftOut: [] }
  const { spelled, at } = await courtWords(db, rest, there)
  if (at.length === 0) return { found: nobody, whole: there, leftOut: rest }
  const court = { ...there, words: at.map((one) => ({ word: spelled[one]!, begun: one === rest.length - 1 })) }
  const others = rest.filter((_, one) => !at.includes(one))
  const both = others.length === 0 ? nobody : await namesOf(db, others, court)
  return both.nums.length > 0 ? { found: both, whole: null, leftOut: [] } : { found: nobody, whole: court, leftOut: others }
}
