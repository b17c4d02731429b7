import { promotions, templates } from './lexicon/promotion.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { bookOf, find } from './phrases.ts'
import { findingAt, findingOf, type Reading } from './reading.ts'
import { sentencesOf } from './sentences.ts'
import type { Finding } from './types.ts'

const selling = bookOf(promotions, shorthands)
const made = bookOf(templates, shorthands)
/** "[Judge name]", "{city}": a hole that nobody filled in. Bounded, so that each place costs no more than a constant. */
const hole =
  /[[{<]{1,2}\s{0,2}(?:judge(?:'s)?|lawyer(?:'s)?|attorney(?:'s)?|gal|your|first|last|full|insert|professional(?:'s)?)?\s{0,2}(?:name|city|county|state|court|date|him\/her|he\/she|his\/her|nombre|ciudad|condado|juez|jueza)(?: here)?\s{0,2}[\]}>]{1,2}/g
/** A sentence of so many words, said so often, is no account of anything. */
const wordsOfCopy = 4
const mostCopies = 2

/** From the third time on a sentence repeats itself word for word. */
function copies(reading: Reading): Finding[] {
  const seen = new Map<string, number>()
  return sentencesOf(reading).flatMap(([first, end]) => {
    if (end - first < wordsOfCopy) return []
    const key = reading.words
      .slice(first, end)
      .map(({ keys }) => keys[0])
      .join(' ')
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times === mostCopies + 1 ? [findingOf(reading, 'C12', first, end, { reason: 'template', action: 'hold' })] : []
  })
}

/** C12, advertisement, spam and templates (ratings.md 3.5), as far as one text shows them. A person reads it first. */
export function promotionIn(reading: Reading): Finding[] {
  const { words, meter, plain } = reading
  return [
    ...find(selling, words, meter).map(({ first, end }) => findingOf(reading, 'C12', first, end, { reason: 'promotion', action: 'hold' })),
    ...find(made, words, meter).map(({ first, end }) => findingOf(reading, 'C12', first, end, { reason: 'template', action: 'hold' })),
    ...[...plain.lower.matchAll(hole)].map(({ index, 0: { length } }) =>
      findingAt(reading, 'C12', index, index + length, { reason: 'template', action: 'hold' }),
    ),
    ...copies(reading),
  ]
}
