import { plainOf, spanIn, type Plain } from './plain.ts'
import type { Meter } from './phrases.ts'
import type { About, Action, CheckId, Finding, ReasonCode } from './types.ts'
import { versions } from './types.ts'
import { type Word, wordsOf } from './words.ts'

export type Language = 'en' | 'es'

/** A text that is being screened, read once for all checks. */
export interface Reading {
  written: string
  plain: Plain
  words: readonly Word[]
  about: About
  /** The words of the rated professional's name, initials left out. */
  own: ReadonlySet<string>
  /** The language of rewrites. Every check looks for both. */
  language: Language
  meter?: Meter
}

/** The mark that a word of the rated professional's own name carries as a key. */
export const ownMark = '#own'

const english = new Set('the and was i my to of she he her his it for not with that is in at against let'.split(' '))
const spanish = new Set('el la los las y que de mi se un una en por con lo su es le al del tiene'.split(' '))
const honorifics = new Set('hon judge justice dr mr mrs ms atty attorney esq jr sr ii iii iv phd psyd lcsw lmft md jd gal'.split(' '))

function ownWords(name: string): Set<string> {
  const words = wordsOf(plainOf(name)).flatMap(({ keys }) => keys)
  return new Set(words.filter((word) => word.length > 1 && !honorifics.has(word)))
}

/** Reads a text about a professional. */
export function readingOf(written: string, about: About, meter?: Meter): Reading {
  const plain = plainOf(written)
  const own = ownWords(about.name)
  let balance = 0
  const words = wordsOf(plain).map((word) => {
    const key = word.keys[0]!
    if (english.has(key)) balance += 1
    if (spanish.has(key)) balance -= 1
    const isOwn = own.has(key) || own.has(word.bare.toLowerCase())
    return isOwn ? { ...word, keys: [...word.keys, ownMark] } : word
  })
  return { written, plain, words, about, own, language: balance < 0 ? 'es' : 'en', ...(meter ? { meter } : {}) }
}

type Told = { reason: ReasonCode; action: Exclude<Action, 'publish'>; rewrites?: readonly string[] }

/** A finding from unit `begin` to unit `end` of the plain text. */
export function findingAt(reading: Reading, check: CheckId, begin: number, end: number, told: Told): Finding {
  const span = spanIn(reading.plain, begin, end)
  const rewrites = (told.rewrites ?? []).map((text) => ({ text }))
  return { check, version: versions[check], span, reason: told.reason, action: told.action, rewrites }
}

/** A finding over the words `first` up to `end` (not included). */
export function findingOf(reading: Reading, check: CheckId, first: number, end: number, told: Told): Finding {
  return findingAt(reading, check, reading.words[first]!.at, reading.words[end - 1]!.end, told)
}

/** Whether the word at `at` has one of these keys. */
export function isOneOf(reading: Reading, at: number, set: ReadonlySet<string>): boolean {
  return reading.words[at]?.keys.some((key) => set.has(key)) ?? false
}

/** Whether one of the words from `first` up to `end` (not included), in the sentence of word `of`, is in the set. */
export function anyIn(reading: Reading, first: number, end: number, of: number, set: ReadonlySet<string>): boolean {
  const { sentence } = reading.words[of]!
  for (let at = Math.max(0, first); at < Math.min(end, reading.words.length); at += 1) {
    if (reading.words[at]!.sentence === sentence && isOneOf(reading, at, set)) return true
  }
  return false
}

/** The index of the first word that ends after a unit of the plain text, by halving. */
export function wordAt({ words }: Reading, unit: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]!.end > unit) high = middle
    else low = middle + 1
  }
  return low
}
