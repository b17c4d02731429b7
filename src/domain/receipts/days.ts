import { type Day, readDay, startOf } from '#kernel/day.ts'
import { boxOf, confidenceOf, type Line } from './lines.ts'
import type { Candidate } from './reading.ts'

/** Whether the country writes the month or the day first; `null` where the receipt doesn't say. */
type DateOrder = 'month first' | 'day first' | null

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = String.raw`(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|[o0]ct|nov|dec)[a-z]{0,6}\.?`
/** After a year: its end, or a time of day that the engine joined to it. */
const end = String.raw`(?=$|\D|\d{1,2}:\d{2})`
const separator = String.raw`\s?[/.-]\s?`
const patterns = [
  new RegExp(String.raw`(?<![\d.])(?<y>20\d{2})(?<s>${separator})(?<m>\d{1,2})${separator}(?<d>\d{2}|\d)(?=$|\D|\d{2}:\d{2})`, 'g'),
  new RegExp(String.raw`(?<![\d.])(?<a>\d{1,2})(?<s>${separator})(?<b>\d{1,2})${separator}(?<y>20\d{2})${end}`, 'g'),
  new RegExp(String.raw`(?<![\d.])(?<a>\d{1,2})(?<s>${separator})(?<b>\d{1,2})${separator}[’']?(?<y>\d{2})${end}`, 'g'),
  new RegExp(String.raw`(?<!\d)(?<d>\d{1,2})(?:st|nd|rd|th)?[\s/,.-]{0,2}${month}[\s/,.’'-]{0,3}(?<y>20\d{2}|\d{2})${end}`, 'gi'),
  new RegExp(String.raw`(?<![a-z])${month}[\s/.-]{0,2}(?<d>\d{1,2})(?:st|nd|rd|th)?[\s/,.’'-]{1,3}(?<y>20\d{2}|\d{2})${end}`, 'gi'),
]

const malaysian = /\bRM\s?\d|\bMYR\b|sdn\.?\s*bhd|malaysia|selangor|kuala\s*lumpur|\bgst\b|jalan|\bjln\b|taman/i
const american = /\$|\bUSD\b|\b[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?\b|\(\d{3}\)\s?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|sales\s*tax/i

/** Where a receipt is from, by currency, addresses and telephone numbers. */
function countryOf(lines: readonly Line[]): 'US' | 'MY' | null {
  const count = (of: RegExp) => lines.filter(({ text }) => of.test(text)).length
  const [ours, theirs] = [count(american), count(malaysian)]
  if (ours === theirs) return null
  return ours > theirs ? 'US' : 'MY'
}

interface Found {
  /** By day first and by month first; the same where only one of them is a day, or a month is named. */
  days: readonly Day[]
  isCertain: boolean
  line: number
  from: number
  to: number
  /** The year has four digits, or the month a name. */
  isPlain: boolean
}

const full = (year: string) => (year.length === 2 ? `20${year}` : year)
const dayAt = (y: string, m: number | string, d: number | string) =>
  readDay(`${full(y)}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`)

/** Digits that engines read as letters, in what looks like a date. */
const withDigits = (text: string) =>
  text
    .replaceAll(/(?<=[\d/.-])[oO](?=[\d/.-])|(?<=^|[\s:])[oO](?=\d\s?[/.-])/g, '0')
    .replaceAll(/(?<=[\d/.-])[lI|](?=[\d/.-])|(?<=^|[\s:])[lI|](?=\d\s?[/.-])/g, '1')

function foundIn({ text: raw }: Line, line: number): Found[] {
  const text = withDigits(raw)
  const taken: [number, number][] = []
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Found[] => {
      const { a, b, d, m, y, name } = match.groups as Record<string, string | undefined>
      const [from, to] = [match.index, match.index + match[0].length]
      if (taken.some(([begin, end_]) => from < end_ && to > begin)) return []
      const days =
        a !== undefined
          ? [dayAt(y!, b!, a), dayAt(y!, a, b!)]
          : [dayAt(y!, name === undefined ? m! : months.indexOf(name.toLowerCase().replace('0', 'o')) + 1, d!)]
      const possible = [...new Set(days.filter((day) => day !== null))]
      if (possible.length === 0) return []
      taken.push([from, to])
      return [{ days: possible, isCertain: possible.length === 1, line, from, to, isPlain: y!.length === 4 || name !== undefined }]
    }),
  )
}

const isOfSale = /date|\bdt\b|time|\bon\b/i
const isNotOfSale = /exp|valid|until|due|return|by:?\s*$|birth|dob|member\s*since|next|renew|print|start|ends?\b|before|effective|earn/i
const isTime = /\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m)?/i

/**
 * The days that a receipt may be of, the likeliest first.
 * A date like 03/04/2026 is read in the order of the receipt's country, or of another date on it that has only one reading; otherwise both
 * readings are given, and neither is called likely.
 * @param latest the last day that a receipt can have: today where it is furthest ahead
 */
export function daysOf(lines: readonly Line[], latest: Day): Candidate<Day>[] {
  const found = lines.flatMap((line, index) => foundIn(line, index))
  const country = countryOf(lines)
  const numeric = found.filter(({ from, line, isCertain }) => isCertain && /^\d{1,2}\s?[/.-]/.test(lines[line]!.text.slice(from)))
  const order = orderOf(country, numeric, lines)
  const best = new Map<Day, Candidate<Day>>()
  for (const one of found) {
    const line = lines[one.line]!
    const before = line.text.slice(0, one.from)
    const after = line.text.slice(one.to)
    let score = 0.6 + (one.isPlain ? 0.1 : 0)
    if (isOfSale.test(before)) score += 0.15
    if (isTime.test(after) || isTime.test(before)) score += 0.1
    if (isNotOfSale.test(before)) score -= 0.35
    score -= (0.05 * one.line) / Math.max(1, lines.length)
    score *= 0.7 + 0.3 * confidenceOf(line, one.from, one.to)
    const ordered = order === 'month first' ? one.days.toReversed() : one.days
    for (const [index, value] of ordered.entries()) {
      let mine = score
      if (!one.isCertain) mine *= order === null ? 0.55 : index === 0 ? 1 : 0.3
      if (value > latest || startOf(latest) - startOf(value) > 15 * 366 * 86_400_000) mine *= 0.2
      const reason = one.isCertain ? 'one reading' : order === null ? 'either order' : index === 0 ? 'order of the country' : 'other order'
      if (mine > (best.get(value)?.score ?? 0))
        best.set(value, { value, score: Math.min(0.99, mine), reason, box: boxOf(line, one.from, one.to) })
    }
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score)
}

/** The order that a date with one reading only has: where 25 comes first, days do. */
function orderOf(country: 'US' | 'MY' | null, certain: readonly Found[], lines: readonly Line[]): DateOrder {
  const firsts = certain.map(({ line, from }) => Number(/^\d{1,2}/.exec(lines[line]!.text.slice(from))![0]))
  const isDayFirst = firsts.some((first) => first > 12 && first <= 31)
  const isMonthFirst = certain.some(({ days: [day] }, index) => Number(day!.slice(5, 7)) === firsts[index] && Number(day!.slice(8)) > 12)
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'day first' : 'month first'
  if (country === null) return null
  return country === 'US' ? 'month first' : 'day first'
}
