import { deeds, longAgo, otherPeople, pastWords, presentWords } from './lexicon/history.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { bookOf, find, listOf, type Match } from './phrases.ts'
import { isOneOf, type Reading } from './reading.ts'

const times = bookOf(longAgo, shorthands)
const past = listOf(pastWords)
const present = listOf(presentWords)
const others = listOf(otherPeople)
const done = listOf(deeds)
/** What is told as over by itself: "I had wanted to die", "I used to". */
const over = listOf('had used habia solia')
/** After these "had" and "I'd" are no past. */
const wishes = listOf('if wish rather like love better gladly hope die bleed would should could have has')
const own = listOf('i im ill ive id we yo nosotros')
/** So many words before a phrase are looked at for who did it. */
const reach = 8

/** The sentences that say when it was: a year, an age, "years ago", "used to". */
export const timesIn = ({ words, meter }: Reading): ReadonlySet<number> =>
  new Set(find(times, words, meter).map(({ first }) => words[first]!.sentence))

/** Where the sentence of a word begins and ends, within so many words: sentences without an end stay cheap. */
function around({ words }: Reading, at: number): readonly [number, number] {
  const { sentence } = words[at]!
  let [first, end] = [at, at + 1]
  while (at - first < 40 && words[first - 1]?.sentence === sentence) first -= 1
  while (end - at < 40 && words[end]?.sentence === sentence) end += 1
  return [first, end]
}

function anyOf(reading: Reading, first: number, end: number, set: ReadonlySet<string>): boolean {
  for (let at = Math.max(0, first); at < end; at += 1) if (isOneOf(reading, at, set)) return true
  return false
}

/**
 * Whether a phrase of danger tells of what is over: the sentence speaks of the past and of nothing to come, and it or one beside it says
 * when that was ("in 2014 I tried to take my life"), or somebody else did it ("she came at me with a knife"). A court hears of such
 * things, and who tells of them is not to be turned away.
 */
export function isHistory(reading: Reading, { first, end }: Match, timed: ReadonlySet<number>): boolean {
  const { words } = reading
  const [from, to] = around(reading, first)
  if (anyOf(reading, from, to, present)) return false
  if (anyOf(reading, Math.max(from, first - 1), end, over) && !anyOf(reading, first - 1, end, wishes)) return true
  const isPast = anyOf(reading, from, end, past)
  const { sentence } = words[first]!
  if (isPast && [sentence - 1, sentence, sentence + 1].some((one) => timed.has(one))) return true
  for (let at = first; at >= Math.max(from, first - reach); at -= 1) {
    if (isOneOf(reading, at, own)) return false
    if (isOneOf(reading, at, done)) return anyOf(reading, Math.max(from, at - 2), at, others)
  }
  return false
}
