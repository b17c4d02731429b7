import { endOfPrefix } from './fold.ts'
import type { WeighedLeg } from './legs.ts'
import { otherNamesOf, stemOf } from './nicknames.ts'
import { places } from './tokens.ts'

/** Ranges of names in which one typed word is another name of the same given name. */
export interface NicknameLegs {
  /** The words that the names must begin besides: all typed ones but the given name. */
  others: readonly string[]
  legs: WeighedLeg[]
}

/** Nobody types more than one pet name; which of three words it is, the first two that may be one decide. */
const mostTried = 2

/**
 * The ranges in which people are found who were typed by another given name ("bob smith" for Robert
 * Smith), one set for each word that may be such a name: the other name followed by one of the other
 * words, and of a pet form that no table knows the family name followed by its stem ("debb", "deb").
 */
export function nicknameLegs(terms: readonly string[]): NicknameLegs[] {
  return terms
    .flatMap((term, at) => {
      const legs = legsOf(term, terms.toSpliced(at, 1))
      return legs.length > 0 ? [{ others: terms.toSpliced(at, 1), legs }] : []
    })
    .slice(0, mostTried)
}

/** Names by which someone may be known as a middle name: the likeliest. */
const mostMiddle = 6

function legsOf(term: string, others: readonly string[]): WeighedLeg[] {
  const names = otherNamesOf(term)
  if (others.length === 0) {
    return names.map((token) => ({ place: places.given, token, low: '', high: endOfPrefix(''), slips: 0.5 }))
  }
  const followed = (place: number, some: readonly string[]) =>
    some.flatMap((token) => others.map((other) => ({ place, token, low: other, high: endOfPrefix(other), slips: 0.5 })))
  const stem = stemOf(term)
  const begun = stem ? others.map((token) => ({ place: places.family, token, low: stem, high: endOfPrefix(stem), slips: 0.5 })) : []
  return [...followed(places.given, names), ...begun, ...followed(places.middle, names.slice(0, mostMiddle))]
}
