import { type Book, listOf, type Phrase, type Step, stemLetters } from './book.ts'
import type { Word } from './words.ts'

export { type Book, bookOf, listOf, type Shorthands } from './book.ts'

export interface Match {
  /** Indices of words, end exclusive. */
  first: number
  end: number
  phrase: Phrase
}

/** Counts the comparisons that were made: how tests see that work grows no faster than the text. */
export interface Meter {
  steps: number
}

const negations = listOf('not never no nobody without dont didnt doesnt wont wouldnt cant cannot couldnt isnt wasnt arent nunca jamas sin')

function fits(step: Step, word: Word): boolean {
  for (const key of word.keys) {
    if (step.words.has(key)) return true
    for (const stem of step.stems) if (key.startsWith(stem)) return true
  }
  return false
}

/** The end of the shortest match of `phrase` that begins at `first`, or -1. */
function endOf(phrase: Phrase, words: readonly Word[], first: number, meter?: Meter): number {
  const { sentence } = words[first]!
  const inside = (at: number) => (words[at]?.sentence === sentence ? words[at] : undefined)
  /** Where the next step may begin, rising. */
  let places = [first]
  const reach = (next: number[], at: number) => {
    if (next.length === 0 || next[next.length - 1]! < at) next.push(at)
    else if (!next.includes(at))
      next.splice(
        next.findIndex((other) => other > at),
        0,
        at,
      )
  }
  for (const step of phrase.steps) {
    const next: number[] = []
    for (const place of places) {
      if (meter) meter.steps += 1
      const word = inside(place)
      if (step.kind === 'gap') {
        reach(next, place)
        for (let passed = 0; passed < step.most; passed += 1) {
          const between = inside(place + passed)
          if (!between || between.keys.some((key) => negations.has(key))) break
          reach(next, place + passed + 1)
        }
      } else if (step.kind === 'not') {
        if (!word || !fits(step, word)) reach(next, place)
      } else {
        if (step.isOptional) reach(next, place)
        if (word && fits(step, word)) reach(next, place + 1)
      }
    }
    if (next.length === 0) return -1
    places = next
  }
  return places[0]!
}

/** Every place where a phrase of the book stands, in order; of two that begin together the longer one. */
export function find(book: Book, words: readonly Word[], meter?: Meter): Match[] {
  const found: Match[] = []
  for (let first = 0; first < words.length; first += 1) {
    let best: Match | null = null
    const consider = (phrases: readonly Phrase[] | undefined) => {
      for (const phrase of phrases ?? []) {
        const end = endOf(phrase, words, first, meter)
        if (end > first && (!best || end > best.end)) best = { first, end, phrase }
      }
    }
    for (const key of words[first]!.keys) {
      consider(book.byWord.get(key))
      consider(book.byStem.get(key.slice(0, stemLetters)))
    }
    if (best) found.push(best)
  }
  return found
}

/** The indices of all words that lie in a match. */
export function wordsIn(matches: readonly Match[]): ReadonlySet<number> {
  return new Set(matches.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, of) => first + of)))
}
