import type { Day } from '#kernel/day.ts'
import { civilOf, dayAt, dayNumber, lengthOfMonth, numberOf, weekdayOf as weekdayAt } from '../time/calendar.ts'
import { takenIn } from './taken.ts'
import type { Doubt } from './types.ts'
import { dayOfMonth, month, monthOf, numberIn, weekday, weekdayOf, year, yearOf } from './words.ts'

/** A day, or a range of days, as it stands in a text. */
export interface DayMention {
  from: number
  to: number
  day: Day
  last: Day | null
  /** Whether a year is written. */
  full: boolean
  /** A weekday stands with it, or the word counts from today. */
  named: boolean
  doubts: Doubt[]
}

const w = String.raw`(?:(?<weekday>${weekday})\b\.?,?\s+(?:the\s+|on\s+)?)?`
const till = String.raw`\s*(?:-|–|—|to|through|thru|until)\s*`
/** Not the 7 of "March 3, 7 pm", nor the 3 of "3:30". */
const noTime = String.raw`(?![\d:/]|\s*(?:am|pm|a\.m|p\.m|o['’]clock)\b)`
const street = String.raw`(?!\s+(?:street|st\b|avenue|ave\b|road|rd\b|lane|drive|boulevard|blvd|court\b|place|way\b))`
const measures = String.raw`(?!\s*(?:cups?|tea|table|inch|miles?|hours?|price|off|lbs?|oz|gallons?|of\b|dozen|days?|pages?|full))`

const alone =
  /(?<=\b(?:on|about|by|until|before)\s)the\s+(?<d>\d{1,2})(?:st|nd|rd|th)\b(?=\s*(?:$|[.,;?!)]|at\b|from\b|instead\b|and\b|if\b))/gi

