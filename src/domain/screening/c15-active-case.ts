import { activeCase, ahead, caseWords, notAhead } from './lexicon/active-case.ts'
import { bookOf, find, listOf, type Match } from './phrases.ts'
import { findingOf, isOneOf, type Reading } from './reading.ts'
import { type Finding, versions } from './types.ts'

const open = bookOf(activeCase, caseWords)
const near = bookOf(ahead, caseWords)
const otherwise = listOf(notAhead)
/** These end as the past does and speak of what is to come, or of no time. */
const planned = listOf('scheduled supposed listed contested need needed examined expected speed indeed hundred')

/** How many words before and after a match may say that it was, or that it is advice. */
const lookback = 12
const lookahead = 4
/** "testified", "walked", "partieron". */
const isPast = (key: string) => key.length > 4 && (key.endsWith('ed') || key.endsWith('ron')) && !planned.has(key)

/** Whether nothing around a match tells of the past, of somebody else or of what may be. */
function liesAhead(reading: Reading, { first, end }: Match): boolean {
  const { sentence } = reading.words[first]!
  for (let at = Math.max(0, first - lookback); at < Math.min(reading.words.length, end + lookahead); at += 1) {
    const word = reading.words[at]!
    if (word.sentence !== sentence) continue
    if (isOneOf(reading, at, otherwise) || word.keys.some(isPast)) return false
    if (at > first && at < end && word.before.includes(':')) return false
  }
  return true
}

/** Before "were", where it is no "we're". */
const plural = listOf('we they you who kids children parents things lawyers both and')

/** "We were waiting" is over; "were waiting", as phones write "we're", is not. */
function isOver(reading: Reading, first: number): boolean {
  return reading.words[first]!.text.toLowerCase() === 'were' && isOneOf(reading, first - 1, plural)
}

/** C15, the case goes on (ratings.md 3.5): a notice that the other side may read this, and use it. It stops nothing. */
export function activeCaseIn(reading: Reading): Finding[] {
  const close = find(near, reading.words, reading.meter).filter((match) => liesAhead(reading, match))
  const plain = find(open, reading.words, reading.meter).filter(({ first }) => !isOver(reading, first))
  return [...plain, ...close].map(({ first, end }) => findingOf(reading, 'C15', first, end, { reason: 'active_case', action: 'nudge' }))
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
