import type { Place } from './types.ts'
import { birthWords, childWords, months } from './lexicon/numbers.ts'
import type { Run } from './numbers.ts'
import { listOf } from './phrases.ts'
import { isOneOf, type Reading, wordAt } from './reading.ts'

const births = listOf(birthWords)
const monthNames = listOf(months)
const children = listOf(childWords)
const turning = listOf('turned turns cumplio')
const it = listOf('it')
const being = listOf('is was')
const itIs = listOf('its es era')
const links = listOf('de del of the el')
/** So many words may stand between a date and the word that makes it somebody's birth date. */
const reach = 6

const isDay = (key: string) => /^(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(key)
const isYear = (key: string) => /^(?:19|20)\d\d$/.test(key)

/** Written dates, "June 5, 2015" or "9 de agosto de 2017": indices of words. A month without a day is none. */
function writtenDates({ words }: Reading): { first: number; end: number }[] {
  const found: { first: number; end: number }[] = []
  const key = (at: number) => words[at]?.text.toLowerCase() ?? ''
  const over = (at: number) => (links.has(key(at)) ? at + 1 : at)
  words.forEach((_, at) => {
    if (!monthNames.has(key(at))) return
    let first = at
    let end = at + 1
    if (isDay(key(at + 1))) end = at + 2
    else if (isDay(key(at - 1))) first = at - 1
    else if (links.has(key(at - 1)) && isDay(key(at - 2))) first = at - 2
    else return
    if (isYear(key(over(end)))) end = over(end) + 1
    else if (/^\d\d$/.test(key(end)) && /^,? ?'$/.test(words[end]!.before)) end += 1
    found.push({ first, end })
  })
  return found
}

/** Month and day alone, right after a word of birth: "birthday is 12/25". "50/50" and "24/7" are none. */
function shortDates(reading: Reading): { first: number; end: number; run?: Run }[] {
  const { words } = reading
  return words.flatMap(({ text, before }, at) => {
    const [first, second] = [Number(words[at - 1]?.text), Number(text)]
    const isShort = before === '/' && /^\d{1,2}$/.test(text) && !words[at + 1]?.before.startsWith('/') && `${first}/${second}` !== '24/7'
    const isMonthAndDay = first >= 1 && second >= 1 && Math.max(first, second) <= 31 && Math.min(first, second) <= 12
    const near = [2, 3, 4].some((step) => isOneOf(reading, at - step, births) && !isOneOf(reading, at - step, turning))
    return isShort && isMonthAndDay && near ? [{ first: at - 1, end: at + 1 }] : []
  })
}

/** "My oldest (12/25/09)": a whole date in brackets right after a child is its birth date. */
function isInChildsBrackets({ plain }: Reading, at: number): boolean {
  const back = plain.text.slice(Math.max(0, at - 48), /[([]/.test(plain.text[at] ?? '') ? at + 1 : at)
  const child = /([A-Za-z]{1,20})(?:\s[A-Z]\.?|\s[A-Z][a-z]{1,15})?,?\s?[([]\s?$/.exec(back)
  return child !== null && children.has(child[1]!.toLowerCase())
}

/** So many words before "It is 08.22.2014" tell what it is. */
const farReach = 25

/** "His birthday is off by a year. It is 08.22.2014." */
function isPointedAt(reading: Reading, first: number): boolean {
  const at =
    isOneOf(reading, first - 1, being) && isOneOf(reading, first - 2, it) ? first - 2 : isOneOf(reading, first - 1, itIs) ? first - 1 : -1
  if (at < 0) return false
  for (let near = at - 1; near >= Math.max(0, at - farReach); near -= 1)
    if (isOneOf(reading, near, births) && !isOneOf(reading, near, turning)) return true
  return false
}

/** Dates beside a word of birth, that word included. FRCP 5.2(a)(2): a birth date is left out except for the year. */
export function birthDates(reading: Reading, dates: readonly Run[]): Place[] {
  const { words } = reading
  const told: { first: number; end: number; run?: Run }[] = writtenDates(reading)
  const digits = dates.flatMap((run) => {
    const first = wordAt(reading, run.at)
    return first >= words.length ? [] : [{ first, end: first + 1, run }]
  })
  const found: Place[] = []
  for (const date of [...told, ...digits, ...shortDates(reading)]) {
    const at = date.run?.at ?? words[date.first]!.at
    const end = date.run?.end ?? words[date.end - 1]!.end
    let begin: number | null = null
    for (let near = date.first - 1; near >= Math.max(0, date.first - reach); near -= 1)
      if (isOneOf(reading, near, births)) begin = words[near]!.at
    if (begin === null && isPointedAt(reading, date.first)) begin = date.run?.at ?? words[date.first]!.at
    const isOfBirth = words[date.first - 1]?.text === 'b' && words[date.first]!.before.startsWith('.')
    let until: number | null = null
    for (let near = date.end; near < Math.min(words.length, date.end + reach); near += 1) {
      if (words[near]!.at < end) continue
      if (words[near]!.sentence !== words[date.first]!.sentence) break
      if (isOneOf(reading, near, births)) until = words[near]!.end
    }
    if (isInChildsBrackets(reading, at)) begin ??= at
    if (begin !== null || until !== null || isOfBirth) found.push({ at: begin ?? at, end: until ?? end, reason: 'birth_date' })
  }
  return found
}
