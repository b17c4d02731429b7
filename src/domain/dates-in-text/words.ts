/** January 1 to December 12, in the forms that letters use. */
export const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
export const weekday = String.raw`(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues|tue|weds|wed|thurs|thur|thu|fri|sat|sun)`
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const above = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')
/** Days 1 to 31 as legal papers write them out. */
const spelledDays = new Map([
  ...ordinals.map((word, i) => [word, i + 1] as const),
  ...above.map((word, i) => [`twenty-${word}`, i + 21] as const),
  ['thirtieth', 30] as const,
  ['thirty-first', 31] as const,
])
const spelledDay = [...spelledDays.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((word) => word.replace('-', String.raw`[\s-]`))
  .join('|')
export const dayOfMonth = String.raw`(?:(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?|${spelledDay})`
/** 1990 to 2099, or two digits behind an apostrophe. */
export const year = String.raw`(?:(?:19|20)\d{2}|['’]\d{2})`

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** 1 to 12. */
export const monthOf = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1
/** Monday 0 to Sunday 6. */
export const weekdayOf = (word: string): number => weekdays.indexOf(word.slice(0, 3).toLowerCase())
export const numberIn = (word: string): number => spelledDays.get(word.toLowerCase().replace(/\s/, '-')) ?? Number.parseInt(word, 10)
/** Two digits are of this century. */
export const yearOf = (word: string): number => (word.length > 3 ? Number(word) : 2000 + Number(word.replace(/\D/g, '')))

const zones: readonly (readonly [RegExp, string])[] = [
  [/\b(?:E[SD]?T|Eastern(?: Standard| Daylight)? Time)\b/, 'America/New_York'],
  [/\b(?:C[SD]?T|Central(?: Standard| Daylight)? Time)\b/, 'America/Chicago'],
  [/\b(?:M[SD]?T|Mountain(?: Standard| Daylight)? Time)\b/, 'America/Denver'],
  [/\b(?:P[SD]?T|Pacific(?: Standard| Daylight)? Time)\b/, 'America/Los_Angeles'],
  [/\b(?:AK[SD]?T|Alaska(?: Standard| Daylight)? Time)\b/, 'America/Anchorage'],
  [/\b(?:HST|Hawaii(?:-Aleutian)?(?: Standard)? Time)\b/, 'Pacific/Honolulu'],
]

/** The zone that a sentence names, as IANA name. */
export function zoneIn(text: string): string | null {
  return zones.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
