import { wordsOf } from './fold.ts'

/**
 * Where in a name a word stands; family names come first in results. A `turned` row is another row of
 * the same word with a less likely word after it; looked at only for two words typed together.
 */
export const places = { family: 0, given: 1, middle: 2 } as const
export const turned = 3

/** One way to find a person: a word of the name, and the other words in the order in which they are likely typed next. */
export interface NameToken {
  place: number
  token: string
  rest: string
}

const longestToken = 40
const longestRest = 120
/** Names of more words are turned no further: each pair of words is a row. */
const mostTurned = 6

/** The words of one part of a name; of a double name also the parts as one word ("smithjones"). */
function wordsOfPart(part: string | null): { words: string[]; joined: string | null } {
  const words = wordsOf(part ?? '').map((word) => word.slice(0, longestToken))
  return { words, joined: words.length > 1 ? words.join('').slice(0, longestToken) : null }
}

/**
 * The ways to find a person by name, suffix left out. After a family name the given name comes first,
 * after any other the family name; then, as turned rows, every other word in front: "Ann Smith-Jones" is
 * found by smith ann, ann smith, jones ann, ann jones, smith jones, smithjones ann. Initials are found
 * only together with another word.
 */
export function tokensOf(name: { given: string; middle: string | null; family: string }): NameToken[] {
  const family = wordsOfPart(name.family)
  const given = wordsOfPart(name.given)
  const middle = wordsOfPart(name.middle)
  const found = new Map<string, NameToken>()
  const add = (place: number, token: string, others: readonly string[]) => {
    const rest = others.join(' ').slice(0, longestRest).trimEnd()
    const key = `${token} ${rest}`
    if (!found.has(key)) found.set(key, { place, token, rest })
  }
  const addAll = (place: number, token: string, others: readonly string[]) => {
    const natural = [...found.values()].some((row) => row.token === token && row.place < turned)
    add(natural ? place + turned : place, token, others)
    others.slice(0, mostTurned).forEach((word, at) => {
      if (at > 0 && word.length > 1) add(place + turned, token, [word, ...others.toSpliced(at, 1)])
    })
  }
  const without = (words: readonly string[], at: number) => words.toSpliced(at, 1)

  family.words.forEach((word, at) => addAll(places.family, word, [...given.words, ...middle.words, ...without(family.words, at)]))
  if (family.joined) addAll(places.family, family.joined, [...given.words, ...middle.words])
  given.words.forEach((word, at) => addAll(places.given, word, [...family.words, ...middle.words, ...without(given.words, at)]))
  if (given.joined) addAll(places.given, given.joined, [...family.words, ...middle.words])
  middle.words.forEach((word, at) => addAll(places.middle, word, [...family.words, ...given.words, ...without(middle.words, at)]))

  const all = [...found.values()]
  const whole = all.filter(({ token }) => token.length > 1)
  return whole.length > 0 ? whole : all
}
