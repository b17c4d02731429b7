import { endOfPrefix } from './fold.ts'
import { type KnownToken, spellingsOf } from './spelling.ts'
import { places, turned } from './tokens.ts'

/** One range of name rows: this word at this place of the name, followed by a rest from `low` up to `high`. */
export interface Leg {
  place: number
  token: string
  low: string
  high: string
  /** At most so many of it; without it there is no limit of its own. */
  each?: number
}

export interface WeighedLeg extends Leg {
  /** How far what it finds is from what was typed; below 1 nothing is misspelled. */
  slips: number
}

const natural = { forward: [places.given, places.family, places.middle], backward: [places.family, places.given, places.middle] }
const all = {
  forward: [...natural.forward, places.given + turned, places.family + turned, places.middle + turned],
  backward: [...natural.backward, places.family + turned, places.given + turned, places.middle + turned],
}

/** Spellings that are tried of a word that stands alone, and of each of two or more. */
const mostOfOne = 40
const mostOfPair = 30
const mostOfMany = 5
/** Of these all of one word are tried with all of the other, and as middle names too. */
const mostOfBoth = 10
/** Slips in two words together. */
const mostTogether = 3
/** Of each name spelled like the one word typed so many come first, before all the others of a common one. */
const firstOfEach = 3

/** Every two of the terms, in typed order first: one is a whole word of the name, the other begins a word. */
function* pairs(terms: readonly string[]): Generator<{ from: number; to: number; order: 'forward' | 'backward' }> {
  for (let from = 0; from < terms.length; from += 1) {
    for (let to = from + 1; to < terms.length; to += 1) yield { from, to, order: 'forward' }
  }
  for (let from = 0; from < terms.length; from += 1) {
    for (let to = 0; to < from; to += 1) yield { from, to, order: 'backward' }
  }
}

/** The ranges in which names of two or more typed words are found, whichever was typed whole, in any order. */
export function nameLegs(terms: readonly string[]): Leg[] {
  return [...pairs(terms)].flatMap(({ from, to, order }) =>
    all[order].map((place) => ({ place, token: terms[from]!, low: terms[to]!, high: endOfPrefix(terms[to]!) })),
  )
}

/** Two neighbouring words that are one in the directory: "mac donald", "o connor". */
export function joinedLegs(terms: readonly string[]): WeighedLeg[] {
  const legs: WeighedLeg[] = []
  for (let at = 0; at + 1 < terms.length; at += 1) {
    const fewer = [...terms.slice(0, at), terms[at]! + terms[at + 1]!, ...terms.slice(at + 2)]
    if (fewer.length > 1) legs.push(...nameLegs(fewer).map((leg) => ({ ...leg, slips: 0.5 })))
    else legs.push(...wholeWord(fewer[0]!, 0.5))
  }
  return legs
}

function wholeWord(token: string, slips: number): WeighedLeg[] {
  return natural.backward.map((place) => ({ place, token, low: '', high: endOfPrefix(''), slips }))
}

/**
 * The ranges of names that were likely meant: each word as it begins other words and as it is
 * misspelled. Of three words or more two are enough, but then something is wrong with the third.
 */
export function likelyLegs(
  terms: readonly string[],
  known: { near: readonly (readonly KnownToken[])[]; begun: readonly (readonly KnownToken[])[] },
): WeighedLeg[] {
  // "de la garza": two letters say little where there are longer words.
  const long = terms.flatMap((term, at) => (term.length > 2 ? [at] : []))
  if (terms.length > 2 && long.length > 0 && long.length < terms.length) {
    const of = <T>(list: readonly T[]) => long.map((at) => list[at]!)
    return likelyLegs(of(terms), { near: of(known.near), begun: of(known.begun) }).map((leg) => ({ ...leg, slips: leg.slips + 1 }))
  }
  const alone = terms.length === 1
  const most = alone ? mostOfOne : terms.length === 2 ? mostOfPair : mostOfMany
  const spelled = terms.map((term, at) => spellingsOf(term, known.near[at] ?? [], most, !alone))
  if (alone) {
    const legs = spelled[0]!.flatMap(({ token, slips }) => wholeWord(token, slips))
    return [...legs.map((leg) => ({ ...leg, each: firstOfEach })), ...legs]
  }

  const wrong = terms.length > 2 ? 1 : 0
  const legs: WeighedLeg[] = []
  for (const { from, to, order } of pairs(terms)) {
    const add = (token: string, low: string, high: string, slips: number, where: readonly number[] = natural[order]) => {
      for (const place of where) legs.push({ place, token, low, high, slips: slips + wrong })
    }
    const begin = terms[to]!
    for (const { token } of known.begun[from] ?? []) {
      if (token !== terms[from]) add(token, begin, endOfPrefix(begin), 0.25)
    }
    for (const [rank, { token, slips }] of spelled[from]!.entries()) {
      const isLikely = rank < mostOfBoth
      add(token, begin, endOfPrefix(begin), slips, isLikely ? natural[order] : natural[order].slice(0, 2))
      if (order === 'backward' || !isLikely) continue
      for (const next of spelled[to]!.slice(0, mostOfBoth)) {
        // Spelled otherwise it is a whole word: "!" comes after the blank and before every letter.
        if (next.slips > 0 && slips + next.slips <= mostTogether) add(token, next.token, `${next.token}!`, slips + next.slips)
      }
    }
  }
  return legs
}

/** The ranges of people with one of the words as family name, the last typed first: better than nobody. */
export function familyLegs(terms: readonly string[]): Leg[] {
  return terms.toReversed().flatMap((token) => (token.length > 2 ? [{ place: places.family, token, low: '', high: endOfPrefix('') }] : []))
}
