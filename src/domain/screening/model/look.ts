import { findingOf, type Reading } from '../reading.ts'
import type { Look } from '../screen.ts'
import type { Finding } from '../types.ts'
import { passagesIn, scoreOf, type Weights } from './logistic.ts'

export interface Model extends Weights {
  /** From this score on, in logits, a person is asked. */
  threshold: number
}

/**
 * C1 by a model besides the words (docs/decisions/0039): of each passage that scores high the strongest sentence is marked, and
 * a person reads the text before it is shown. It never blocks, for it is wrong more often than the words are.
 */
export const lookOf =
  (model: Model): Look =>
  (reading: Reading): Finding[] =>
    passagesIn(reading.words).flatMap((passage) => {
      const { score, sentence } = scoreOf(model, passage)
      if (score < model.threshold) return []
      return [findingOf(reading, 'C1', sentence.first, sentence.end, { reason: 'maybe_danger', action: 'hold' })]
    })
