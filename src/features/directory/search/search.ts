import { keysOf } from '#domain/matching/edits.ts'
import { wordsOf } from '#domain/matching/fold.ts'
import { familyLegs, joinedLegs, likelyLegs, nameLegs } from '#domain/matching/legs.ts'
import { nicknameLegs } from '#domain/matching/nickname-legs.ts'
import { type NamedPlace, type PlaceRead, readPlace } from '#domain/matching/place-query.ts'
import { readQuery } from '#domain/matching/query.ts'
import type { Db } from '#ports/db/port.ts'
import type { Hit } from './contract.ts'
import { gazetteer } from './gazetteer.ts'
import { atPlace, type ByPlace, byPlace, byPlaceLike, narrowTo } from './search.place.ts'
import { holdsAnyone, type Narrow } from './store.groups.ts'
import { type Found, type Known, lookUp, namesBegun, namesOnLegs } from './store.names.ts'

export const pageSize = 20
/** With more people than this, the total is shown as "at least". */
export const mostFound = 500
const zipCode = /^\d{5}$/
/** Many misspelled words make many pairs; the likeliest are tried. */
const mostLegs = 1_200

/** People found for the typed words, best first: number in the search and group; some of their cards. */
export interface Candidates {
  people: Map<number, number>
  cards: Map<number, Hit>
  spelledLike: boolean
  /** Their place as the directory spells it, where it was typed differently. */
  placeReadAs: string | null
}

/** How the words were read as a place, shown to the reader. */
export interface Said {
  place: NamedPlace | null
  /** Other places that may be meant. */
  others: readonly NamedPlace[]
  /** Words that were not understood. */
  leftOut: readonly string[]
}

/** The typed words lead to a list of people, or to all people of a place or role. */
export type Meaning = ({ kind: 'people'; candidates: Candidates } | { kind: 'place'; narrow: Narrow; readAs: string | null }) & {
  said: Said
}

const nothingSaid: Said = { place: null, others: [], leftOut: [] }

/** A list that grows until it is long enough, each person once. */
function list() {
  const people = new Map<number, number>()
  const cards = new Map<number, Hit>()
  return {
    people,
    cards,
    add: ({ nums, groups, cards: first }: Found) => {
      nums.forEach((num, at) => {
        if (people.size < mostFound && !people.has(num)) people.set(num, groups[at]!)
      })
      // A person who left the directory between two statements has no card: the others are found by id again.
      if (first.length === Math.min(nums.length, pageSize)) first.forEach((card, at) => cards.set(nums[at]!, card))
    },
    isShort: () => people.size < pageSize,
    empty: () => {
      people.clear()
      cards.clear()
    },
  }
}
type List = ReturnType<typeof list>

/**
 * Finds what was typed, each step only while the page is not full: a place that the words can hardly be
 * anything else than; names with these words; the same by a nickname; a place among the words ("smith travis
 * county"); names of which only beginnings were typed, words typed apart ("mac donald") and names spelled
 * like it; a place spelled like it. A reader who typed a place is never shown names that are only spelled like it.
 */
