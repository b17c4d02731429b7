import { type County, type Gazetteer, placeKey, type Town } from '../directory/gazetteer.ts'
import { stateCode } from '../directory/place.ts'
import { slipsBetween, slipsOf } from './edits.ts'
import type { TypedQuery } from './query.ts'

/** A place, as far as it is known; of a ZIP code the city too. */
export interface NamedPlace {
  zip: string | null
  city: string | null
  county: string | null
  /** The county with what it is: "Travis County", "Orleans Parish". */
  area: string | null
  /** Two capital letters; `null` where counties of several states have the name. */
  state: string | null
}

/** How typed words are read as a place. */
export interface PlaceRead {
  place: NamedPlace
  /** The terms that say nothing of the place: a court, a name. */
  rest: string[]
  /** The words can hardly be a name: a ZIP code, a county, a city with its state. */
  sure: boolean
  /** Someone may still have exactly this name ("Georgia Jackson"): they come first. */
  mayBeName: boolean
  /** The rest names a court or a county before anyone. */
  placeFirst: boolean
  /** Known to many by this name alone: a large city, or a name of several words. */
  isWellKnown: boolean
  /** Other places that have the name, likeliest first. */
  others: NamedPlace[]
}

/** Cities of fewer ZIP codes are known to few: the word alone rather means a county, or a name. */
const largeCity = 3
const mostOthers = 3
/** Who means a town so many times smaller than its namesake types the state. */
const muchLarger = 20
/** Shorter names are one slip from too many others. */
const shortest = 5
const zipCode = /^\d{5}$/

const ofTown = ({ city, county, area, state }: Town, zip: string | null = null): NamedPlace => ({
  zip,
  city,
  county: county || null,
  area: area || null,
  state,
})
const ofCounty = ({ county, area, state }: County): NamedPlace => ({ zip: null, city: null, county, area, state })
const ofState = (state: string): NamedPlace => ({ zip: null, city: null, county: null, area: null, state })
const keyOf = (terms: readonly string[]) => placeKey(terms.join(' '))
const inState = <Of extends County>(list: readonly Of[] | undefined, state: string | null) =>
  (list ?? []).filter((one) => state === null || one.state === state)

const plain = { mayBeName: false, placeFirst: false, isWellKnown: true, others: [] }

interface WithState {
  state: string
  rest: string[]
  /** The state was typed as two letters, which may be the beginning of a name. */
  isCode: boolean
  isFirst: boolean
  /** Where the word beside "county" is among the rest. */
  countyAt: number
}

/** The state among the terms: at their end by name or code, or where a place stands beside "county" anywhere, or by name first. */
function statesIn(terms: readonly string[], countyAt: number): WithState[] {
  const found: WithState[] = []
  for (let words = 4; words > 0; words -= 1) {
    for (const from of [terms.length - words, 0, ...(countyAt >= 0 ? [countyAt + 1] : [])]) {
      const to = from + words
      if (from < 0 || to > terms.length || (countyAt >= from && countyAt < to)) continue
      const text = terms.slice(from, to).join(' ')
      const state = stateCode(text)
      const isCode = text.length === 2
      if (!state || (isCode && from === 0)) continue
      const isFirst = to < terms.length && from === 0
      found.push({ state, rest: terms.toSpliced(from, words), isCode, isFirst, countyAt: countyAt >= to ? countyAt - words : countyAt })
    }
  }
  return found.toSorted((a, b) => Number(a.isFirst) - Number(b.isFirst))
}

interface Run {
  words: readonly string[]
  rest: string[]
}

/** Runs of the terms at their end, then at their beginning, the longest first. */
function* runs(terms: readonly string[]): Generator<Run> {
  for (let words = terms.length; words > 0; words -= 1) {
    yield { words: terms.slice(-words), rest: terms.slice(0, -words) }
    if (words < terms.length) yield { words: terms.slice(0, words), rest: terms.slice(words) }
  }
}

/** Runs that hold the word beside "county": those that end with it, then those that begin with it, the longest first. */
function* runsAt(terms: readonly string[], at: number): Generator<Run> {
  for (let from = 0; from <= at; from += 1) yield { words: terms.slice(from, at + 1), rest: terms.toSpliced(from, at + 1 - from) }
  for (let to = terms.length; to > at + 1; to -= 1) yield { words: terms.slice(at, to), rest: terms.toSpliced(at, to - at) }
}

