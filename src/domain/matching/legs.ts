import { endOfPrefix } from './fold.ts'
import { type KnownToken, type Spelling, spellingsOf } from './spelling.ts'
import { places, turned } from './tokens.ts'

/** One range of name rows: this word at this place of the name, followed by a rest from `low` up to `high`. */
export interface Leg {
  place: number
  token: string
  low: string
  high: string
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
const mostOfPair = 10
const mostOfMany = 5

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
  const alone = terms.length === 1
  const most = alone ? mostOfOne : terms.length === 2 ? mostOfPair : mostOfMany
  const spelled = terms.map((term, at) => spellingsOf(term, known.near[at] ?? [], most))
  if (alone) return spelled[0]!.flatMap(({ token, slips }) => (slips > 0 ? wholeWord(token, slips) : []))

  const wrong = terms.length > 2 ? 1 : 0
  const legs: WeighedLeg[] = []
  for (const { from, to, order } of pairs(terms)) {
    const begun: Spelling[] = (known.begun[from] ?? []).map((word) => ({ ...word, slips: word.token === terms[from] ? 0 : 0.25 }))
    const firsts = new Map([...spelled[from]!, ...begun].map((spelling) => [spelling.token, spelling]))
    const nexts = order === 'forward' ? spelled[to]!.filter(({ slips }) => slips > 0) : []
    for (const { token, slips } of firsts.values()) {
      for (const place of natural[order]) {
        legs.push({ place, token, low: terms[to]!, high: endOfPrefix(terms[to]!), slips: slips + wrong })
        // Spelled otherwise it is a whole word: "!" comes after the blank and before every letter.
        for (const next of nexts) legs.push({ place, token, low: next.token, high: `${next.token}!`, slips: slips + next.slips + wrong })
      }
    }
  }
  return legs
}
