import type { Day } from '#kernel/day.ts'
import { fold, wordsOf } from '../matching/fold.ts'
import { soundexOf } from './soundex.ts'

/** A seat of a judge: two of them at one time are two people. */
export interface Seat {
  /** The court's id, or its folded name where it has none. */
  court: string
  fromOn: Day | null
  toOn: Day | null
  /** The source says so for its own edition; then `toOn` is `null`. */
  isServing: boolean
}

/** The facts of one record. Empty lists and `null` for missing facts. */
export interface PersonFacts {
  name: { given: string; middle: string | null; family: string; suffix: string | null }
  /** Former family names, hyphens and all. */
  formerFamily?: readonly string[]
  /** Numbers in registers: `{ register: 'bar:OH', number: '0012345' }`, `{ register: 'fjc', number: '1393931' }`. */
  registers: readonly { register: string; number: string }[]
  /** Judge, attorney, guardian, expert, in the directory's words. */
  roles: readonly string[]
  /** Names or ids of courts. */
  courts: readonly string[]
  /** Postal codes of states. */
  states: readonly string[]
  /** Counties, each with its state. */
  counties: readonly { state: string; county: string }[]
  /** Year of admission to a bar. */
  admitted: number | null
  /** Firms, agencies, courts that employ. */
  employers: readonly string[]
  seats: readonly Seat[]
}

/** The share of all records that has each value of a person. */
export interface PersonShares {
  family: number
  given: number
  state: number
  county: number
  employer: number
}

/** The same, folded once, so that millions of comparisons need not. */
export interface Person {
  /** The first given name as one word; `"j"` where only an initial is known. */
  given: string
  /** Other given names and initials, in order. */
  middle: readonly string[]
  /** All of the family name as one word. */
  family: string
  /** The words of the family name of more than two letters, where there are several, and former names. */
  familyParts: readonly string[]
  familySound: string
  suffix: string
  registers: readonly { register: string; number: string }[]
  roles: readonly string[]
  courts: readonly string[]
  states: readonly string[]
  /** `"oh franklin"` */
  counties: readonly string[]
  admitted: number | null
  /** The words of each employer in the order of the alphabet, without those that say only what kind of firm it is. */
  employers: readonly (readonly string[])[]
  seats: readonly Seat[]
  /** How common its values are among all records, 0 to 1; 0 before they are counted. Of several values, the most common one. */
  shares: PersonShares
}

/** Words of a firm's name that do not distinguish it. */
const firmWords = new Set(
  'and the of law office offices firm group llc llp pc pa pllc plc lpa inc co ltd attorney attorneys at counsel associates'.split(' '),
)
const suffixes: Readonly<Record<string, string>> = { junior: 'jr', senior: 'sr', '2nd': 'ii', '3rd': 'iii', '4th': 'iv' }
/** Titles after a name that do not distinguish two people. */
const noSuffix = new Set(['esq', 'esquire', 'jd', 'phd', 'md'])

function suffixOf(text: string | null): string {
  const word = fold(text ?? '').replaceAll(' ', '')
  return noSuffix.has(word) ? '' : (suffixes[word] ?? word)
}

/** "Law Office of Ruiz & Hale, LLC" and "Hale Ruiz" are the same words: hale, ruiz. */
function firmOf(text: string): string[] {
  return unique(wordsOf(text).filter((word) => !firmWords.has(word))).toSorted()
}

const squeezed = (text: string) => fold(text).replaceAll(' ', '')
const unique = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ''))]

/** Normalizes what a record says. The `shares` are 0 until `countShares` sets them. */
export function personOf(facts: PersonFacts): Person {
  const [given = '', ...more] = wordsOf(facts.name.given)
  const family = squeezed(facts.name.family)
  const parts = wordsOf(facts.name.family).filter((word) => word.length > 2)
  const former = (facts.formerFamily ?? []).flatMap((name) => [squeezed(name), ...wordsOf(name).filter((word) => word.length > 2)])
  return {
    given,
    middle: [...more, ...wordsOf(facts.name.middle ?? '')],
    family,
    familyParts: unique([...(parts.length > 1 ? parts : []), ...former]).filter((part) => part !== family),
    familySound: soundexOf(family),
    suffix: suffixOf(facts.name.suffix),
    registers: facts.registers
      .map(({ register, number }) => ({ register: register.toLowerCase(), number: squeezed(number).replace(/^0+(?=.)/, '') }))
      .filter(({ number }) => number !== ''),
    roles: facts.roles,
    courts: unique(facts.courts.map(fold)),
    states: unique(facts.states.map(fold)),
    counties: unique(facts.counties.map(({ state, county }) => `${fold(state)} ${fold(county)}`)),
    admitted: facts.admitted,
    employers: facts.employers.map(firmOf).filter((words) => words.length > 0),
    seats: facts.seats,
    shares: { family: 0, given: 0, state: 0, county: 0, employer: 0 },
  }
}
