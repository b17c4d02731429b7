import { apart, firstHand, hearsay, idle, others, ownCase, ownFamily, said, tellers } from './lexicon/manner.ts'
import { shorthands } from './lexicon/shorthands.ts'
import { bookOf, find, type Match, wordsIn } from './phrases.ts'
import type { Reading } from './reading.ts'

const heard = bookOf(hearsay, tellers)
const reported = bookOf(said, tellers)
const elsewhere = bookOf(apart, tellers)
const own = bookOf(ownCase, tellers)
const family = bookOf(ownFamily, tellers)
const third = bookOf(others, tellers)
const empty = bookOf(idle, tellers)
const seen = bookOf(firstHand, shorthands)

/** So often told of, the case is the author's own, and what a friend said of it is by the way. */
const enough = 2

type Words = Pick<Reading, 'words' | 'meter'>

const stop = /[,:"()]/

/** Whether nothing parts the words of a match: "my mother, I said to her" is no saying of hers. */
function isOneClause(words: Words['words'], { first, end }: Match): boolean {
  for (let at = first + 1; at < end; at += 1) if (stop.test(words[at]!.before)) return false
  return true
}

function touches({ first, end }: Match, some: ReadonlySet<number>): boolean {
  for (let at = first; at < end; at += 1) if (some.has(at)) return true
  return false
}

/** What is second-hand by its words, and what is so only where the author tells of no case of their own. */
function toldIn({ words, meter }: Words): { sure: Match[]; likely: Match[] } {
  const none = wordsIn(find(empty, words, meter))
  const all = (book: typeof heard) => find(book, words, meter).filter((match) => isOneClause(words, match) && !touches(match, none))
  return { sure: all(heard), likely: all(reported) }
}

/** Where the author tells what others said, or what befell others. */
export function heardIn(reading: Reading): Match[] {
  const { words, meter } = reading
  const { sure, likely } = toldIn(reading)
  const wasAway = isAway(reading)
  if (!wasAway && sure.length === 0 && likely.length === 0) return []
  const owned = ownIn(reading)
  if (wasAway) return [...sure, ...likely, ...(owned === 0 ? find(third, words, meter) : [])]
  if (owned >= enough) return []
  return owned === 0 && find(family, words, meter).length === 0 ? [...sure, ...likely] : sure
}

/** Whether the author says that they were not there, and tells of no case of their own. */
export const isElsewhere = (reading: Reading): boolean => isAway(reading) && ownIn(reading) === 0

function isAway({ words, meter }: Words): boolean {
  return find(elsewhere, words, meter).length > 0
}

/** How often the author tells of a case of their own; "not my case" is none. */
function ownIn({ words, meter }: Words): number {
  const away = wordsIn(find(elsewhere, words, meter))
  return find(own, words, meter).filter((match) => !touches(match, away)).length
}

/** Whether a sentence tells what its author saw or lived through, and not only what others say. */
export function isFirstHand({ words: all, meter }: Reading, [first, end]: readonly [number, number]): boolean {
  const words = all.slice(first, end)
  const part = meter ? { words, meter } : { words }
  const { sure, likely } = toldIn(part)
  if (sure.length > 0 || (likely.length > 0 && ownIn(part) === 0) || isAway(part)) return false
  return find(seen, words, meter).length > 0
}
