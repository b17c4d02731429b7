import { dateFormat } from '#kernel/dates.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { msg, type Text } from '#kernel/text.ts'
import { lengthOfMonth } from '../time/calendar.ts'
import { readTime } from '../time/wall.ts'

// When something happened, as exactly as a person knows it. Sources: pages.md (evidence-timeline: exact, fuzzy and range dates), and issue
// 30, section 2.

export const precisions = ['day', 'month', 'season', 'year', 'range'] as const
export type Precision = (typeof precisions)[number]

/** A date as a span of days, so that a month stands in order with days. All lists order by first day, last day, time. */
export interface FactDate {
  first: Day
  /** The same as `first` for a day. */
  last: Day
  /** `HH:MM` on the clock where the family lives; only of a day. */
  time: string | null
  precision: Precision
  /** "about": the days are the author’s best guess. */
  isAbout: boolean
}

export const seasons = ['winter', 'spring', 'summer', 'fall'] as const
export type Season = (typeof seasons)[number]

/** No day of a family’s case is before 1900, and no plan of one goes beyond 2100. */
const [firstYear, lastYear] = [1900, 2100]

const two = (number: number) => String(number).padStart(2, '0')
const monthStart = (year: number, month: number) => `${year}-${two(month)}-01` as Day
const monthEnd = (year: number, month: number) => `${year}-${two(month)}-${two(lengthOfMonth(year, month))}` as Day
const isYear = (year: number) => Number.isInteger(year) && year >= firstYear && year <= lastYear
const span = (first: Day, last: Day, precision: Precision): FactDate => ({ first, last, time: null, precision, isAbout: false })

/** A day, with its time if that is known. */
export const dayDate = (day: Day, time: string | null = null): FactDate => ({ ...span(day, day, 'day'), time })
export const monthDate = (year: number, month: number): FactDate | null =>
  isYear(year) && month >= 1 && month <= 12 ? span(monthStart(year, month), monthEnd(year, month), 'month') : null
export const yearDate = (year: number): FactDate | null => (isYear(year) ? span(monthStart(year, 1), monthEnd(year, 12), 'year') : null)
/** Seasons as the weather service counts them: three whole months each. @param year in which it begins; a winter begins in December */
export function seasonDate(season: Season, year: number): FactDate | null {
  if (!isYear(year) || !isYear(year + 1)) return null
  if (season === 'winter') return span(monthStart(year, 12), monthEnd(year + 1, 2), 'season')
  const month = seasons.indexOf(season) * 3
  return span(monthStart(year, month), monthEnd(year, month + 2), 'season')
}
/** From a day through another; `null` where that one is not later. */
export const rangeDate = (first: Day, last: Day): FactDate | null => (first < last ? span(first, last, 'range') : null)

const yearOf = (day: Day) => Number(day.slice(0, 4))
const monthOf = (day: Day) => Number(day.slice(5, 7))
const seasonOf = ({ first }: Pick<FactDate, 'first'>): Season => seasons[Math.floor((monthOf(first) % 12) / 3)]!

function spanOf({ first, last, precision }: FactDate): FactDate | null {
  if (precision === 'day') return first === last ? dayDate(first) : null
  if (precision === 'month') return monthDate(yearOf(first), monthOf(first))
  if (precision === 'season') return seasonDate(seasonOf({ first }), yearOf(first))
  if (precision === 'year') return yearDate(yearOf(first))
  return rangeDate(first, last)
}

/** Whether its parts fit: days that exist, a month that is one, a time only with a day. */
export function isFactDate(date: FactDate): boolean {
  const { first, last, time, precision } = date
  if (readDay(first) === null || readDay(last) === null || !isYear(yearOf(first)) || !isYear(yearOf(last))) return false
  if (time !== null && (precision !== 'day' || readTime(time) === null || time === '24:00')) return false
  const meant = spanOf(date)
  return meant !== null && meant.first === first && meant.last === last
}

const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const
const seasonWords: Readonly<Record<Season, (years: string) => readonly [Text, Text]>> = {
  winter: (years) => [msg`Winter ${{ years }}`, msg`About winter ${{ years }}`],
  spring: (years) => [msg`Spring ${{ years }}`, msg`About spring ${{ years }}`],
  summer: (years) => [msg`Summer ${{ years }}`, msg`About summer ${{ years }}`],
  fall: (years) => [msg`Fall ${{ years }}`, msg`About fall ${{ years }}`],
}

/**
 * How a date reads: "Mon, Mar 3, 2025, 5:00 PM", "About March 2025", "Winter 2024–25", "Mar 3 – 7, 2025".
 * @param locale BCP 47
 * @param say puts a text into that language
 */
export function factDateWords(date: FactDate, locale: string, say: (text: Text) => string): string {
  const { first, last, precision, isAbout } = date
  if (precision === 'season') {
    const year = yearOf(first)
    const season = seasonOf(date)
    const years = season === 'winter' ? `${year}–${two((year + 1) % 100)}` : String(year)
    return say(seasonWords[season](years)[isAbout ? 1 : 0])
  }
  const at = new Date(`${first}T${date.time ?? '12:00'}:00Z`)
  const words = (shape: Intl.DateTimeFormatOptions) => dateFormat(locale, 'UTC', shape).format(at)
  const when = {
    day: () => words(date.time === null ? day : { ...day, ...time }),
    month: () => words({ month: 'long', year: 'numeric' }),
    year: () => words({ year: 'numeric' }),
    range: () =>
      dateFormat(locale, 'UTC', { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(at, new Date(`${last}T12:00:00Z`)),
  }[precision]()
  return isAbout ? say(msg`About ${{ when }}`) : when
}

/** A date as it is typed, in a form that is read back as the same: "about 2025-03-03 17:00", "2025-03", "spring 2025". */
export function writeFactDate(date: FactDate): string {
  const { first, last, time: at, precision, isAbout } = date
  const typed = {
    day: at === null ? first : `${first} ${at}`,
    month: first.slice(0, 7),
    season: `${seasonOf(date)} ${first.slice(0, 4)}`,
    year: first.slice(0, 4),
    range: `${first} to ${last}`,
  }[precision]
  return isAbout ? `about ${typed}` : typed
}
