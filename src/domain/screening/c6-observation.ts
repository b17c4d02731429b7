import { isFirstHand } from './hand.ts'
import type { Reading } from './reading.ts'
import { sentencesOf } from './sentences.ts'
import { type Finding, versions } from './types.ts'

/** C6, opinion without a basis (ratings.md 3.1 and 3.5): a nudge when no sentence tells what the author saw. It speaks of the whole text. */
export function observation(reading: Reading): Finding[] {
  if (reading.words.length === 0 || sentencesOf(reading).some((sentence) => isFirstHand(reading, sentence))) return []
  return [{ check: 'C6', version: versions.C6, span: [0, 0], reason: 'no_observation', action: 'nudge', rewrites: [] }]
}
