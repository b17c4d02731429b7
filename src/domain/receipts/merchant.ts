import type { Line } from './lines.ts'
import type { Candidate } from './reading.ts'

const isCompany =
  /\b(?:sdn|bhd|inc|llc|ltd|co|corp|company|store|market|mart|pharmacy|drugs?|restaurant|cafe|coffee|grill|diner|pizza|kitchen|bakery|foods?|grocery|shop|toys|books|shoes|clinic|pediatrics?|dental|hardware|enterprise|trading|station|hotel|deli|farms?|sports?)\b/i
const isAddress =
  /\b(?:street|st|ave|avenue|road|rd|blvd|drive|dr|lane|ln|suite|ste|hwy|highway|pkwy|plaza|jalan|jln|taman|lot|floor|flr|no)\b\.?|\b\d{5}\b|\bselangor|\bjohor|kuala/i
const isNotName =
  /receipt|invoice|welcome|thank|customer|copy|\btel\b|phone|\bfax\b|www|http|\.com|@|gst|\breg\b|\bid\b|cashier|server|table|order|date|time|total|guest|check\s*#|store\s*#|terminal|merchant|return|refund|sale\b|survey|hours/i

/** The names that a receipt may be from: lines at its top that are no address and no heading, the likeliest first, three at most. */
export function merchantsOf(lines: readonly Line[]): Candidate<string>[] {
  const top = lines.slice(0, 8)
  const height = Math.max(1, ...top.map(({ box }) => box.h))
  return top
    .flatMap((line, index): Candidate<string>[] => {
      const name = line.text.replaceAll(/\s*\([\w-]*\d[\w-]*\)?\s*$|^[^\p{L}\d]+|[^\p{L}\d.)!]+$/gu, '').trim()
      const letters = name.match(/\p{L}/gu)?.length ?? 0
      const digits = name.match(/\d/g)?.length ?? 0
      if (letters < 3 || digits > letters || /\d[.,]\d{2}\b/.test(name)) return []
      let score = 0.62 - 0.08 * index + 0.2 * (line.box.h / height) - 0.02 * digits
      if (isCompany.test(name)) score += 0.15
      if (isAddress.test(name)) score -= 0.3
      if (isNotName.test(name)) score -= 0.35
      score *= 0.5 + 0.5 * (line.words.reduce((sum, { confidence }) => sum + confidence, 0) / line.words.length)
      return score < 0.1 ? [] : [{ value: name, score: Math.min(0.95, score), reason: 'at the top', box: line.box }]
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
}
