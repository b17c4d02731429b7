import { universals } from './lexicon/manner.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { bookOf, find } from './phrases.ts'
import { findingOf, type Reading } from './reading.ts'
import type { Finding } from './types.ts'

const books = universals.map(([phrase, instead, marked]) => ({ book: bookOf(phrase, shorthands), instead, isWhole: marked === 'whole' }))

/** C5, universals (ratings.md 3.5): nobody has seen "always". A nudge with a milder word; what can be counted, "never met my son", passes. */
export function universalsIn(reading: Reading): Finding[] {
  return books.flatMap(({ book, instead, isWhole }) =>
    find(book, reading.words, reading.meter).map(({ first, end }) =>
      findingOf(reading, 'C5', first, isWhole ? end : first + 1, { reason: 'universal', action: 'nudge', rewrites: instead }),
    ),
  )
}
