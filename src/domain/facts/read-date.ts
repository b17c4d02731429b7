import type { Day } from '#kernel/day.ts'
import { daysIn } from '../dates-in-text/days.ts'
import { ranges } from '../dates-in-text/ranges.ts'
import { timesIn } from '../dates-in-text/times.ts'
import { month, monthOf } from '../dates-in-text/words.ts'
import { writeTime } from '../time/wall.ts'
import { dayDate, type FactDate, isFactDate, monthDate, rangeDate, type Season, seasonDate, yearDate } from './dates.ts'

const about = /^(?:about|around|approximately|approx\.?|circa|ca\.?|roughly|~)\s*/i
const lead = /^(?:(?:on|in|from|between|since|during|the)\s+)+/i
const between = /\s*(?:–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b|\btill\b|\band\b|\s-\s)\s*/i
const monthOfYear = new RegExp(String.raw`^(?<m>${month})\.?,?\s+(?:of\s+)?(?<y>\d{4})$`, 'i')
const season = /^(?<s>winter|spring|summer|fall|autumn)\s+(?:of\s+)?(?<y>\d{4})(?:\s*[-–/]\s*(?<y2>\d{2}|\d{4}))?$/i
/** What may stand around a day and its time. */
const around = /^[\s,.]*(?:(?:on|at|@|the|of|o['’]?clock)[\s,.]*)*$/i

function seasonIn(text: string): FactDate | null {
  const { s, y, y2 } = season.exec(text)?.groups ?? {}
  if (!s || !y) return null
  const name = (s.toLowerCase() === 'autumn' ? 'fall' : s.toLowerCase()) as Season
  if (y2 && (name !== 'winter' || Number(y2.slice(-2)) !== (Number(y) + 1) % 100)) return null
  return seasonDate(name, Number(y))
}

/** A month, a season or a year, alone. */
function wide(text: string): FactDate | null {
  const words = monthOfYear.exec(text)?.groups
  if (words) return monthDate(Number(words['y']), monthOf(words['m']!))
  const numbers = /^(?:(?<y>\d{4})-(?<m>\d{1,2})|(?<m2>\d{1,2})\/(?<y2>\d{4}))$/.exec(text)?.groups
  if (numbers) return monthDate(Number(numbers['y'] ?? numbers['y2']), Number(numbers['m'] ?? numbers['m2']))
  return /^\d{4}$/.test(text) ? yearDate(Number(text)) : seasonIn(text)
}

/** One day with its year, or a range of them, with nothing else beside it but a time. */
function exact(text: string, today: Day): FactDate | null {
  const days = daysIn(text, today)
  const times = timesIn(text, days)
  const [found, more] = ranges(days, times, text)
  if (!found || more || times.length > 1 || found.doubts.some((doubt) => doubt === 'year_guessed' || doubt === 'weekday_disagrees'))
    return null
  const [time] = times
  const parts = [found, ...(time ? [time] : [])].toSorted((a, b) => a.from - b.from)
  const rest = parts.reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
  if (!around.test(rest) || (time && (time.end !== null || found.last))) return null
  return found.last ? rangeDate(found.day, found.last) : dayDate(found.day, time ? writeTime(time.begin) : null)
}

const single = (text: string, today: Day) => wide(text) ?? exact(text, today)

/** Two dates with a "to" between them: the first may leave out its year. */
function range(text: string, today: Day): FactDate | null {
  const years = /^(?<a>\d{4})\s*-\s*(?<b>\d{4})$/.exec(text)?.groups
  const parts = years ? [years['a']!, years['b']!] : text.split(between)
  if (parts.length !== 2) return null
  const [from, to] = parts as [string, string]
  const last = single(to, today)
  if (!last) return null
  const year = last.first.slice(0, 4)
  const first = [from, `${from}, ${year}`, `${from} ${year}`].map((each) => single(each, today)).find((each) => each !== null)
  return first ? rangeDate(first.first, last.last) : null
}

/**
 * Reads a date that someone typed: "March 3, 2025 at 5 pm", "3/3/2025", "about March 2025", "spring 2025", "2024", "March 3 to 7, 2025".
 * English words, month before day; `2025-03-03` and `03/2025` in every language. A year has to be there.
 * @param today the day of reading, for words such as "today"
 * @returns `null` for what is no date, or says more than one
 */
export function readFactDate(typed: string, today: Day): FactDate | null {
  const text = typed.trim().replaceAll(/\s+/g, ' ').slice(0, 200)
  const isAbout = about.test(text)
  const bare = text.replace(about, '').replace(lead, '').replace(about, '')
  const found = single(bare, today) ?? range(bare, today)
  return found && isFactDate(found) ? { ...found, isAbout } : null
}

const inText = new RegExp(
  String.raw`\b(?:(?:about|around|approximately|circa)\s+)?(?:(?:${month})\.?,?\s+(?:of\s+)?\d{4}|(?:winter|spring|summer|fall|autumn)\s+(?:of\s+)?\d{4})\b`,
  'i',
)

/**
 * The date that a quote speaks of, as a proposal: its first day with a year, else its first month or season with one.
 * @param quote up to 20,000 characters
 * @returns `null` where none is written with its year: nothing is guessed
 */
export function dateInQuote(quote: string, today: Day): FactDate | null {
  const text = quote.slice(0, 20_000)
  const days = daysIn(text, today)
  const times = timesIn(text, days)
  const all = ranges(days, times, text)
  const at = all.findIndex(({ full, doubts }) => full && !doubts.some((doubt) => doubt !== 'day_before_month'))
  const found = all[at]
  if (found) {
    // The time that stands behind it in the same sentence, before the next day.
    const rest = text.slice(found.to, all[at + 1]?.from)
    const end = found.to + rest.search(/[.;!?]\s|\n|$/)
    const time = found.last ? undefined : times.find(({ from }) => from >= found.to && from < end)
    const date = found.last ? rangeDate(found.day, found.last) : dayDate(found.day, time ? writeTime(time.begin) : null)
    if (date && isFactDate(date)) return date
  }
  const wider = inText.exec(text)?.[0]
  return wider ? readFactDate(wider, today) : null
}
