import { isHistory, timesIn } from './history.ts'
import { childDanger, childHurt, personDanger, selfHarm, urgency } from './lexicon/danger.ts'
import { despair, nowHurt, nowHurtUrgency } from './lexicon/despair.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { reporting, threats } from './lexicon/threats.ts'
import { veiledThreats } from './lexicon/veiled-threats.ts'
import { type Book, bookOf, find, listOf, type Match } from './phrases.ts'
import { findingOf, isOneOf, type Reading } from './reading.ts'
import type { Finding, ReasonCode } from './types.ts'

const books: readonly { reason: ReasonCode; book: Book; canBeReported: boolean }[] = [
  { reason: 'threat', book: bookOf(threats + veiledThreats, shorthands), canBeReported: true },
  { reason: 'self_harm', book: bookOf(selfHarm + despair, shorthands), canBeReported: true },
  { reason: 'child_danger', book: bookOf(childDanger + nowHurt, shorthands), canBeReported: false },
  { reason: 'person_danger', book: bookOf(personDanger, shorthands), canBeReported: false },
]
const hurt = bookOf(childHurt, shorthands)
const urgent = bookOf(urgency + nowHurtUrgency, shorthands)
const reports = listOf(reporting)
const ownVoice = listOf('i im ive ill we yo so and but now because then cause porque y pero por')
/** So many words before a phrase are looked at for who said it. */
const reach = 6

/** Somebody else's words, told by the author: "he texted me I will kill you". */
function isReported(reading: Reading, { first }: Match): boolean {
  for (let at = first - 1; at >= Math.max(0, first - reach); at -= 1) {
    if (reading.words[at]!.sentence !== reading.words[first]!.sentence) return false
    if (isOneOf(reading, at, reports)) return !isOneOf(reading, at - 1, ownVoice)
    if (isOneOf(reading, at, ownVoice)) return false
  }
  return false
}

/**
 * C1, emergency: a threat by the author, the author's own life, a child or the author in danger (ratings.md
 * 3.5). It blocks, and the page shows who helps; nothing is dropped in silence. What somebody else said or
 * did, told as past, is what a review is for and passes.
 */
export function emergency(reading: Reading): Finding[] {
  const { words, meter } = reading
  const found: Finding[] = []
  let timed: ReadonlySet<number> | undefined
  for (const { reason, book, canBeReported } of books) {
    for (const match of find(book, words, meter)) {
      if (canBeReported && isReported(reading, match)) continue
      if (canBeReported && isHistory(reading, match, (timed ??= timesIn(reading)))) continue
      found.push(findingOf(reading, 'C1', match.first, match.end, { reason, action: 'block' }))
    }
  }
  const harm = find(hurt, words, meter)
  if (harm.length > 0 && find(urgent, words, meter).length > 0) {
    for (const match of harm) found.push(findingOf(reading, 'C1', match.first, match.end, { reason: 'child_danger', action: 'block' }))
  }
  return found
}
