import { daysIn } from '../dates-in-text/days.ts'
import { type Range, ranges } from '../dates-in-text/ranges.ts'
import { type Sentence, sentencesOf } from '../dates-in-text/sentences.ts'
import { takenIn } from '../dates-in-text/taken.ts'
import { type TimeMention, timesIn } from '../dates-in-text/times.ts'
import { month } from '../dates-in-text/words.ts'
import { dayDate, type FactDate, isFactDate, rangeDate } from '../facts/dates.ts'
import { readFactDate } from '../facts/read-date.ts'
import { dayNumber, lengthOfMonth, numberOf, weekdayOf } from '../time/calendar.ts'
import { writeTime } from '../time/wall.ts'
import type { Day } from '#kernel/day.ts'
import { relativeIn } from './relative.ts'

/** A date that a text speaks of, with its place, and the time that stands with it. */
export interface When {
  from: number
  to: number
  when: FactDate
  time: { from: number; to: number } | null
  sentence: Sentence
}

const wide = new RegExp(
  String.raw`\b(?:(?:early|mid|late)[- ])?(?:(?:${month})\.?,?\s+(?:of\s+)?(?:19|20)\d{2}|(?:winter|spring|summer|fall|autumn)\s+(?:of\s+)?(?:19|20)\d{2})\b(?![\d/-])`,
  'gi',
)
const about = /\b(?:about|around|approximately|approx\.?|circa|roughly|on or about|early|mid|late)[\s-]+$/i
/** No letter has so many dates in one piece. */
const most = 5000
const anyDay = '2000-01-01' as Day

/** The year that puts a day without one nearest to the day of writing, and on its weekday where one is said. */
function nearest(found: Range, written: Day, text: string): Day | null {
  const [monthNumber, day] = [Number(found.day.slice(5, 7)), Number(found.day.slice(8, 10))]
  const [now, year] = [numberOf(written), Number(written.slice(0, 4))]
  const named = /^(mon|tue|wed|thu|fri|sat|sun)/i.exec(text.slice(found.from, found.to))?.[1]?.toLowerCase()
  const wanted = named ? ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(named) : null
  const years = [year - 1, year, year + 1].filter((one) => day <= lengthOfMonth(one, monthNumber))
  const numbers = years.map((one) => dayNumber(one, monthNumber, day))
  const fitting = wanted === null ? numbers : numbers.filter((one) => weekdayOf(one) === wanted)
  const best = (fitting.length > 0 ? fitting : numbers).toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))[0]
  return best === undefined ? null : (new Date(best * 86_400_000).toISOString().slice(0, 10) as Day)
}

/** A day as a fact has it; `null` where it can only be guessed. */
function dated(found: Range, written: Day | null, text: string): FactDate | null {
  const { doubts, last, full } = found
  if (doubts.includes('weekday_disagrees') && full) return { ...spanned(found.day, last)!, isAbout: true }
  if (full) return spanned(found.day, last)
  if (written === null || last !== null) return null
  if (!doubts.includes('year_guessed')) return null
  const day = nearest(found, written, text)
  return day && { ...dayDate(day), isAbout: true }
}
const spanned = (first: Day, last: Day | null): FactDate | null => (last === null ? dayDate(first) : rangeDate(first, last))

const elsewhere = /\b(?:that|agree[sd]?|wrote|said|asked|instead|scheduled|until|told)\b/i

/** The time behind a day in its sentence, before the next one; else one right before it. */
function timeOf(
  found: Range,
  next: Range | undefined,
  sentence: Sentence,
  times: readonly TimeMention[],
  text: string,
): TimeMention | null {
  const end = Math.min(sentence.to, next?.from ?? Infinity)
  const behind = times.find(({ from }) => from >= found.to && from < end)
  // "On March 3 he agreed to 5:30": the time is that of something else.
  if (behind) return elsewhere.test(text.slice(found.to, behind.from)) ? null : behind
  return (
    times.findLast(({ from, to }) => from >= sentence.from && to <= found.from && /^\s*(?:on\s+)?$/i.test(text.slice(to, found.from))) ??
    null
  )
}

