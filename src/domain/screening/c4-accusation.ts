import { hardAccusations, hedges, others, ownPeople, softAccusations, systems } from './lexicon/accusations.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { bookOf, find, listOf, type Match, wordsIn } from './phrases.ts'
import { anyIn, findingAt, isOneOf, type Reading } from './reading.ts'
import { boundsOf, sentencesOf } from './sentences.ts'
import { type Finding, versions } from './types.ts'

const hard = bookOf(hardAccusations, shorthands)
const soft = bookOf(softAccusations, shorthands)
const hedged = bookOf(hedges, shorthands)
const elsewhere = bookOf(others, shorthands)
const people = listOf(ownPeople)
const officials = listOf(shorthands.groups.pro!)
const system = listOf(systems)
/** What authors tell of themselves accuses nobody: "I was drunk". */
const author = listOf('i ive id yo')
/** So many words back the person is looked for whom "he" or "she" stands for. */
const far = 30
/** So many words before an accusation somebody else's voice or a "not" still reaches it. */
const near = 7

/** Of whom it is said: the last person named before it, in this sentence or the ones before. */
function isOfOwnPeople(reading: Reading, first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - far); at -= 1) {
    if (isOneOf(reading, at, officials)) return false
    if (isOneOf(reading, at, people)) return true
  }
  return false
}

/** Whether the author asserts it: no hedge in the sentence, no other voice and no "not" near before it, no "system". */
function isAsserted(reading: Reading, { first }: Match, hedgedSentences: ReadonlySet<number>, otherWords: ReadonlySet<number>): boolean {
  const { sentence } = reading.words[first]!
  if (hedgedSentences.has(sentence) || isOneOf(reading, first - 1, author)) return false
  for (let at = Math.max(0, first - near); at <= first; at += 1) {
    if (otherWords.has(at) && reading.words[at]!.sentence === sentence) return false
  }
  return !anyIn(reading, first - 5, first, first, system)
}

/** A blank that an accepted rewrite left open: the author has to fill it in. */
const open = /\[(?:what I saw, when and where|the facts I saw|lo que vi, cuándo y dónde|los hechos que vi)\]/g

/**
 * C4, a crime or corruption told as a fact (ratings.md 3.1 and 3.5): words of crime in an assertion that nothing
 * hedges. It holds the text for a person; offered are "say what you saw" and "mark it as my opinion and give
 * facts", each with a blank that the author must fill in.
 */
export function accusation(reading: Reading): Finding[] {
  const { words, meter, language, plain, written } = reading
  const hedgedSentences = new Set(find(hedged, words, meter).map(({ first }) => words[first]!.sentence))
  const otherWords = wordsIn(find(elsewhere, words, meter))
  const matches = [
    ...find(hard, words, meter),
    ...find(soft, words, meter).filter(({ first, end }) => !isOfOwnPeople(reading, first) && !anyIn(reading, first, end, first, people)),
  ].filter((match) => isAsserted(reading, match, hedgedSentences, otherWords))
  const accusing = new Set(matches.map(({ first }) => words[first]!.sentence))
  const found = sentencesOf(reading)
    .filter(([first]) => accusing.has(words[first]!.sentence))
    .map((sentence) => {
      const [begin, end] = boundsOf(reading, sentence)
      const said = written.slice(plain.from[begin], plain.to[end - 1])
      const rewrites =
        language === 'es'
          ? ['Lo que vi: [lo que vi, cuándo y dónde].', `En mi opinión: ${said} Lo digo por esto: [los hechos que vi].`]
          : ['What I saw: [what I saw, when and where].', `In my opinion: ${said} I say so because of this: [the facts I saw].`]
      return findingAt(reading, 'C4', begin, end, { reason: 'accusation', action: 'hold', rewrites })
    })
  return [...found, ...blanksIn(written)]
}

function blanksIn(written: string): Finding[] {
  return [...written.matchAll(open)].map(({ index, 0: { length } }) => {
    const span = [index, index + length] as const
    return { check: 'C4', version: versions.C4, span, reason: 'blank', action: 'edit', rewrites: [] }
  })
}
