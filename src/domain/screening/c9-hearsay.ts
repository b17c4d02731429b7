import { heardIn, isElsewhere, isFirstHand } from './hand.ts'
import { findingOf, type Reading } from './reading.ts'
import { sentencesOf } from './sentences.ts'
import type { Finding } from './types.ts'

/** C9, second-hand (ratings.md 3.5): a nudge. There is no rewrite: nobody can make seen what was heard. */
export function hearsayIn(reading: Reading): Finding[] {
  return heardIn(reading).map(({ first, end }) => findingOf(reading, 'C9', first, end, { reason: 'hearsay', action: 'nudge' }))
}

/** Whether something is second-hand and no sentence is first-hand: such a text does not count in the score. */
export function isHearsayOnly(reading: Reading): boolean {
  if (heardIn(reading).length === 0) return false
  return isElsewhere(reading) || !sentencesOf(reading).some((sentence) => isFirstHand(reading, sentence))
}
