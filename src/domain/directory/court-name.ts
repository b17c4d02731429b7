import { fold } from '../matching/fold.ts'
import { stateName } from './place.ts'

/** The court system and state for comparing names: a court's own, or those of a person who sits there. */
export interface CourtPlace {
  system: string
  state: string | null
}

// How sources shorten the same words.
const long: readonly (readonly [RegExp, string])[] = [
  [/\bu\.? ?s\.?(?= )/gi, 'united states'],
  [/\bn\. ?d\. /gi, 'northern district '],
  [/\bs\. ?d\. /gi, 'southern district '],
  [/\be\. ?d\. /gi, 'eastern district '],
  [/\bw\. ?d\. /gi, 'western district '],
  [/\bm\. ?d\. /gi, 'middle district '],
  [/\bc\. ?d\. /gi, 'central district '],
  [/\bd\. ?c\.(?= )/gi, 'district of columbia'],
  [/\bd\. /gi, 'district of '],
]
const fillers = new Set(['of', 'the', 'for', 'in', 'and', 'state', 'united', 'states', 'county', 'courts'])

/**
 * The words of a court's name, whatever their order: two names are the same court's when these are equal.
 * "U.S. District Court for the Southern District of New York" and "District Court, S.D. New York" agree;
 * so do "Supreme Court of Minnesota" and "Supreme Court" of a Minnesota judge. A state's own name and
 * the words between are left out, nothing else is: "Court of Appeals, Third District" stays apart.
 */
export function courtKey(name: string, { system, state }: CourtPlace): string {
  // "(Supreme Court of the District of Columbia)": the court's former name.
  let text = `${name.replaceAll(/\([^)]*\)/g, ' ').trim()} `
  for (const [short, full] of long) text = text.replaceAll(short, `${full} `)
  let words = fold(text).split(' ')
  if (system === 'state' && state) {
    const own = new Set([...fold(stateName(state)).split(' '), state.toLowerCase(), ...(abbreviated[state] ?? [])])
    // New York's courts of New York County keep their place: only one mention goes.
    const mentions = words.filter((word) => own.has(word)).length
    words = words.filter((word) => !own.has(word))
    if (mentions > own.size) words.push(...own)
  }
  const significant = [...new Set(words.map((word) => (word === 'courts' ? 'court' : word)).filter((word) => !fillers.has(word)))]
  return `${system === 'federal' ? 'federal' : `${system} ${state ?? ''}`}: ${significant.toSorted().join(' ')}`
}

/** Short forms of states in courts' names ("Burke County Superior Court, Ga."). */
const abbreviated: Readonly<Record<string, readonly string[]>> = {
  GA: ['ga'],
  NY: ['n', 'y'],
  NJ: ['n', 'j'],
  PA: ['pa'],
  OH: ['ohio'],
}

/**
 * The names under which a court may be in the directory: as the source writes it and, if that is a
 * kind of court that every county has ("Court of Common Pleas"), with the single county of the seat.
 */
export function courtKeys(name: string, place: CourtPlace, counties: readonly string[]): readonly string[] {
  const [county] = counties
  const keys = [courtKey(name, place)]
  const isKind = !/\d|\b(district|circuit|division|department|region|city|town|village)\b(?! courts?\b)/i.test(name)
  if (place.system === 'state' && county && counties.length === 1 && isKind) keys.unshift(courtKey(`${county} County ${name}`, place))
  return keys
}
