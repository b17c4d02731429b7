import { figures } from './lexicon/figures.ts'
import { key } from './name-words.ts'
import { plainOf } from './plain.ts'
import type { Reading } from './reading.ts'
import { wordsOf } from './words.ts'

/** A phrase as `key` reads its words; its possessive is often typed without the apostrophe. */
const readings = (phrase: string): string[] =>
  [phrase, phrase.replaceAll("'", '')].map((text) =>
    wordsOf(plainOf(text))
      .map(({ bare }) => bare.replaceAll("'", ''))
      .join(' '),
  )
const phrases = new Set(figures.trim().split(/[\n,]/).flatMap(readings))
/** The longest of them, in words. */
const longest = 5

/** Whether a word from `at` up to `end` is part of a figure of speech, a case or a thing that bears a name: "David and Goliath". */
export function isFigure(reading: Reading, at: number, end: number): boolean {
  for (let first = Math.max(0, at - longest + 1); first < end; first += 1) {
    let phrase = ''
    for (let last = first; last < first + longest && last < reading.words.length; last += 1) {
      phrase += (phrase && ' ') + key(reading, last)
      if (last >= at && phrases.has(phrase)) return true
    }
  }
  return false
}