/** The terms without those that only say again where the place lies: "Austin, TX 78701". */
function without(terms: readonly string[], said: readonly (string | null)[]): string[] {
  let left = [...terms]
  for (const name of said) {
    const words = name ? placeKey(name).split(' ') : []
    const at = left.findIndex((_, from) => words.length > 0 && words.every((word, next) => placeKey(left[from + next] ?? '') === word))
    if (at >= 0) left = left.toSpliced(at, words.length)
  }
  return left
}

function readZip(terms: readonly string[], { zips }: Gazetteer): PlaceRead | null {
  const at = terms.findIndex((term) => zipCode.test(term) && zips.has(term))
  if (at < 0) return null
  const zip = terms[at]!
  const town = zips.get(zip)!
  const others = terms.toSpliced(at, /^\d{4}$/.test(terms[at + 1] ?? '') ? 2 : 1)
  const [state] = statesIn(others, -1)
  const rest = without(state?.state === town.state ? state.rest : others, [town.city, town.county])
  return { ...plain, place: ofTown(town, zip), rest, sure: true }
}

/** A county typed with the word "county". */
function readCounty(terms: readonly string[], at: number, state: string | null, { counties, towns }: Gazetteer): PlaceRead | null {
  for (const { words, rest } of runsAt(terms, at)) {
    const named = inState(counties.get(keyOf(words)), state)
    const [first] = named
    if (!first) continue
    const place: NamedPlace = {
      ...ofCounty(first),
      state: state ?? (named.length === 1 ? first.state : null),
      ...(named.length > 1 && { area: `${first.county} County` }),
    }
    const isCity = rest.length > 0 && towns.get(keyOf(rest))?.some((town) => named.some((county) => county.state === town.state))
    return { ...plain, place, rest: isCity ? [] : rest, sure: true }
  }
  return null
}

/** The county of the state that is fewest slips from the words before "county": "travus county texas". */
function countyLike({ state, rest: terms, countyAt }: WithState, { counties }: Gazetteer): PlaceRead | null {
  let best: { county: County; rest: string[]; slips: number } | null = null
  for (const { words, rest } of runsAt(terms, countyAt)) {
    const key = keyOf(words)
    if (key.length < shortest) continue
    for (const [name, list] of counties) {
      const county = list.find((one) => one.state === state)
      const slips = county ? slipsBetween(key, name, slipsOf(key)) : Infinity
      if (county && slips <= slipsOf(key) && (!best || slips < best.slips)) best = { county, rest, slips }
    }
  }
  return best && { ...plain, place: ofCounty(best.county), rest: best.rest, sure: true }
}

/** The largest town of the state that is one slip from what was typed: "las vagas nv". */
function townLike(key: string, state: string, towns: Gazetteer['towns']): Town | null {
  if (key.length < shortest) return null
  let best: Town | null = null
  for (const [name, list] of towns) {
    const town = Math.abs(name.length - key.length) > 1 ? undefined : list.find((one) => one.state === state)
    if (town && (!best || town.zips > best.zips) && slipsBetween(key, name, 1) === 1) best = town
  }
  return best
}

/** A city or, where none is meant, a county of the state. "Houston, Texas" is the city. */
function readInState(
  { state, rest: terms, isCode, isFirst }: WithState,
  wantsPlace: boolean,
  { towns, counties }: Gazetteer,
): PlaceRead | null {
  if (terms.length === 0) return { ...plain, place: ofState(state), rest: [], sure: wantsPlace, mayBeName: !wantsPlace }
  for (const { words, rest } of runs(terms)) {
    const key = keyOf(words)
    const [town] = inState(towns.get(key), state)
    const [county] = inState(counties.get(key), state)
    if (!town && !county) continue
    // One small town's name beside other words is more likely a part of a name.
    const isClear = rest.length === 0 || words.length > 1 || !!county || town!.zips >= largeCity
    const sure = isClear && (!isFirst || wantsPlace) && (rest.length === 0 || !isCode || wantsPlace || words.length > 1)
    const others = town && county && county.county !== town.county ? [ofCounty(county)] : []
    return { ...plain, place: town ? ofTown(town) : ofCounty(county!), rest, sure, mayBeName: true, others }
  }
  if (isFirst) return null
  const like = townLike(keyOf(terms), state, towns)
  if (like) return { ...plain, place: ofTown(like), rest: [], sure: false, mayBeName: true }
  return { ...plain, place: ofState(state), rest: [...terms], sure: false, mayBeName: true }
}

