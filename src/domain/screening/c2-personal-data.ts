import { addressEnd } from './address-whole.ts'
import { addresses } from './addresses.ts'
import { birthDates } from './birth-dates.ts'
import { caseNumbers } from './case-numbers.ts'
import { lawBefore } from './lexicon/case-words.ts'
import { contacts } from './lexicon/contacts.ts'
import { identifiers } from './lexicon/identifiers.ts'
import { personalData } from './lexicon/patterns.ts'
import { homes } from './lexicon/homes.ts'
import { isDate, kindOf, runsOf } from './numbers.ts'
import { findingAt, type Reading } from './reading.ts'
import { spelledNumbers } from './spelled.ts'
import type { Place, Finding, ReasonCode } from './types.ts'
import { whole } from './whole.ts'

/** What stands for it. The same in both languages where the word is the same. */
const stands: Readonly<Partial<Record<ReasonCode, readonly [english: string, spanish: string]>>> = {
  social_security: ['[number]', '[número]'],
  phone: ['[phone]', '[teléfono]'],
  email: ['[e-mail]', '[correo]'],
  link: ['[link]', '[enlace]'],
  handle: ['[account]', '[cuenta]'],
  address: ['[address]', '[dirección]'],
  zip: ['[ZIP]', '[código]'],
  birth_date: ['[birth date]', '[fecha]'],
  plate: ['[plate]', '[placa]'],
  account: ['[number]', '[número]'],
  docket: ['[case]', '[caso]'],
  document_number: ['[number]', '[número]'],
}

/** Common words of letters and digits that look like a docket and are none. */
const harmless =
  /^(?:covid|form|fl|section|sect|rule|page|pages|room|dept|department|exhibit|ex|calif|usc|cfr|april|may|june|july|march|sept|act|of|in|at|to|by|on|a|i|the|and|or|for|was|is|el|de|en|y|a|las|los)[- /]?\d{1,4}(?:[-/ ]?\d{0,4})?$/
/** A date, a span of years, a count with its word: "2019-2021", "12 of 2020". */
const plainly = /^(?:\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|(?:19|20)\d\d[-/](?:19|20)\d\d|\d{1,4} [a-z]{1,4} \d{3,4})$/
const dayBefore =
  /^\d{1,4} (?:jan|feb|mar|apr|may|june|jun|july|jul|aug|sep|sept|oct|nov|dec|in|of|to|at|and|or|by|on|for|de|en|y|a|the|usd)/
/** Capitals and digits that are no plate: "THAT WAS 2022", "FOR 1200 HOURS", "SSN 8812", "ORS 1071". */
const noPlate =
  /^(?:[A-Z]{3} (?:19|20)\d\d|(?:SSN|DOB|PIN|EXT|BOX|APT|STE|HWY|ORS|RCW|NRS|RSA|USC|CRS|ARS|IRC|IRS|SEC|ART|LEY|ACT|PEN|THE|AND|FOR|WAS|ARE|HIS|HER|HAD|HAS|GOT|NOT|BUT|PAY|SHE|HIM|OUR|YOU|ALL|OUT|WHO|ONE|TWO|SIX|TEN|DEL|LOS|LAS|QUE|POR|CON|UNA|MIL|SIN|SON)[- ]\d{4})$/
/** A court's forms ("DV-100/DV-110") and laws ("42 USC 1983") have the look of a docket as well. */
const formOrLaw = /^[a-z]{2,4}-?\d{3}[a-z]?(?:\/[a-z]{2,4}-?\d{3}[a-z]?){1,4}$|\b(?:usc|u s c|cfr|ilcs|stat)\b/
const onlyYears = /^[a-z]{0,4}[- ]?(?:19|20)\d\d(?:[-/ ](?:19|20)?\d\d)?$/i

function places({ plain }: Reading): Place[] {
  const all: Place[] = []
  for (const { reason, regex, isCased, group } of personalData) {
    const source = isCased ? plain.text : plain.lower
    for (const match of source.matchAll(regex)) {
      const marked = match[group ?? 0] ?? match[0]
      const at = match.index + match[0].lastIndexOf(marked)
      const isNumber = reason === 'docket' || reason === 'plate' || reason === 'account'
      if (isNumber && !(reason === 'plate' ? /\d/ : /\d{2}/).test(marked)) continue
      if (
        reason === 'docket' &&
        (dayBefore.test(marked) ||
          (!group && (harmless.test(marked) || (plainly.test(marked) && !/[A-Z]/.test(plain.text.slice(at, at + marked.length))))))
      )
        continue
      if (reason === 'document_number' && !group && marked.replace(/[^0-9]/g, '').length < 6) continue
      if (reason === 'docket' && !group && !isCased && /[a-z] /.test(plain.text.slice(at, at + marked.length))) continue
      if (reason === 'plate' && !group && noPlate.test(marked)) continue
      if (reason === 'docket' && (formOrLaw.test(marked) || lawBefore.test(plain.lower.slice(Math.max(0, at - 20), at)))) continue
      if (reason === 'docket' && /[$€]\s?$/.test(plain.lower.slice(Math.max(0, at - 2), at))) continue
      const end = at + marked.replace(/[.,;:!?)]{1,5}$/, '').length
      all.push({ at, end: reason === 'address' ? addressEnd(plain, end) : end, reason })
    }
  }
  return all
}

/** Forms that need no second look but that they are no year. */
function plainPlaces({ plain }: Reading): Place[] {
  const all: Place[] = []
  for (const { reason, regex, isCased, group } of [...contacts, ...identifiers, ...homes])
    for (const match of (isCased ? plain.text : plain.lower).matchAll(regex)) {
      const marked = match[group ?? 0] ?? match[0]
      if (onlyYears.test(marked) || (reason === 'plate' && !/[A-Z]/.test(marked))) continue
      const at = match.index + match[0].lastIndexOf(marked)
      const end = at + marked.replace(/[.,;:!?)]{1,5}$/, '').length
      all.push({ at, end: reason === 'address' ? addressEnd(plain, end) : end, reason })
    }
  return all
}

/**
 * C2, personal data: what a person, a home or a case could be found by (ratings.md 3.2 and 3.5; FRCP 5.2(a) for
 * what courts themselves leave out). The author must replace it; a word in brackets is offered.
 */
export function personalDataIn(reading: Reading): Finding[] {
  const { plain, language } = reading
  const runs = runsOf(plain)
  const dates = runs.filter(isDate)
  const found: Place[] = [
    ...plainPlaces(reading),
    ...places(reading),
    ...caseNumbers(reading),
    ...birthDates(reading, dates),
    ...addresses(reading),
    ...spelledNumbers(reading),
  ]
  for (const run of runs) {
    const reason = kindOf(plain, run)
    if (reason) found.push({ at: run.at, end: run.end, reason })
  }
  return apart(found.map((place) => whole(plain, place))).map(({ at, end, reason }) => {
    const text = stands[reason]?.[language === 'es' ? 1 : 0]
    return findingAt(reading, 'C2', at, end, { reason, action: 'edit', rewrites: text ? [text] : [] })
  })
}

/** Places that overlap become one, which keeps the reason of the longer. */
function apart(all: readonly Place[]): Place[] {
  const sorted = all.filter(({ at, end }) => end > at).toSorted((a, b) => a.at - b.at || b.end - a.end)
  const kept: Place[] = []
  for (const place of sorted) {
    const last = kept.at(-1)
    if (!last || place.at >= last.end) kept.push({ ...place })
    else {
      if (place.end - place.at > last.end - last.at) last.reason = place.reason
      last.end = Math.max(last.end, place.end)
    }
  }
  return kept
}
