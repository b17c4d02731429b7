import { fold } from '../matching/fold.ts'
import { likeness, signatureOf } from './minhash.ts'

/**
 * From which likeness on two texts are taken for one that was rewritten. Texts of people who know nothing of each other
 * reach 0.12 where they are long and 0.24 where they are a sentence or two, whose words are everybody's
 * (docs/manipulation.md has the measure).
 */
const alike = { long: 0.22, short: 0.4 } as const
/** Letters of the shorter text, folded. */
const longFrom = 160

/** What is stored of a text to find its likes: no word can be read from it. */
export interface Print {
  signature: Uint32Array
  letters: number
}

export const printOf = (text: string): Print => ({ signature: signatureOf(text), letters: fold(text).length })

const isAlike = (one: Print, other: Print) =>
  likeness(one.signature, other.signature) >= (Math.min(one.letters, other.letters) < longFrom ? alike.short : alike.long)

export interface Written {
  id: string
  text: string
}

/**
 * Groups of texts that are one text, rewritten: each is like at least one other of its group. Every pair is compared, which
 * a few thousand texts of one court allow.
 * @returns groups of two and more, the largest first; ids in the order given
 */
export function campaignsIn(texts: readonly Written[]): string[][] {
  const prints = texts.map(({ text }) => printOf(text))
  const leader = texts.map((_, at) => at)
  const root = (at: number): number => (leader[at] === at ? at : (leader[at] = root(leader[at]!)))
  for (let one = 1; one < texts.length; one += 1)
    for (let other = 0; other < one; other += 1)
      if (root(one) !== root(other) && isAlike(prints[one]!, prints[other]!)) leader[root(one)] = root(other)
  const groups = Map.groupBy(texts, (_, at) => root(at))
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ id }) => id))
    .toSorted((one, other) => other.length - one.length)
}

/** The texts that a new one is a rewriting of, the nearest first. @param known with their prints, as the database keeps them */
export function rewrittenFrom<K extends Print>(own: Print, known: readonly K[]): K[] {
  const near = (each: K) => likeness(own.signature, each.signature)
  return known.filter((each) => isAlike(own, each)).toSorted((one, other) => near(other) - near(one))
}