/** A city, or a county, that was typed alone or beside other words, without its state. */
function readAlone(
  { terms, wantsPlace, asksForMany }: TypedQuery,
  within: string | null,
  { towns, counties }: Gazetteer,
): PlaceRead | null {
  for (const { words, rest } of runs(terms)) {
    // One word beside others is a part of a name unless the query asks for a place.
    if (rest.length > 0 && words.length === 1 && !wantsPlace) continue
    const key = keyOf(words)
    const here = inState(towns.get(key), within)
    const named = inState(counties.get(key), within)
    const [town] = here
    const [county] = named
    if (!town && !county) continue
    const isKnown = words.length > 1 || (town?.zips ?? 0) >= largeCity
    const sure = wantsPlace && (isKnown || !!county) && (rest.length === 0 || words.length > 1 || asksForMany)
    if (town && (town.zips >= largeCity || !county)) {
      const sameCounty = named.filter((one) => one.county !== town.county || one.state !== town.state)
      const alike = here.slice(1).filter(({ zips }) => zips * muchLarger >= town.zips)
      const others = [
        ...alike.map((one) => ofTown(one)),
        ...(sameCounty.length <= mostOthers ? sameCounty.map((one) => ofCounty(one)) : []),
      ]
      return { ...plain, place: ofTown(town), rest, sure, mayBeName: true, isWellKnown: isKnown, others: others.slice(0, mostOthers) }
    }
    const place: NamedPlace = {
      ...ofCounty(county!),
      state: named.length === 1 ? county!.state : within,
      ...(named.length > 1 && { area: `${county!.county} County` }),
    }
    return {
      ...plain,
      place,
      rest,
      sure,
      mayBeName: true,
      isWellKnown: words.length > 1,
      others: here.slice(0, mostOthers).map((one) => ofTown(one)),
    }
  }
  return null
}

/**
 * Reads typed words as a place: "fort worth" is Tarrant County, Texas; "78701" Travis County; "Fulton County
 * Georgia" that county and nobody called Fulton. It knows places only; whether anyone there was collected is not its matter.
 * @param within the state that a filter already names, if any
 * @returns `null` when no word names a place
 */
export function readPlace(typed: TypedQuery, within: string | null, gazetteer: Gazetteer): PlaceRead | null {
  const { terms, countyAt, wantsPlace } = typed
  const zip = readZip(terms, gazetteer)
  if (zip) return zip
  const states = statesIn(terms, countyAt)
  if (countyAt >= 0) {
    for (const { state, rest, countyAt: at } of states) {
      const county = readCounty(rest, at, state, gazetteer)
      if (county) return county
    }
    const [first] = states
    if (!first) return readCounty(terms, countyAt, within, gazetteer)
    // A county that the table lacks, or a misspelled one.
    const like = countyLike(first, gazetteer)
    return like ?? { ...plain, place: ofState(first.state), rest: first.rest, sure: true, placeFirst: true }
  }
  // At the end a state is meant; the whole may be a city that begins or ends like one ("Kansas City").
  const last = states.filter(({ isFirst }) => !isFirst).map((some) => readInState(some, wantsPlace, gazetteer))
  const inOne = last.find((read) => read && (read.place.county !== null || read.rest.length === 0))
  if (inOne) return inOne
  const alone = readAlone(typed, within, gazetteer)
  if (alone && alone.rest.length === 0) return alone
  const first = states.filter(({ isFirst }) => isFirst).map((some) => readInState(some, wantsPlace, gazetteer))
  return first.find((read) => read !== null) ?? last.find((read) => read !== null) ?? alone
}
