import { diagnoses, ofOthers, ofSelf } from './lexicon/diagnoses.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { bookOf, find, listOf, type Match, wordsIn } from './phrases.ts'
import { findingOf, isOneOf, type Reading } from './reading.ts'
import type { Finding } from './types.ts'

const named = bookOf(diagnoses, shorthands)
const own = bookOf(ofSelf, shorthands)
const copulas = listOf('is was are were es era son hes shes')
const articles = listOf('a an the un una el la')
const others = listOf(ofOthers)
const adjectives = /(?:istic|pathic|polar|otic|ional|ionic|ive|ic|al|ed|ile)$/
/** So many words before a diagnosis tell of whom it is said. */
const reach = 8

/** Whether a diagnosis is the author's own, or what the author was called: the nearest person decides. */
function isOfSelf(reading: Reading, { first }: Match, selves: ReadonlySet<number>): boolean {
  const { sentence } = reading.words[first]!
  for (let at = first; at >= Math.max(0, first - reach); at -= 1) {
    if (reading.words[at]!.sentence !== sentence) return false
    if (selves.has(at)) return true
    if (isOneOf(reading, at, others)) return false
  }
  return false
}

/** "is a textbook narcissist": from the verb on, so that a verb can stand instead. */
function withVerb(reading: Reading, first: number): number | null {
  const { sentence } = reading.words[first]!
  for (let at = first - 1; at >= Math.max(0, first - 4); at -= 1) {
    if (reading.words[at]!.sentence !== sentence || /,/.test(reading.words[at + 1]!.before)) return null
    if (isOneOf(reading, at, copulas) && !reading.words[at]!.text.includes("'")) return at
  }
  return null
}

/**
 * C8, the diagnosis of a person (ratings.md 3.2 and 3.5): nobody is diagnosed in a review. What the person did is
 * offered instead. The author's own health, and what the author was called, pass.
 */
export function diagnosisIn(reading: Reading): Finding[] {
  const { words, meter, language } = reading
  const isSpanish = language === 'es'
  const selves = wordsIn(find(own, words, meter))
  const found: Finding[] = []
  let last = -1
  for (const match of find(named, words, meter)) {
    if (match.first < last || isOfSelf(reading, match, selves)) continue
    const verb = withVerb(reading, match.first)
    last = match.end
    if (verb !== null) {
      const rewrites = isSpanish
        ? ['no escuchó y fue frío conmigo', 'actuó de un modo que me preocupó']
        : ['did not listen and was cold to me', 'acted in a way that worried me']
      found.push(findingOf(reading, 'C8', verb, match.end, { reason: 'diagnosis', action: 'edit', rewrites }))
      continue
    }
    const word = words[match.first]!.keys[0]!
    const isAdjective = match.end - match.first === 1 && adjectives.test(word)
    const article = match.first > 0 && isOneOf(reading, match.first - 1, articles)
    const rewrite = isAdjective ? (isSpanish ? 'difícil' : 'difficult') : isSpanish ? 'persona difícil' : 'difficult person'
    found.push(
      findingOf(reading, 'C8', match.first, match.end, {
        reason: 'diagnosis',
        action: 'edit',
        rewrites: isAdjective || article ? [rewrite] : [],
      }),
    )
  }
  return found
}
