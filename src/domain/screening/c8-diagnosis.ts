import { authorWords, conditions, conditionWords, diagnoses, ofOthers, ofSelf, ownFamily } from './lexicon/diagnoses.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { bookOf, find, listOf, type Match, wordsIn } from './phrases.ts'
import { anyIn, findingOf, isOneOf, type Reading } from './reading.ts'
import type { Finding } from './types.ts'

const known = { ...shorthands, groups: { ...shorthands.groups, condition: conditionWords } }
const named = bookOf(diagnoses, shorthands)
const given = bookOf(conditions, known)
const own = bookOf(ofSelf, shorthands)
const copulas = listOf('is was are were es era son hes shes')
const articles = listOf('a an the un una el la')
const others = listOf(ofOthers)
const authors = listOf(authorWords)
const family = listOf(ownFamily)
const adjectives = /(?:istic|pathic|polar|otic|ional|ionic|ive|ic|al|ed|ile)$/
/** So many words before a diagnosis tell of whom it is said. */
const reach = 8
/** So many words before a condition somebody of the author's family may be the one who has it. */
const far = 20

/** Whether a diagnosis is the author's own, or what the author was called: the nearest person decides. */
function isOfSelf(reading: Reading, { first }: Match, selves: ReadonlySet<number>): boolean {
  const { sentence } = reading.words[first]!
  for (let at = first; at >= Math.max(0, first - reach); at -= 1) {
    if (reading.words[at]!.sentence !== sentence) return false
    if (selves.has(at)) return true
    if (isOneOf(reading, at, others) || /[:–—]/.test(reading.words[at]!.before)) return false
  }
  return false
}

/** Whether a condition is told of the author, named before it in its sentence, or of the author's family, there or in a sentence before. */
const isOfFamily = (reading: Reading, { first }: Match) => {
  for (let at = first - 1; at >= Math.max(0, first - far); at -= 1) if (isOneOf(reading, at, family)) return true
  return anyIn(reading, first - reach, first, first, authors)
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

/** All that diagnoses somebody, in order. Patterns that share words ("has borderline", "borderline personality disorder") are one match. */
function diagnosesIn(reading: Reading, selves: ReadonlySet<number>): Match[] {
  const { words, meter } = reading
  const all = [
    ...find(named, words, meter).filter((match) => !isOfSelf(reading, match, selves)),
    ...find(given, words, meter).filter((match) => !isOfFamily(reading, match)),
  ]
  const whole: Match[] = []
  for (const match of all.toSorted((one, other) => one.first - other.first)) {
    const last = whole.at(-1)
    if (last && match.first < last.end) whole[whole.length - 1] = { ...last, end: Math.max(last.end, match.end) }
    else whole.push(match)
  }
  return whole
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
  for (const match of diagnosesIn(reading, selves)) {
    const verb = withVerb(reading, match.first)
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
