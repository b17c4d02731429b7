import type { Place } from './types.ts'
import { digitWords, pairWords, repeats, saidSigns } from './lexicon/numbers.ts'
import { listOf } from './phrases.ts'
import type { Reading } from './reading.ts'

const pairs = listOf(pairWords)
const said = listOf(saidSigns)
/** A phone number has at least this many digits. */
const fewest = 7
/** Fewer words than this among digits are a count, not a number that somebody hides... */
const fewestWords = 3
/** ...unless there are as many digits as a phone number has, with its area and its country. */
const isWholeNumber = (count: number) => count === 10 || count === 11

const long = Object.keys(digitWords)
  .filter((word) => word.length > 2)
  .join('|')
const glued = new RegExp(`^(?:${long}|[0-9]){2,12}$`)
const singles = new RegExp(`${long}|[0-9]`, 'g')

/** How many digits a word tells: one for "five", two for "doce" or "forty", three for "fivezerofour" and "five5five", none for a word that is no number. */
function digitsOf(key: string): number {
  if (Object.hasOwn(digitWords, key)) return 1
  if (pairs.has(key)) return 2
  return /[a-z]{3}/.test(key) && key.length > 3 && key.length <= 60 && glued.test(key) ? key.match(singles)!.length : 0
}

/** Numbers told digit by digit: "nine seven one five five five zero one four four", "8-0-1 triple five 0-1-9-3". */
export function spelledNumbers({ words }: Reading): Place[] {
  const found: Place[] = []
  for (let at = 0; at < words.length;) {
    let count = 0
    let spelled = 0
    let times = 1
    let tens = false
    let end = at
    let last = at
    for (; end < words.length; end += 1) {
      const word = words[end]!
      if (end > at && !/^[ .,\-–/()_*~"]{0,3}$/.test(word.before)) break
      if (end > at && word.before.includes('. ') && /^[A-Z]/.test(word.text)) break
      const key = word.text.toLowerCase()
      const again = repeats[key]
      if (again) {
        times = again
        continue
      }
      if (end > at && said.has(key)) continue
      const told = digitsOf(key)
      const given = /^\d{1,4}$/.test(key) ? key.length : told
      if (given === 0) break
      // "forty four" is 44, not 404.
      if (!(tens && told === 1 && times === 1)) count += given * times
      tens = pairs.has(key) && /(?:ty|ta|te)$/.test(key)
      if (told > 0) spelled += Math.max(told, times > 1 ? times : 1)
      times = 1
      last = end + 1
    }
    const isNumber = count >= fewest && (spelled >= fewestWords || (spelled > 0 && isWholeNumber(count)))
    if (isNumber) found.push({ at: words[at]!.at, end: words[last - 1]!.end, reason: 'phone' })
    at = Math.max(end, at + 1)
  }
  return found
}
