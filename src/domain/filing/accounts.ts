import { before, digit, digitsOf, gap, isIban, isLuhn, realDigits } from './digits.ts'
import type { Found } from './types.ts'
import { anyCase } from './words.ts'

// 13 to 19 digits as cards have them, in groups or not.
const card = new RegExp(`(?<![\\p{L}\\p{N}])(?:${digit}${gap}{0,3}){12,18}${digit}(?![\\p{L}\\p{N}])`, 'gu')
const iban = /(?<![\p{L}\p{N}])[A-Z]{2}[0-9OIl]{2}(?:[ \u00ad\u2010-\u2015-]?[A-Z0-9]){11,30}(?![\p{L}\p{N}])/gu
/** What names an account, then words without digits or amounts, then a number with letters before it or groups in it. */
const names = String.raw`account|accounts|acct|acc't|a\/c|acc|cuenta|routing|aba|rtn|checking|savings|loan|mortgage|brokerage|ira|401\s?\(?k\)?|debit|credit\s+card|card|visa|mastercard|amex|iban|swift|cc`
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${anyCase(names)})(?![\p{L}\p{N}])((?:(?!(?<![\p{L}\p{N}])(?:${anyCase('account|acct|loan|card|routing')})(?![\p{L}\p{N}]))[^\d$€£\n]){0,40}?(?:\n[^\d$€£\n]{0,30}?)?)(?<![\p{N}$€£]\s?)(?<![\p{L}\p{N}])((?:[A-Z]{1,4}-?(?=\d))?[0-9OoIl|SB](?:[ .\-\u2010-\u2015\u2212]{0,2}[0-9OoIl|SB]){4,23})(?![\p{L}\p{N}])`,
  'gu',
)

/** Words between the name of an account and its number that say no more than that it is one. */
const plain =
  /^(?:[\s:#.,;()*=>-]|\b(?:account|acct|number|numbers|num|no|nr|nos|id|is|are|was|of|the|my|his|her|our|your|full|with|under|bank|and|in|at|for|ending|ends|card|debit|credit|visa|mastercard|checking|savings|routing|transit|aba|joint|key|primary|número|numero|de)\b)*$/iu
const abbreviation = /\b(?:no|nos|nr|num|acct)\./giu
/** Money, shares, days and times are no number of an account. */
const noAccount =
  /^(?:\d{1,3}(?:,\d{3})+|\d+\.\d{2}|(?:19|20)\d\d|\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}|\d{3}[-. ]\d{3}[-. ]\d{4})$/u
const cardWords = /(?:card|visa|master\s?card|amex|american\s+express|discover|debit|credit)[^\n\d]{0,40}$/iu
const otherNumber = /\b(?:case|docket|cause|invoice|tracking|order|confirmation|barcode|reference|imei|isbn)\b[^\n\d]{0,16}$/iu

/** What is left by the federal rule: the last four digits (FRCP 5.2(a)(4)). */
const shortAccount = (text: string): string => `xxxx-${digitsOf(text).slice(-4) || text.slice(-4)}`

const at = (start: number, quote: string, is: Pick<Found, 'certainty' | 'why'>): Found => ({
  kind: 'account',
  start,
  end: start + quote.length,
  short: shortAccount(quote),
  ...is,
})

function cards(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(card)) {
    const [quote] = match
    const digits = digitsOf(quote)
    const lead = before(text, match.index, 60)
    if (realDigits(quote) < digits.length - 4 || otherNumber.test(lead)) continue
    const isNamed = cardWords.test(lead)
    const isLong = /^[3-6]/u.test(digits) && isLuhn(digits)
    if (isLong && (isNamed || /\d[\s-]\d/u.test(quote))) found.push(at(match.index, quote, { certainty: 'sure', why: 'checksum' }))
    else if (isNamed) found.push(at(match.index, quote, { certainty: 'sure', why: 'label' }))
    else if (isLong) found.push(at(match.index, quote, { certainty: 'maybe', why: 'checksum' }))
  }
  return found
}

function ibans(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(iban)) {
    // Words in capitals that follow are no part of it: the longest beginning whose check digits fit is.
    const [quote] = match
    const isNamed = /iban[^\n]{0,12}$/iu.test(before(text, match.index, 20))
    let end = 0
    for (let length = quote.length; length >= 15 && end === 0; length -= 1)
      if (isIban(quote.slice(0, length).replaceAll(/[^A-Z0-9]/gu, ''))) end = length
    if (end > 0) found.push(at(match.index, quote.slice(0, end), { certainty: 'sure', why: 'checksum' }))
    else if (isNamed && realDigits(quote) >= 10) found.push(at(match.index, quote, { certainty: 'sure', why: 'label' }))
  }
  return found
}

/** An IBAN in small letters, or with a slip in it, where its name stands before it. */
function namedIbans(text: string): Found[] {
  return [
    ...text.matchAll(
      /(?<![\p{L}])iban(?:[\s:#.]|\bis\b|\bnumber\b|\bno\b){0,6}([a-z]{2}[0-9oil]{2}(?:[ -]?[a-z0-9]){11,30})(?![\p{L}\p{N}])/giu,
    ),
  ].flatMap((match) => {
    const [whole, quote = ''] = match
    return realDigits(quote) < 10 ? [] : [at(match.index + whole.length - quote.length, quote, { certainty: 'sure', why: 'label' })]
  })
}

function labeled(text: string): Found[] {
  const found: Found[] = []
  for (const match of text.matchAll(named)) {
    const [, between = '', quote = ''] = match
    const start = match.index + match[0].length - quote.length
    const digits = digitsOf(quote)
    const rest = text.slice(start + quote.length, start + quote.length + 4)
    if (digits.length < 5 || realDigits(quote) < Math.max(4, digits.length - 4)) continue
    if (noAccount.test(quote) || /^(?:,\d{3}|\.\d{2}\b|%|\/\d)/u.test(rest)) continue
    const isPlain = plain.test(between)
    if (!isPlain && otherNumber.test(between)) continue
    const isFar = between.length > 25 && /[.;?!]\s/u.test(between.replaceAll(abbreviation, ''))
    if (!isPlain && (digits.length < 6 || isFar)) continue
    found.push(at(start, quote, isPlain ? { certainty: 'sure', why: 'label' } : { certainty: 'maybe', why: 'looks' }))
  }
  return found
}

/**
 * Finds numbers of accounts, cards and routing, and IBANs: by the word beside them, or by their check digits. “Ending in 1234” has four
 * digits, and is no finding.
 * @param text of a page
 */
export const findAccounts = (text: string): Found[] => [...ibans(text), ...namedIbans(text), ...cards(text), ...labeled(text)]
