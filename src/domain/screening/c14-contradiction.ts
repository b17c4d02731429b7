import { blame, praise, turning } from './lexicon/tone.ts'
import { listOf } from './phrases.ts'
import { isOneOf, readingOf } from './reading.ts'
import { type About, type Finding, versions } from './types.ts'

const good = listOf(praise)
const bad = listOf(blame)
const not = listOf(turning)
/** A "not" reaches so many words ahead. */
const reach = 3
/** Fewer words than this say too little of a tone. */
const fewest = 2
/** At or below, and at or above: a mean of the answers from 1 to 5 that is all blame, or all praise. */
const low = 1.5
const high = 4.5

/** How many words of a text praise and how many blame; behind a "not" a word counts for the other side. */
export function toneOf(text: string, about: About): { praise: number; blame: number } {
  const reading = readingOf(text, about)
  const tone = { praise: 0, blame: 0 }
  reading.words.forEach(({ sentence }, at) => {
    const isGood = isOneOf(reading, at, good)
    if (!isGood && !isOneOf(reading, at, bad)) return
    let turned = false
    for (let back = at - 1; back >= Math.max(0, at - reach) && reading.words[back]!.sentence === sentence; back -= 1)
      if (isOneOf(reading, back, not)) turned = !turned
    tone[isGood === turned ? 'blame' : 'praise'] += 1
  })
  return tone
}

/**
 * C14, answers and words that contradict each other (ratings.md 3.5): all the words blame and the answers are the best,
 * or the other way round. "Is the score what you meant?", and no more than that. It speaks of the text as a whole.
 *
 * @param mean of the answers, 1 to 5
 */
export function contradictionIn(text: string, mean: number, about: About): Finding[] {
  const tone = toneOf(text, about)
  const isPraise = tone.praise >= fewest && tone.blame === 0
  const isBlame = tone.blame >= fewest && tone.praise === 0
  if (!(isPraise && mean <= low) && !(isBlame && mean >= high)) return []
  return [{ check: 'C14', version: versions.C14, span: [0, 0], reason: 'contradiction', action: 'nudge', rewrites: [] }]
}

/** The mean of the answers that were given, "does not apply" left out; `null` where nothing was answered. */
export function meanOf(answers: Readonly<Record<string, number | null>>): number | null {
  const given = Object.values(answers).filter((answer) => answer !== null)
  return given.length === 0 ? null : given.reduce((sum, answer) => sum + answer, 0) / given.length
}