/** Longer texts are read in blocks of about so many characters, cut at a line or a word, so that the time grows with the length alone. */
const block = 10_000

function blocksOf(text: string): { at: number; part: string }[] {
  const blocks: { at: number; part: string }[] = []
  for (let at = 0; at < text.length;) {
    let end = Math.min(text.length, at + block)
    if (end < text.length) {
      const cut = [text.lastIndexOf('\n', end), text.lastIndexOf(' ', end)].find((one) => one > at + block / 2)
      end = cut === undefined ? end : cut + 1
    }
    blocks.push({ at, part: text.slice(at, end) })
    at = end
  }
  return blocks
}

/**
 * The dates in a text, in order: exact days and ranges with their year; months and seasons; and, only where the day of writing is known, days
 * without a year and days that are counted from it, which are all marked as about.
 */
export const whensIn = (text: string, written: Day | null): When[] =>
  blocksOf(text).flatMap(({ at, part }) => whensOf(part, written).map((when) => shifted(when, at)))

const shifted = ({ from, to, when, time, sentence }: When, at: number): When => ({
  from: from + at,
  to: to + at,
  when,
  time: time && { from: time.from + at, to: time.to + at },
  sentence: { ...sentence, from: sentence.from + at, to: sentence.to + at },
})

/** A full stop within a number, an address or a name of a file ends no sentence. */
const unbroken = /(?<![\w$])[\w$]+(?:[.?!]\w+)+/g

function whensOf(text: string, written: Day | null): When[] {
  const days = daysIn(text, written ?? anyDay).slice(0, most)
  const times = timesIn(text, days)
  const whole = [...text.matchAll(unbroken)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }))
  const sentences = sentencesOf(text, [...whole, ...days, ...times])
  const within = finder(sentences)
  const found: When[] = []
  const taken = takenIn(text.length)
  const take = (from: number, to: number, when: FactDate, time: TimeMention | null) => {
    const sentence = within(from)
    if (!sentence || !taken.isFree(from, to) || !isFactDate(when)) return
    taken.take(from, to)
    const isAbout = when.isAbout || about.test(text.slice(Math.max(0, from - 20), from))
    found.push({ from, to, when: { ...when, isAbout }, time: time && { from: time.from, to: time.to }, sentence })
  }
  const all = ranges(days, times, text)
  for (const [at, one] of all.entries()) {
    const when = dated(one, written, text)
    const sentence = when && within(one.from)
    if (!when || !sentence) continue
    const time = one.last === null && when.precision === 'day' ? timeOf(one, all[at + 1], sentence, times, text) : null
    take(one.from, one.to, time && time.begin < 1440 ? { ...when, time: writeTime(time.begin) } : when, time)
  }
  for (const match of text.matchAll(wide)) {
    const bare = match[0].replace(/^(?:early|mid|late)[- ]/i, '')
    const when = readFactDate(bare, anyDay)
    if (when) take(match.index, match.index + match[0].length, { ...when, isAbout: bare !== match[0] }, null)
  }
  if (written !== null) {
    const sentenceAt = (at: number) => {
      const sentence = within(at)
      return sentence ? text.slice(sentence.from, sentence.to) : ''
    }
    for (const one of relativeIn(text, written, sentenceAt)) {
      const sentence = within(one.from)
      const time =
        sentence && one.when.precision === 'day' ? (times.find(({ from }) => from >= one.to && from < sentence.to) ?? null) : null
      take(one.from, one.to, time && time.begin < 1440 ? { ...one.when, time: writeTime(time.begin) } : one.when, time)
    }
  }
  return found.toSorted((a, b) => a.from - b.from)
}

/** The sentence around a place, by halving. */
function finder(sentences: readonly Sentence[]): (at: number) => Sentence | undefined {
  return (at) => {
    let [low, high] = [0, sentences.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const sentence = sentences[middle]!
      if (at < sentence.from) high = middle - 1
      else if (at >= sentence.to) low = middle + 1
      else return sentence
    }
    return undefined
  }
}
