import type { Place } from './types.ts'
import { caseLinks, caseWords, lawBefore, measures } from './lexicon/case-words.ts'
import { listOf } from './phrases.ts'
import type { Reading } from './reading.ts'

const units = listOf(measures)
const token = /(?<![A-Za-z0-9])[A-Za-z0-9]{1,16}(?:[-/:.][A-Za-z0-9]{1,16}){1,8}/g
const called = new RegExp(
  `\\b${caseWords}\\.?\\s{0,2}(?:${caseLinks}\\s{0,2}){0,4}#?\\s?((?=[a-z0-9/:.-]{0,24}[0-9])[a-z0-9]{1,16}(?:[-/:.][a-z0-9]{1,16}){0,8})`,
  'g',
)
const withSign =
  /(?<![a-z0-9])(?<!(?:room|dept|page|rule|form|exhibit|section|bill|act|ley|line|item|lot) )(?:no|nos|num)\.\s?#?((?:[0-9]{4,7}(?:-[0-9a-z]{1,4}){1,3}|[0-9]{6,9}))(?![0-9a-z])/g
const ofYear = /(?<![a-z0-9])(?:no\.?|number|#)\s?([0-9]{2,6}(?:\sof\s|\sde\s)(?:19|20)[0-9]{2})(?![0-9])/g

/** What is looked for, for the test that sees to the bounds. */
export const casePatterns: readonly RegExp[] = [token, called, withSign, ofYear, lawBefore]

const isForms = /^[a-z]{2,4}-?\d{3}[a-z]?(?:\/[a-z]{2,4}-?\d{3}[a-z]?){1,4}$/i
const isYear = (digits: string) => /^(?:19[5-9]\d|20[0-3]\d)$/.test(digits)
const isDay = (text: string) => /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(text)
const isHour = (text: string) => /^\d{1,2}:\d\d(?![\d:-]*[a-z]{2})/i.test(text)
const groupsOf = (text: string) => text.match(/\d{1,16}/g) ?? []
const digitsIn = (groups: readonly string[]) => groups.reduce((sum, { length }) => sum + length, 0)

/**
 * A number of the court by its form alone, in no matter what state: letters with groups of digits of which one is a
 * serial number, "27-FA-20-3318", "5D22-1904". Forms (DV-100/DV-110), statutes, hours and spans of years are none.
 */
function isCaseNumber(text: string): boolean {
  const letters = text.match(/[A-Za-z]{1,16}/g) ?? []
  const groups = groupsOf(text)
  const most = letters.every((run) => run === run.toUpperCase()) ? 6 : 4
  if (letters.length === 0 || !/[-/:]/.test(text) || letters.some(({ length }) => length > most)) return false
  if (letters.every((run) => units.has(run.toLowerCase()) && run !== run.toUpperCase())) return false
  if (isForms.test(text) || /\d(?:am|pm)(?![a-z])/i.test(text) || /\d(?:st|nd|rd|th)(?![a-z])/.test(text)) return false
  const isSerial = (group: string) => group.length >= 3 && !isYear(group)
  const glued = /\d[A-Z]{1,3}\d/.test(text)
  return (
    digitsIn(groups) >= (most === 6 ? 5 : 6) &&
    (groups.some((group) => group.length >= 4 && !isYear(group)) ||
      (groups.some((group) => group.length === 2 || isYear(group)) && (groups.some(isSerial) || glued)))
  )
}

/** The same after a word such as "case" or "expediente", where less is enough. */
function isCalledCase(text: string, told: string): boolean {
  const groups = groupsOf(text)
  const digits = digitsIn(groups)
  if (digits < 3 || isDay(text) || isHour(text) || groups.every(isYear) || /[a-z]{7}/i.test(text)) return false
  if (/^\d{1,3}\/\d{1,3}$/.test(text) || /^\d{1,3}\.\d{1,2}$/.test(text))
    return digits >= 4 && /exp|autos|juicio|toca|amparo|rollo|querella|apelacion|recurso|diligencias|procedimiento|index/.test(told)
  if (/[a-z]{1,3}$/.test(text) && units.has(/[a-z]{1,3}$/.exec(text)![0]) && groups.length === 1) return false
  const isSaid = /(?:no\.?|num(?:ber|ero)?\.?|#|:)\s{0,2}#?\s?$/.test(told)
  const isBuilt = /[-/:]/.test(text) || (/[a-z]/i.test(text) && digits >= 4)
  return isBuilt ? digits >= 4 || isSaid : digits >= 5 || (isSaid && digits >= 3)
}

/** Numbers by which a case, an appeal or a police report could be looked up, letters and all. */
export function caseNumbers({ plain }: Reading): Place[] {
  const found: Place[] = []
  const isFree = (at: number) =>
    lawBefore.test(plain.lower.slice(Math.max(0, at - 20), at)) || /[$€]\s?$/.test(plain.lower.slice(Math.max(0, at - 2), at))
  for (const { index, 0: text } of plain.text.matchAll(token))
    if (isCaseNumber(text) && !isFree(index)) found.push({ at: index, end: index + text.length, reason: 'docket' })
  for (const match of plain.lower.matchAll(called)) {
    const text = match[1]!
    const at = match.index + match[0].length - text.length
    if (isCalledCase(text, match[0].slice(0, -text.length)) && !isFree(at)) found.push({ at, end: at + text.length, reason: 'docket' })
  }
  for (const match of [...plain.lower.matchAll(withSign), ...plain.lower.matchAll(ofYear)]) {
    const end = match.index + match[0].length
    found.push({ at: end - match[1]!.length, end, reason: 'docket' })
  }
  return found
}
