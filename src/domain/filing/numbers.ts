import { before, digit, digitsOf, gap, groupsOf, realDigits } from './digits.ts'
import type { Found } from './types.ts'

// Nine digits with anything that separates groups between them, on one line or over the end of one.
const nine = new RegExp(
  `(?<![\\p{L}\\p{N}$#*])(?<![\\p{N}][.,/-])(?:${digit}${gap}{0,3}){8}${digit}(?![\\p{L}\\p{N}])(?![-.,/]\\p{N})`,
  'gu',
)

/** Words that name such a number, beside it. */
const label =
  /(?:\bs\s?\.?\s?s\s?\.?\s?n\b|\bss\s*(?:#|no\b|number)|social\s*-?\s*sec(?:urity|\.)?|soc\.?\s*sec\b|\b[ei]?tin\b|\bf?ein\b|tax(?:payer)?(?:'s)?\s*-?\s*(?:i\.?\s?d\b|ident)|employer\s+ident|seguro\s+social|\bssa\b)/iu

/** Words before a number of another kind. */
const other =
  /(?:\b(?:case|docket|cause|index|invoice|order|tracking|confirmation|reference|ref|claim|policy|member|group|bates|parcel|permit|license|licence|serial|model|item|receipt|ticket|file|batch|report|badge|bar|room|extension|ext|npi|isbn|vin|imei|student\s+id|check|phone|tel|fax|cell|mobile|zip)\b\.?\s*(?:no\b|nos\b|number|num\b|nr\b|id\b|i\.d\.|code)?\s*[.:#]*|#)\s*$/iu
/** Words before a number of an account: accounts.ts finds it. */
const account = /(?:\b(?:account|acct|routing|aba|checking|savings|loan|a\/c|card|rtn)\b)[^\n\d]{0,24}$/iu

/** Whether what stands between the groups is more than spaces. */
const isJoined = (text: string) => /\d\s?[-_\u00ad\u2010-\u2015\u2212]\s*[\dOolI|]/u.test(text)

/** What is left by the federal rule: the last four digits (FRCP 5.2(a)(1)). */
const shortNumber = (digits: string): string => `xxx-xx-${digits.slice(-4)}`

function judged(text: string, start: number, quote: string): Pick<Found, 'certainty' | 'why'> | null {
  const groups = groupsOf(quote).join('-')
  const lead = before(text, start, 48)
  const isNamed = label.test(lead) && !/\d{4}/u.test(lead.slice(lead.search(label)))
  const real = realDigits(quote)
  if (real < (isNamed ? 4 : 6)) return null
  if (isNamed) return { certainty: 'sure', why: 'label' }
  if (other.test(lead) || account.test(lead)) return null
  const isUsual = groups === '3-2-4'
  if (isUsual && isJoined(quote)) return { certainty: 'sure', why: 'form' }
  if (isUsual || (groups === '9' && real === 9)) return { certainty: 'maybe', why: 'looks' }
  return groups === '2-7' && isJoined(quote) && real === 9 ? { certainty: 'maybe', why: 'looks' } : null
}

/**
 * Finds Social Security and taxpayer numbers: nine digits with a word beside them that names them, or grouped as 3-2-4. Whether a number
 * was issued is not asked. What is reduced to its last four digits has fewer, and is no finding.
 * @param text of a page
 */
export function findNumbers(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(nine)) {
    const [quote] = match
    const is = judged(text, match.index, quote)
    if (is) found.push({ kind: 'ssn', start: match.index, end: match.index + quote.length, short: shortNumber(digitsOf(quote)), ...is })
  }
  return found
}