const forms: readonly { pattern: RegExp; read(groups: Record<string, string | undefined>, today: number): Found | null }[] = [
  {
    pattern: new RegExp(String.raw`(?<![\d-])(?<y>(?:19|20)\d{2})-(?<m>\d{2})-(?<d>\d{2})(?!\d|-\d)`, 'gi'),
    read: ({ y, m, d }) => found(Number(m), Number(d), Number(y)),
  },
  {
    pattern: new RegExp(
      String.raw`\b${w}(?<m>${month})\b\.?\s+(?:the\s+)?(?<d>${dayOfMonth})\b${noTime}(?:${till}(?<d2>${dayOfMonth})\b${noTime}(?!\s+${month}\b))?(?:,?\s+(?:of\s+)?(?<y>${year})(?![\d:]))?`,
      'gi',
    ),
    read: ({ m, d, d2, y }) => found(monthOf(m!), numberIn(d!), y ? yearOf(y) : null, d2 ? numberIn(d2) : null),
  },
  {
    pattern: new RegExp(String.raw`(?<!\d)${w}(?<d>\d{1,2})[-/](?<m>${month})[-/](?<y>(?:20)?\d{2})(?!\d)`, 'gi'),
    read: ({ m, d, y }) => found(monthOf(m!), Number(d), yearOf(y!)),
  },
  {
    pattern: new RegExp(String.raw`\b${w}(?<m>${month})-(?<d>\d{1,2})-(?<y>(?:20)?\d{2})(?!\d)`, 'gi'),
    read: ({ m, d, y }) => found(monthOf(m!), Number(d), yearOf(y!)),
  },
  {
    pattern: new RegExp(
      String.raw`\b${w}(?:the\s+)?(?:(?<d1>${dayOfMonth})${till}(?:the\s+)?)?(?<d>${dayOfMonth})\s+(?:day\s+)?(?:of\s+)?(?<m>${month})\b\.?(?:,?\s+(?:of\s+)?(?<y>${year})(?![\d:]))?${street}`,
      'gi',
    ),
    read: ({ m, d1, d, y }) =>
      d1 ? found(monthOf(m!), numberIn(d1), y ? yearOf(y) : null, numberIn(d!)) : found(monthOf(m!), numberIn(d!), y ? yearOf(y) : null),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d/.$]|\d{2}-)${w}(?<m>\d{1,2})(?<sep>[/-])(?<d>\d{1,2})\k<sep>(?<y>\d{4}|\d{2})(?![\d/]|-\d)`,
      'gi',
    ),
    read: ({ m, d, y }) => numeric(Number(m), Number(d), yearOf(y!)),
  },
  {
    pattern: new RegExp(String.raw`(?<![\d/.$])${w}(?<m>\d{1,2})/(?<d>\d{1,2})(?![\d/]|\.\d|-\d+[^\d/])${measures}`, 'gi'),
    read: ({ m, d }) => numeric(Number(m), Number(d), null),
  },
  {
    pattern: /\b(?<word>day after tomorrow|today|tonight|tomorrow)\b/gi,
    read: ({ word }, today) => counted(today + { today: 0, tonight: 0, tomorrow: 1 }[word!.toLowerCase()]!),
  },
  { pattern: alone, read: ({ d }, today) => nextSuch(Number(d), today) },
  {
    pattern: new RegExp(String.raw`\b(?<which>this|next|this coming|coming)\s+(?<on>${weekday})\b`, 'gi'),
    read: ({ which, on }, today) =>
      counted(which!.toLowerCase() === 'next' ? today - weekdayAt(today) + 7 + weekdayOf(on!) : coming(on!, today)),
  },
  {
    pattern: new RegExp(
      String.raw`(?:(?<=\b(?:due|by|on|until)\s)(?<on>${weekday})\b|(?<!(?:to|through|-|–)\s?)\b(?<then>${weekday})\b(?=,?\s+(?:at\s+|from\s+)?\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m|[-–]|to\b)))`,
      'gi',
    ),
    read: ({ on, then }, today) => counted(coming((on ?? then)!, today)),
  },
]

/** "on the 19th": the next 19th, of this month or a later one that has it. */
function nextSuch(day: number, now: number): Found | null {
  for (let ahead = 0; ahead < 60; ahead++) if (civilOf(now + ahead).day === day) return counted(now + ahead)
  return null
}

interface Found {
  month: number
  day: number
  year: number | null
  last: number | null
  doubts: Doubt[]
}

function found(monthNumber: number, day: number, yearNumber: number | null, last: number | null = null): Found | null {
  return monthNumber < 1 || monthNumber > 12 || day < 1 || day > 31 ? null : { month: monthNumber, day, year: yearNumber, last, doubts: [] }
}

/** Month first, as in the United States; the other way round only where that is no month. */
function numeric(first: number, second: number, yearNumber: number | null): Found | null {
  if (first > 12 && second <= 12) {
    const turned = found(second, first, yearNumber)
    return turned && { ...turned, doubts: ['day_before_month'] }
  }
  return found(first, second, yearNumber)
}

function counted(number: number): Found {
  const { year: y, month: m, day } = civilOf(Number.isNaN(number) ? 0 : number)
  return { month: m, day, year: y, last: null, doubts: ['counted_from_today'] }
}

/** The next such weekday, today not counted. */
function coming(on: string, today: number): number {
  return today + ((weekdayOf(on) - weekdayAt(today) + 6) % 7) + 1
}

/** The days that stand in a text, in order, none within another. @param today the day of reading */
export function daysIn(text: string, today: Day): DayMention[] {
  const now = numberOf(today)
  const mentions: DayMention[] = []
  const taken = takenIn(text.length)
  for (const { pattern, read } of forms) {
    for (const match of text.matchAll(pattern)) {
      const groups = match.groups ?? {}
      const from = match.index
      const to = from + match[0].length
      if (!taken.isFree(from, to)) continue
      const word = groups.word?.toLowerCase() === 'day after tomorrow'
      const parts = word ? counted(now + 2) : read(groups, now)
      const mention = parts && settled(parts, groups.weekday, now)
      if (!mention) continue
      mentions.push({ from, to, ...mention })
      taken.take(from, to)
    }
  }
  return mentions.toSorted((a, b) => a.from - b.from)
}

const exists = (y: number, m: number, d: number) => d <= lengthOfMonth(y, m)

/** Puts the year to it; `null` for a day that does not exist. */
function settled(parts: Found, on: string | undefined, now: number): Omit<DayMention, 'from' | 'to'> | null {
  const { month: m, day } = parts
  const doubts = [...parts.doubts]
  const wanted = on ? weekdayOf(on) : null
  // Of a range the weekday may be that of any of its days: "Saturday and Sunday, Dec 12-13".
  const length = parts.last === null ? 0 : Math.max(0, parts.last - day)
  const fits = (y: number) => wanted === null || (wanted - weekdayAt(dayNumber(y, m, day)) + 7) % 7 <= length
  let y = parts.year
  if (y === null) {
    doubts.push('year_guessed')
    const thisYear = civilOf(now).year
    const next = [thisYear, thisYear + 1].find((one) => exists(one, m, day) && dayNumber(one, m, day) >= now)
    y = next ?? (exists(thisYear + 4 - (thisYear % 4), m, day) ? thisYear + 4 - (thisYear % 4) : null)
    if (y === null) return null
  }
  if (!exists(y, m, day)) return null
  if (!fits(y)) doubts.push('weekday_disagrees')
  const number = dayNumber(y, m, day)
  const { last } = parts
  if (last !== null && (last <= day || !exists(y, m, last))) return null
  return {
    day: dayAt(number),
    last: last === null ? null : dayAt(number + last - day),
    full: parts.year !== null && !doubts.includes('counted_from_today'),
    named: wanted !== null || doubts.includes('counted_from_today'),
    doubts,
  }
}
