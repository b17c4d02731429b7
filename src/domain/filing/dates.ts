// Dates in any usual spelling, with the place where each stands. Years are needed only where a birthday is named.

export interface SpelledDate {
  start: number
  end: number
  /** Four digits; `null` where the text has none. */
  year: number | null
  month: number
  day: number
  /** The first two numbers are both at most 12: which is the month is not known. */
  isEither: boolean
}

const months = [
  'jan(?:uary)?|enero',
  'feb(?:ruary)?|febrero',
  'mar(?:ch)?|marzo',
  'apr(?:il)?|abril',
  'may|mayo',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|agosto',
  'sept?(?:ember)?|septiembre',
  'oct(?:ober)?|octubre',
  'nov(?:ember)?|noviembre',
  'dec(?:ember)?|diciembre',
]
const month = `(?:${months.join('|')})`
const d = '[0-9OoIl|]'
const space = '[\\s\u00ad]'
const dayOf = `(?:${d}{1,2})(?:${space}?(?:st|nd|rd|th|º))?`
const spelled = [
  // March 4, 2015 · Mar. 4th 2015 · March 4 (without a year)
  `(?<m1>${month})\\.?${space}{0,3}(?<d1>${dayOf})(?:${space}{0,3}[,.]?${space}{0,3}(?:of${space}+)?(?<y1>(?:19|20|l9|2O|2o)${d}{2}))?`,
  // 4 March 2015 · 4th of March, 2015 · 4 de marzo de 2015 · 04-Mar-2015
  `(?<d2>${dayOf})[\\s-]{1,3}(?:day${space}+)?(?:of${space}+|de${space}+)?(?<m2>${month})\\.?(?:[\\s,-]{1,3}(?:of${space}+|de[l]?${space}+)?(?<y2>(?:19|20|l9|2O|2o)${d}{2}))?`,
  // 2015-03-04
  `(?<y3>(?:19|20|l9|2O|2o)${d}{2})${space}?[-./]${space}?(?<n3>${d}{1,2})${space}?[-./]${space}?(?<o3>${d}{1,2})`,
  // 3/4/2015 · 03-04-15 · 3. 4. 2015
  `(?<n4>${d}{1,2})${space}?[-./\u2010-\u2015]${space}?(?<o4>${d}{1,2})${space}?[-./\u2010-\u2015]${space}?(?<y4>(?:(?:19|20|l9|2O|2o)${d}{2})|${d}{2})`,
]
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?<!\\p{N}[-./])(?:${spelled.join('|')})(?![\\p{L}\\p{N}])(?![-/]\\p{N})`, 'giu')
const monthNames = months.map((one) => new RegExp(`^(?:${one})$`, 'iu'))

const numberOf = (text: string) => Number(text.replaceAll(/[Oo]/gu, '0').replaceAll(/[Il|]/gu, '1').replaceAll(/\D/gu, ''))

function dateOf(groups: Readonly<Record<string, string | undefined>>): Omit<SpelledDate, 'start' | 'end'> | null {
  const named = groups['m1'] ?? groups['m2']
  const written = groups['y1'] ?? groups['y2'] ?? groups['y3'] ?? groups['y4']
  const short = written === undefined ? null : numberOf(written)
  // Two digits: a child’s or a parent’s year.
  const year = short === null || short >= 100 ? short : short < 40 ? 2000 + short : 1900 + short
  const [one, other] = named
    ? [monthNames.findIndex((each) => each.test(named)) + 1, numberOf(groups['d1'] ?? groups['d2'] ?? '')]
    : [numberOf(groups['n3'] ?? groups['n4'] ?? ''), numberOf(groups['o3'] ?? groups['o4'] ?? '')]
  const isSwapped = one > 12 && other <= 12
  const [asMonth, asDay] = isSwapped ? [other, one] : [one, other]
  if (asMonth < 1 || asMonth > 12 || asDay < 1 || asDay > 31 || (year !== null && (year < 1900 || year > 2099))) return null
  return { year, month: asMonth, day: asDay, isEither: named === undefined && groups['y3'] === undefined && !isSwapped && asDay <= 12 }
}

/** Every date of a text, in its order. */
export function datesIn(text: string): SpelledDate[] {
  const found: SpelledDate[] = []
  for (const match of text.matchAll(pattern)) {
    const date = dateOf(match.groups ?? {})
    if (date) found.push({ start: match.index, end: match.index + match[0].length, ...date })
  }
  return found
}
