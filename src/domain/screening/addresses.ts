import { addressEnd, addressStart, cityStart, shownByCode } from './address-whole.ts'
import type { Place } from './types.ts'
import { looseStreetEnds, noStreet, numberWords, spanishStreets, states, streetEnds, streetTimes } from './lexicon/numbers.ts'
import { listOf } from './phrases.ts'
import { isOneOf, type Reading } from './reading.ts'

const ends = listOf(streetEnds)
const looseEnds = listOf(looseStreetEnds)
const spanish = listOf(spanishStreets)
const never = listOf(noStreet)
const times = listOf(streetTimes)
const spelledNumbers = listOf(numberWords)
const stateCodes = listOf(states)
/** A street's name has no more words than this. */
const mostWords = 4
const isNumber = (text: string | undefined) => text !== undefined && /^[NSEW]?\d{1,6}[A-Za-z]?$/.test(text)
const isCapital = (text: string) => /^[A-Z0-9]/.test(text)

/** "418 Larkspur Lane": the index after the street's last word, or -1. */
function streetFrom(reading: Reading, first: number): number {
  const { words } = reading
  const begin = /^(?:block|blk|cuadra)$/i.test(words[first + 1]?.text ?? '') ? first + 3 : first + 1
  for (let at = begin; at <= Math.min(words.length - 1, begin + mostWords); at += 1) {
    const word = words[at]!
    if (!(at === begin && word.before === '-' && word.text.length === 1) && !/^\.? $/.test(word.before)) return -1
    const named = words.slice(begin, at)
    if (named.length > 0 && isOneOf(reading, at, ends) && !/^\d/.test(word.text)) return at + 1
    if (named.length > 0 && isOneOf(reading, at, looseEnds) && isCapital(word.text) && named.every(({ text }) => isCapital(text)))
      return at + 1
    if (
      named.length > 0 &&
      isOneOf(reading, at, looseEnds) &&
      word.text === word.text.toLowerCase() &&
      named.every(({ text }) => text === text.toLowerCase()) &&
      named.length <= 2 &&
      /^\d{2,6}$/.test(words[first]!.text) &&
      /^(?:road|drive|dr|circle|trail|loop)$/.test(word.text)
    )
      return at + 1
    if (isOneOf(reading, at, never)) return -1
  }
  return -1
}

const isShortened = (reading: Reading, at: number) => (reading.words[at]?.text.length ?? 0) <= 4

/** "Calle Nogal 215": the index after the number, or -1. */
function calleFrom(reading: Reading, first: number): number {
  const { words } = reading
  for (let at = first + 1; at <= Math.min(words.length - 1, first + mostWords + 2); at += 1) {
    if (isNumber(words[at]!.text) && at > first + 1) return at + 1
    // The dot of "Calz." ends no sentence, and that of "Circuito." does.
    const from = isShortened(reading, first) ? Math.min(at, first + 1) : first
    if (words[at]!.sentence !== words[from]!.sentence) return -1
    const key = words[at]!.keys[0]!
    const isLastBeforeNumber =
      at === first + 1 && /^[a-z]{3,20}$/.test(key) && isNumber(words[at + 1]?.text) && !isOneOf(reading, at + 2, times)
    if (isLastBeforeNumber && !isOneOf(reading, at, never)) continue
    if (!isCapital(words[at]!.text) && !['de', 'la', 'del', 'los', 'las', 'el', 'numero', 'no', 'num'].includes(key)) return -1
  }
  return -1
}

/** "Calle", "calz."; of the "c" only "C/ Mayor 12", for "Pa.C.S. 5328" is a law. */
function isStreetWord({ words }: Reading, at: number): boolean {
  const { text } = words[at]!
  if (text.length === 1) return /^[/]\s?$/.test(words[at + 1]?.before ?? '')
  return (
    isCapital(text) || /^(?:calle|avenida|calz|calzada|avda|blvd|privada|callejon|andador|cerrada|av|ave|cda|priv|prol|paseo)$/.test(text)
  )
}

/** Places of homes: a street with a number, a flat, a state with a ZIP. A ZIP alone is found with the numbers. */
export function addresses(reading: Reading): Place[] {
  const { words, plain } = reading
  const found: Place[] = []
  words.forEach((word, at) => {
    let end = -1
    const isMoney = /[$€]\s?$/.test(word.before)
    const isSpelled = isOneOf(reading, at, spelledNumbers) && isCapital(words[at + 1]?.text ?? '')
    if ((isNumber(word.text) || isSpelled) && !isMoney) end = streetFrom(reading, at)
    if (isOneOf(reading, at, spanish) && isStreetWord(reading, at)) end = Math.max(end, calleFrom(reading, at))
    if (isNumber(word.text) && isOneOf(reading, at + 1, spanish) && isCapital(words[at + 1]!.text) && isCapital(words[at + 2]?.text ?? ''))
      end = Math.max(end, at + 3)
    if (stateCodes.has(word.text) && /^\d{5}$/.test(words[at + 1]?.text ?? '')) end = at + 2
    if (end < 0) return
    const isCode = stateCodes.has(word.text)
    const begin = isCode ? cityStart(plain, word.at) : addressStart(plain, word.at)
    found.push({ at: begin, end: addressEnd(plain, words[end - 1]!.end), reason: 'address' })
  })
  for (const regex of shownByCode)
    for (const { index, 0: text } of plain.text.matchAll(regex)) {
      const end = addressEnd(plain, index + text.length)
      if (!never.has(/^\d{1,6}[A-Za-z]? ([A-Za-z]{1,12})/.exec(text)?.[1]?.toLowerCase() ?? ''))
        found.push({ at: index, end, reason: 'address' })
    }
  return found
}
