import type { Place } from './c2-personal-data.ts'
import { looseStreetEnds, noStreet, numberWords, spanishStreets, states, streetEnds, units } from './lexicon/numbers.ts'
import { listOf } from './phrases.ts'
import { isOneOf, type Reading } from './reading.ts'

const ends = listOf(streetEnds)
const looseEnds = listOf(looseStreetEnds)
const spanish = listOf(spanishStreets)
const never = listOf(noStreet)
const rooms = listOf(units)
const spelledNumbers = listOf(numberWords)
const stateCodes = listOf(states)
/** A street's name has no more words than this. */
const mostWords = 4
const isNumber = (text: string | undefined) => text !== undefined && /^\d{1,6}[A-Za-z]?$/.test(text)
const isCapital = (text: string) => /^[A-Z0-9]/.test(text)

/** "418 Larkspur Lane": the index after the street's last word, or -1. */
function streetFrom(reading: Reading, first: number): number {
  const { words } = reading
  for (let at = first + 1; at <= Math.min(words.length - 1, first + mostWords + 1); at += 1) {
    const word = words[at]!
    if (!/^\.? $/.test(word.before)) return -1
    const named = words.slice(first + 1, at)
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

/** "Calle Nogal 215": the index after the number, or -1. */
function calleFrom(reading: Reading, first: number): number {
  const { words } = reading
  for (let at = first + 1; at <= Math.min(words.length - 1, first + mostWords + 2); at += 1) {
    if (isNumber(words[at]!.text) && at > first + 1) return at + 1
    if (words[at]!.sentence !== words[first]!.sentence) return -1
    const key = words[at]!.keys[0]!
    if (!isCapital(words[at]!.text) && !['de', 'la', 'del', 'los', 'las', 'el', 'numero', 'no', 'num'].includes(key)) return -1
  }
  return -1
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
    if (isOneOf(reading, at, spanish) && (isCapital(word.text) || word.text === 'calle' || word.text === 'avenida'))
      end = Math.max(end, calleFrom(reading, at))
    if (isNumber(word.text) && isOneOf(reading, at + 1, spanish) && isCapital(words[at + 1]!.text) && isCapital(words[at + 2]?.text ?? ''))
      end = Math.max(end, at + 3)
    if (stateCodes.has(word.text) && /^\d{5}$/.test(words[at + 1]?.text ?? '')) end = at + 2
    if (end < 0) return
    if (isOneOf(reading, end, rooms) && words[end + 1] && words[end + 1]!.text.length <= 5) end += 2
    else if (words[end] && /#\s?$/.test(words[end]!.before) && isNumber(words[end]!.text)) end += 1
    found.push({ at: word.at, end: Math.min(words[end - 1]!.end, plain.lower.length), reason: 'address' })
  })
  return found
}
