import * as lexicon from './lexicon/abuse.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { type Book, bookOf, find, listOf, wordsIn } from './phrases.ts'
import { findingOf, isOneOf, type Reading } from './reading.ts'
import type { Finding, ReasonCode } from './types.ts'

const slurs = listOf(lexicon.slurs)
const profane = listOf(lexicon.profanity)
const innocent = listOf(lexicon.innocent)
const tellings = listOf(lexicon.tellings)
const author = listOf('i id ill im yo')
const fillers = listOf(lexicon.fillers)
const swears = [...profane, ...slurs]
const known = { ...shorthands, groups: { ...shorthands.groups, profane: lexicon.profanity } }
const books: readonly { reason: ReasonCode; book: Book }[] = [
  { reason: 'slur', book: bookOf(lexicon.slurPhrases, known) },
  { reason: 'abuse', book: bookOf(lexicon.insults, known) },
  { reason: 'appearance', book: bookOf(lexicon.appearance, known) },
  { reason: 'family_attack', book: bookOf(lexicon.familyAttacks, known) },
  { reason: 'protected_class', book: bookOf(lexicon.protectedClass, known) },
]
/** So many words before an attack the one who said it stands. */
const told = 4
const harmless = bookOf(lexicon.notInsults, known)

/** "s***" and "f*ck" fit a word of the list of the same length. */
function isMasked(text: string): boolean {
  const lower = text.toLowerCase()
  if (!/^[a-z]/.test(lower) || !lower.includes('*') || lower.length > 12 || lower.length < 4) return false
  return swears.some((word) => word.length === lower.length && [...word].every((letter, at) => lower[at] === '*' || lower[at] === letter))
}

function swearAt(reading: Reading, at: number): ReasonCode | null {
  const word = reading.words[at]!
  if (isOneOf(reading, at, slurs)) return 'slur'
  if (isMasked(word.text)) return 'profanity'
  if (!isOneOf(reading, at, profane)) return null
  const isElse = isOneOf(reading, at, innocent) && /^\p{Lu}/u.test(word.bare)
  return isElse && word.text !== word.text.toUpperCase() ? null : 'profanity'
}

/** Whether a look or an origin is only told of as what somebody else said. */
function isTold(reading: Reading, first: number): boolean {
  for (let at = first - 1; at >= Math.max(0, first - told); at -= 1) {
    if (reading.words[at]!.sentence !== reading.words[first]!.sentence) return false
    if (isOneOf(reading, at, tellings)) return !isOneOf(reading, at - 1, author)
  }
  return false
}

/** What may stand instead: nothing for a filler, a milder word where there is one. */
function insteadOf(reading: Reading, at: number): readonly string[] {
  const key = reading.words[at]!.keys[0]!
  const mild = lexicon.milder[key]
  if (mild) return [mild[reading.language === 'es' ? 1 : 0]]
  return fillers.has(key) ? [reading.language === 'es' ? 'muy mal' : 'awful'] : []
}

/**
 * C7, attacks on a person for what the person is, slurs, profanity and abuse (ratings.md 3.5). Anger passes:
 * "damn", "awful", "a crap hearing"; so does what the author was called, and discrimination that the author tells of.
 */
export function abuseIn(reading: Reading): Finding[] {
  const { words, meter } = reading
  const found: Finding[] = []
  for (let at = 0; at < words.length; at += 1) {
    const reason = swearAt(reading, at)
    if (reason)
      found.push(
        findingOf(reading, 'C7', at, at + 1, { reason, action: 'edit', rewrites: reason === 'slur' ? [] : insteadOf(reading, at) }),
      )
  }
  const passes = wordsIn(find(harmless, words, meter))
  for (const { reason, book } of books) {
    for (const { first, end } of find(book, words, meter)) {
      if (reason === 'abuse' && Array.from({ length: end - first }, (_, of) => first + of).some((at) => passes.has(at))) continue
      if ((reason === 'protected_class' || reason === 'appearance') && isTold(reading, first)) continue
      found.push(findingOf(reading, 'C7', first, end, { reason, action: 'edit' }))
    }
  }
  return found
}
