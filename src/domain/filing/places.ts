import { digitsOf } from './digits.ts'
import { fold, type Word, wordsIn } from './words.ts'
import type { Found } from './types.ts'

// Addresses, phone numbers and email addresses that a parent wants protected, and addresses beside a child or a school.

/** Words of addresses in their usual short forms. */
const shortForms: Readonly<Record<string, string>> = {
  street: 'st', str: 'st', avenue: 'ave', av: 'ave', road: 'rd', lane: 'ln', drive: 'dr', court: 'ct', place: 'pl', boulevard: 'blvd', circle: 'cir', terrace: 'ter', parkway: 'pkwy', highway: 'hwy', square: 'sq', trail: 'trl',
  north: 'n', south: 's', east: 'e', west: 'w', northeast: 'ne', northwest: 'nw', southeast: 'se', southwest: 'sw', apartment: 'apt', unit: 'apt', unidad: 'apt', suite: 'apt', ste: 'apt', no: 'apt', number: 'apt', saint: 'st', mount: 'mt', first: '1st', second: '2nd', third: '3rd', fourth: '4th', fifth: '5th', sixth: '6th', seventh: '7th', eighth: '8th', ninth: '9th', tenth: '10th',
} // prettier-ignore
const kinds = new Set([
  'st',
  'ave',
  'rd',
  'ln',
  'dr',
  'ct',
  'pl',
  'blvd',
  'cir',
  'ter',
  'pkwy',
  'hwy',
  'sq',
  'trl',
  'way',
  'loop',
  'run',
  'path',
  'row',
])
const directions = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw'])

const partOf = ({ folded }: Word) => shortForms[folded] ?? folded
const numberOf = (text: string) => (/^[\doil|]+$/u.test(text) && /\d/u.test(text) ? digitsOf(text) : text)

/** An address by what has to be there: house number and name of the street; and what may follow. All folded. */
interface Address {
  number: string
  street: readonly string[]
  rest: ReadonlySet<string>
}

function addressOf(detail: string): Address | null {
  const parts = wordsIn(detail).map(partOf)
  const at = parts.findIndex((part) => /^\d+[a-z]?$/u.test(part))
  if (at < 0) return null
  const after = parts.slice(at + 1).filter((part) => !directions.has(part))
  const end = after.findIndex((part, n) => n > 0 && kinds.has(part))
  const street = after.slice(0, end > 0 ? end : 1)
  return street.length === 0 || street.some((part) => /^\d+$/u.test(part))
    ? null
    : { number: parts[at]!, street, rest: new Set(parts.slice(at + 1)) }
}

function endOfAddress(words: readonly Word[], at: number, { number, street, rest }: Address): number {
  if (numberOf(words[at]!.folded) !== number) return -1
  let to = at + 1
  if (to < words.length && directions.has(partOf(words[to]!))) to += 1
  for (const part of street) {
    if (to >= words.length || partOf(words[to]!) !== part) return -1
    to += 1
  }
  // The kind of street, unit, city, state and zip code, as far as they are the same.
  while (to < words.length && (rest.has(partOf(words[to]!)) || (kinds.has(partOf(words[to]!)) && to === at + 1 + street.length))) to += 1
  return to - 1
}

const phone =
  /(?<![\p{L}\p{N}])(?:\+?1[\s.-]{0,2})?\(?[0-9OoIl]{3}\)?[\s.\-\u2010-\u2015/]{0,3}[0-9OoIl]{3}[\s.\-\u2010-\u2015]{0,3}[0-9OoIl]{4}(?![\p{L}\p{N}])/gu
const email = /[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu

const tenDigits = (text: string) => digitsOf(text).slice(-10)
const sure = { kind: 'address', certainty: 'sure', why: 'case' } as const

/** Finds protected addresses, phone numbers and email addresses in any usual spelling. @param places as a parent typed them */
export function findPlaces(text: string, places: readonly string[]): Found[] {
  if (places.length === 0) return []
  const found: Found[] = []
  const emails = new Set(places.filter((place) => place.includes('@')).map((place) => fold(place.trim())))
  const others = places.filter((place) => !place.includes('@'))
  const addresses = others.map(addressOf).filter((one) => one !== null)
  const phones = new Set(
    others
      .filter((place) => !/\p{L}{3}/u.test(place))
      .map(tenDigits)
      .filter((digits) => digits.length === 10),
  )
  if (emails.size > 0)
    for (const match of text.matchAll(email))
      if (emails.has(fold(match[0].replaceAll(/\s/gu, ''))))
        found.push({ ...sure, start: match.index, end: match.index + match[0].length, short: '[email removed]' })
  if (phones.size > 0)
    for (const match of text.matchAll(phone))
      if (phones.has(tenDigits(match[0])))
        found.push({ ...sure, start: match.index, end: match.index + match[0].length, short: '[phone removed]' })
  if (addresses.length > 0) {
    const words = wordsIn(text)
    for (let at = 0; at < words.length; at += 1)
      for (const address of addresses) {
        const to = endOfAddress(words, at, address)
        if (to > at) found.push({ ...sure, start: words[at]!.start, end: words[to]!.end, short: '[address removed]' })
      }
  }
  return found
}

const street =
  /(?<![\p{L}\p{N}#-])\d{1,6}[A-Z]?[ ]+(?:[NSEW]{1,2}\.?[ ]+)?(?:(?:\p{Lu}[\p{L}'’.]*|\d{1,3}(?:st|nd|rd|th))[ \n]+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Boulevard|Blvd|Circle|Cir|Terrace|Parkway|Pkwy|Way|Trail|Loop|STREET|AVENUE|ROAD|LANE|DRIVE|COURT|PLACE|BOULEVARD|ST|AVE|RD|LN|DR|BLVD)\b\.?(?:,?[ \n]+(?:Apt|Apartment|Unit|#|APT)\.?[ ]*#?[\p{L}\p{N}-]{1,6})?(?:,[ \n]*\p{Lu}[\p{L} .]{1,24},?[ \n]+[A-Z]{2}(?:[ ]+\d{5}(?:-\d{4})?)?)?/gu
const home =
  /\b(?:school|elementary|academy|preschool|pre-school|day\s?care|kindergarten|lives?|living|resid(?:es?|ing|ence)|home\s+address|stays?|moved|shelter|safe\s+house|confidential|protected|escuela|vive|domicilio|child(?:ren)?|student)\b/iu
const official =
  /\b(?:court(?:house)?|clerk|attorney|law\s+(?:office|firm)|esq|bar\s+no|sheriff|police|department|suite|justice\s+center|hospital|clinic)\b/iu

/** Characters before an address in which a child, a school or a home is looked for, and after it. */
const near = 110

/** Finds street addresses beside a minor's name, a school, or words for a home. @param minors places of their names, in order */
export function findStreets(text: string, minors: readonly Pick<Found, 'start' | 'end'>[]): Found[] {
  const found: Found[] = []
  let from = 0
  for (const match of text.matchAll(street)) {
    const [start, end] = [match.index, match.index + match[0].length]
    while (from < minors.length && minors[from]!.end < start - near) from += 1
    const isBeside = from < minors.length && minors[from]!.start < end + near / 2
    const around = text.slice(Math.max(0, start - near), start) + text.slice(end, end + 40)
    if (official.test(around) && !isBeside) continue
    if (isBeside || home.test(around))
      found.push({ kind: 'address', start, end, short: '[address removed]', certainty: 'maybe', why: 'beside' })
  }
  return found
}
