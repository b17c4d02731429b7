import type { Word } from '../words.ts'

/** A run of words. End exclusive. */
export interface Run {
  first: number
  end: number
}

/** A run that is judged as one sentence. */
export interface Sentence extends Run {
  /** Where the sentence before it begins; `first` where there is none. */
  before: number
}

/** Texts are read in passages of so many words, as long as most reviews, each beginning in the middle of the one before. */
const passage = 120
/** Somebody who writes without full stops is read in pieces of so many words. */
const longest = 30
const piece = 24
/** Two short sentences are read together, too. */
const longestPair = 40

/** Windows over a run, each beginning in the middle of the one before; the run itself where it is no longer than `most`. */
function windowsOf({ first, end }: Run, most: number, size: number): Run[] {
  const all: Run[] = []
  for (let at = first; ; at += size / 2) {
    const isLast = end - at <= most
    all.push({ first: at, end: isLast ? end : at + size })
    if (isLast) return all
  }
}

/** The passages of a text, in order. Each word stands in one of them at least, and in two at most. */
export const passagesOf = (words: readonly Word[]): Run[] =>
  words.length === 0 ? [] : windowsOf({ first: 0, end: words.length }, passage, passage)

/** The sentences of a passage, those that do not end in pieces, and each with the one before it as one. In order. */
export function sentencesOf(words: readonly Word[], { first: from, end: to }: Run): Sentence[] {
  const all: Sentence[] = []
  let before = from
  for (let first = from; first < to;) {
    const { sentence } = words[first]!
    let end = first + 1
    while (end < to && words[end]!.sentence === sentence) end += 1
    for (const window of windowsOf({ first, end }, longest, piece)) {
      all.push({ ...window, before: Math.max(before, window.first - piece / 2) })
    }
    if (before < first && end - before <= longestPair) all.push({ first: before, end, before })
    before = first
    first = end
  }
  return all
}
