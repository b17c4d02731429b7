import { activeCase } from './lexicon/active-case.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { bookOf, find } from './phrases.ts'
import { findingOf, type Reading } from './reading.ts'
import { type Finding, versions } from './types.ts'

const open = bookOf(activeCase, shorthands)

/** C15, the case goes on (ratings.md 3.5): a notice that the other side may read this, and use it. It stops nothing. */
export function activeCaseIn(reading: Reading): Finding[] {
  return find(open, reading.words, reading.meter).map(({ first, end }) =>
    findingOf(reading, 'C15', first, end, { reason: 'active_case', action: 'nudge' }),
  )
}

/** The same, from the author's answer that the matter goes on. It speaks of the text as a whole. */
export const activeByAnswer: Finding = {
  check: 'C15',
  version: versions.C15,
  span: [0, 0],
  reason: 'active_case',
  action: 'nudge',
  rewrites: [],
}
