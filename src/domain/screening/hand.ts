import { firstHand, hearsay } from './lexicon/manner.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { bookOf, find, type Match } from './phrases.ts'
import type { Reading } from './reading.ts'

const heard = bookOf(hearsay, shorthands)
const seen = bookOf(firstHand, shorthands)

/** Where the author tells what others said. */
export function heardIn(reading: Reading): Match[] {
  return find(heard, reading.words, reading.meter)
}

/** Whether a sentence tells what its author saw or lived through, and not only what others say. */
export function isFirstHand(reading: Reading, [first, end]: readonly [number, number]): boolean {
  const words = reading.words.slice(first, end)
  const all = find(seen, words, reading.meter)
  if (find(heard, words, reading.meter).length === 0) return all.length > 0
  return false
}
