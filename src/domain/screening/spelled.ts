import type { Place } from './c2-personal-data.ts'
import { digitWords, repeats } from './lexicon/numbers.ts'
import type { Reading } from './reading.ts'

/** A phone number has at least this many digits. */
const fewest = 7
/** Fewer words than this among digits are a count, not a number that somebody hides. */
const fewestWords = 3

/** Numbers told digit by digit: "nine seven one five five five zero one four four". */
export function spelledNumbers({ words }: Reading): Place[] {
  const found: Place[] = []
  for (let at = 0; at < words.length;) {
    let count = 0
    let spelled = 0
    let times = 1
    let end = at
    for (; end < words.length; end += 1) {
      const word = words[end]!
      if (end > at && !/^[ .,\-–/()]{0,3}$/.test(word.before)) break
      const key = word.text.toLowerCase()
      const again = repeats[key]
      if (again) {
        times = again
        continue
      }
      const isSpelled = Object.hasOwn(digitWords, key)
      const given = /^\d{1,4}$/.test(key) ? key.length : isSpelled ? 1 : 0
      if (given === 0) break
      count += given * times
      if (isSpelled) spelled += 1
      times = 1
    }
    if (count >= fewest && spelled >= fewestWords) found.push({ at: words[at]!.at, end: words[end - 1]!.end, reason: 'phone' })
    at = Math.max(end, at + 1)
  }
  return found
}
