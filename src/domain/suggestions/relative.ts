import { weekday, weekdayOf } from '../dates-in-text/words.ts'
import { dayDate, type FactDate, monthDate, rangeDate, yearDate } from '../facts/dates.ts'
import { civilOf, dayAt, numberOf, weekdayOf as weekdayAt } from '../time/calendar.ts'
import type { Day } from '#kernel/day.ts'

export interface Relative {
  from: number
  to: number
  when: FactDate
}

const count = '(?<n>\\d{1,2}|(?:a )?couple(?: of)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten)'
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberOfWord = (word: string) =>
  /^\d/.test(word) ? Number(word) : word.includes('couple') ? 2 : word.startsWith('a') ? 1 : numbers.indexOf(word.toLowerCase()) + 1

const pattern = new RegExp(
  String.raw`\b(?:(?<day>(?:the )?day before yesterday|yesterday(?: (?:morning|afternoon|evening))?|last night|(?:earlier )?today|tonight|this (?:morning|afternoon|evening)|tomorrow)|(?:last|this past|past)\s+(?<on>${weekday})\b|on\s+(?<bare>${weekday})\b|(?<!\bthe\s)last\s+(?<wide>week|weekend|month|year)|${count}\s+(?<unit>days?|weeks?|months?)\s+ago)\b`,
  'gi',
)
const past =
  /\b(?:was|were|had|did|didn['’]?t|wasn['’]?t|weren['’]?t|went|came|took|paid|sent|said|told|left|brought|got|gave|made|saw|met|spoke|wrote|kept|missed|\w{2,}ed)\b/i
const coming =
  /\b(?:will|won['’]?t|going to|shall|can you|could you|would you|please|let['’]s|i['’]ll|we['’]ll|he['’]ll|she['’]ll|are you|do you)\b/i

/** "It feels like yesterday": no day is meant. */
const idiom = /\b(?:feels? like|felt like|as if it (?:was|were)|like it (?:was|were)|if it (?:was|were)|just like)\s*$/i

const monthBack = (written: number, months: number): FactDate | null => {
  const { year, month } = civilOf(written)
  const at = year * 12 + month - 1 - months
  return monthDate(Math.floor(at / 12), (at % 12) + 1)
}

/**
 * Days that are counted from the day of writing: "yesterday", "last Friday", "two weeks ago". All of them are about.
 * @param sentenceAt the sentence around a place, whose tense decides which Friday "on Friday" is; without a tense none
 */
export function relativeIn(text: string, written: Day, sentenceAt: (at: number) => string): Relative[] {
  const now = numberOf(written)
  const found: Relative[] = []
  for (const match of text.matchAll(pattern)) {
    const { day, on, bare, wide, n, unit } = match.groups ?? {}
    const sentence = bare ? sentenceAt(match.index) : ''
    const when =
      day !== undefined
        ? dayDate(dayAt(now + shiftOf(day.toLowerCase())))
        : on !== undefined
          ? dayDate(dayAt(before(now, on)))
          : bare !== undefined
            ? turned(now, bare, sentence)
            : wide !== undefined
              ? wideOf(now, wide.toLowerCase())
              : ago(now, numberOfWord(n!), unit!.toLowerCase())
    if (idiom.test(text.slice(Math.max(0, match.index - 30), match.index))) continue
    if (when) found.push({ from: match.index, to: match.index + match[0].length, when: { ...when, isAbout: true } })
  }
  return found
}

const shiftOf = (word: string): number =>
  word.includes('day before') ? -2 : word.startsWith('yesterday') || word === 'last night' ? -1 : word === 'tomorrow' ? 1 : 0

/** The last such weekday before that day. */
const before = (now: number, on: string) => now - ((weekdayAt(now) - weekdayOf(on) + 6) % 7) - 1

function turned(now: number, on: string, sentence: string): FactDate | null {
  const [isPast, isComing] = [past.test(sentence), coming.test(sentence)]
  if (isPast === isComing) return null
  return dayDate(dayAt(isPast ? before(now, on) : before(now, on) + 7 + (weekdayAt(now) === weekdayOf(on) ? 7 : 0)))
}

function wideOf(now: number, unit: string): FactDate | null {
  // A week begins on Sunday, as calendars in the United States have it.
  const sunday = now - ((weekdayAt(now) + 1) % 7)
  if (unit === 'week') return rangeDate(dayAt(sunday - 7), dayAt(sunday - 1))
  if (unit === 'weekend')
    return rangeDate(dayAt(sunday - 1 - (weekdayAt(now) === 6 ? 7 : 0)), dayAt(sunday - (weekdayAt(now) === 6 ? 7 : 0)))
  return unit === 'year' ? yearDate(civilOf(now).year - 1) : monthBack(now, 1)
}

const ago = (now: number, n: number, unit: string): FactDate | null =>
  unit.startsWith('month') ? monthBack(now, n) : dayDate(dayAt(now - n * (unit.startsWith('week') ? 7 : 1)))