export async function understand(db: Db, q: string, narrow: Narrow): Promise<Meaning> {
  const typed = readQuery(q)
  const { terms } = typed
  const soft: Narrow =
    typed.role && !narrow.role ? { ...narrow, role: typed.role.role, ...(typed.role.kind && { kind: typed.role.kind }) } : narrow
  if (terms.length === 0) return { kind: 'place', narrow: soft, readAs: null, said: nothingSaid }

  const found = list()
  let looked: Promise<Known> | null = null
  const known = () => (looked ??= lookUp(db, terms, terms.map(keysOf)))
  let readAs: string | null = null
  const read = readPlace(typed, narrow.state ?? null, await gazetteer())
  // The words alone may be a name or this place: a person who sees names is offered the place.
  let said: Said = read && !read.sure && read.rest.length === 0 ? { ...nothingSaid, others: [read.place, ...read.others] } : nothingSaid
  /** Adds the people found at a place; returns the place itself where nothing else was typed. */
  const at = async (places: Promise<ByPlace>): Promise<Meaning | null> => {
    const place = await places
    found.add(place.found)
    if (place.found.nums.length > 0) readAs = place.readAs
    return place.whole && found.people.size === 0 ? { kind: 'place', narrow: place.whole, readAs: place.readAs, said: nothingSaid } : null
  }
  const exactPlace = async () => at(byPlace(db, typed, (await known()).places, soft, namesOf))
  const likePlace = () => at(byPlaceLike(db, typed, soft, namesOf))
  const these = (like: boolean): Meaning => ({
    kind: 'people',
    candidates: { people: found.people, cards: found.cards, spelledLike: like && found.people.size > 0, placeReadAs: readAs },
    said,
  })
  /** The people who are found at the place that was read; with `onlyAll` it is `null` when some words are left out. */
  const there = async (place: PlaceRead, onlyAll: boolean): Promise<Meaning | null> => {
    const here = narrowTo(place.place, soft)
    const is = here ? await atPlace(db, place, here, namesOf) : { found: null, whole: null, leftOut: [] }
    if (onlyAll && (!here || is.leftOut.length > 0)) return null
    said = { place: place.place, others: place.others, leftOut: is.leftOut }
    if (is.whole) return { kind: 'place', narrow: is.whole, readAs: null, said }
    if (is.found) found.add(is.found)
    return these(false)
  }

  // A person whose name has all the words comes first, even if one of the words is a role: Aaron Judge.
  if (typed.words.length > terms.length && typed.words.length > 1) found.add(await namesOf(db, typed.words, narrow))
  // Five digits are a ZIP code or nothing: the 402nd court is not meant by 40202.
  const unknownZip = read ? undefined : terms.find((term) => zipCode.test(term))
  if (unknownZip) {
    said = { ...nothingSaid, leftOut: [unknownZip] }
    return these(false)
  }
  if (read?.sure) {
    if (read.mayBeName && terms.length > 1) found.add(await namesOf(db, terms, soft))
    if (!read.mayBeName || !bearsAll(found, terms)) {
      found.empty()
      const place = await there(read, false)
      if (place) return place
    }
    said = { ...nothingSaid, others: [read.place, ...read.others] }
    return these(false)
  }
  if (typed.countyAt >= 0) {
    const place = (await exactPlace()) ?? (found.people.size === 0 ? await likePlace() : null)
    if (place) return place
  }
  if (found.isShort()) found.add(await namesOf(db, terms, soft))
  if (found.people.size === 0 && soft !== narrow) found.add(await namesOf(db, terms, narrow))
  if (found.isShort() && terms.length !== 2) await byNickname(db, terms, soft, found)
  if (!found.isShort() || bearsAll(found, terms)) return these(false)
  // A word that is hardly known as a place is more likely a name, if the place has no records.
  const isPlace = read && (read.isWellKnown || (await holdsAnyone(db, narrowTo(read.place, soft))))
  if (read && isPlace && found.people.size === 0) {
    const place = await there(read, true)
    if (place) return place
  }
  if (read && isPlace && read.rest.length === 0) return these(false)

  if (typed.countyAt < 0) {
    const place = (await exactPlace()) ?? (typed.isCourt && found.people.size === 0 ? await likePlace() : null)
    if (place) return place
  }
  if (!found.isShort()) return these(false)
  const exact = found.people.size
  const like = await spelledLike(db, terms, await known(), soft, found)
  if (found.people.size > 0) return these(exact === 0 && like)
  const place = await likePlace()
  if (place || found.people.size > 0) return place ?? these(false)
  const unlike = soft === narrow || (await spelledLike(db, terms, await known(), narrow, found))
  if (found.people.size > 0) return these(unlike)
  // No results: a maiden name, or a given name that is in no table. A person with that family name may be meant.
  const family = familyLegs(terms)
  if (terms.length > 1 && family.length > 0) found.add(await namesOnLegs(db, family, { narrow, most: mostFound, page: pageSize }))
  return these(true)
}

/** Whether the name of a person found has all of several words as they were typed: then nothing else was meant. */
function bearsAll({ cards }: List, terms: readonly string[]): boolean {
  if (terms.length < 2) return false
  return [...cards.values()].some(({ name }) => {
    const words = new Set(wordsOf(name))
    return terms.every((term) => words.has(term))
  })
}

/**
 * Finds names by the words: one word by its beginning; of several words, each may be the complete one that the others precede or
 * follow. One of two words may be a nickname; people found by it come last, if the page is not full.
 */
async function namesOf(db: Db, terms: readonly string[], narrow: Narrow): Promise<Found> {
  if (terms.length === 1) return namesBegun(db, terms[0]!, narrow, mostFound, pageSize)
  const legs = nameLegs(terms)
  const asked = { terms: terms.length > 2 ? terms : [], narrow, most: mostFound, page: pageSize }
  const nicknames = terms.length > 2 ? [] : nicknameLegs(terms).flatMap((some) => some.legs)
  if (nicknames.length === 0) return namesOnLegs(db, legs, asked)
  const found = await namesOnLegs(db, [...legs, ...nicknames], { ...asked, weighed: true })
  const exact = found.nums.slice(0, found.legs.filter((leg) => leg <= legs.length).length)
  return new Set(exact).size < pageSize ? found : { ...found, nums: exact }
}

/** Adds people whose given name was typed as a nickname: as the only word, or as one of more than two. */
async function byNickname(db: Db, terms: readonly string[], narrow: Narrow, found: List): Promise<void> {
  for (const { others, legs } of nicknameLegs(terms)) {
    found.add(await namesOnLegs(db, legs, { terms: others.length > 1 ? others : [], narrow, most: mostFound, page: pageSize }))
  }
}

/**
 * Adds the names that were likely meant, fewest typing errors first; for a single word, a few for each similar name before all of one.
 * @returns whether every name found is spelled differently from the typed words
 */
async function spelledLike(db: Db, terms: readonly string[], known: Known, narrow: Narrow, found: List): Promise<boolean> {
  const likely = likelyLegs(terms, known)
  const legs = [...joinedLegs(terms), ...(terms.length > 1 ? likely.toSorted((a, b) => a.slips - b.slips) : likely)].slice(0, mostLegs)
  if (legs.length === 0) return true
  const like = await namesOnLegs(db, legs, { narrow, most: mostFound, page: pageSize, weighed: true })
  found.add(like)
  return like.legs.every((leg) => legs[leg - 1]!.slips >= 1)
}
