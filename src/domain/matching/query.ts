import { stateName } from '../directory/place.ts'
import { wordsOf } from './fold.ts'
import { type RoleWords, roleWords } from './role-words.ts'

/** What a typed search seems to say. It is a guess: every word may also be someone's name. */
export interface TypedQuery {
  /** All words as typed, folded. */
  words: string[]
  /** The words that are left for names and places when role words, titles and fillers are taken out. */
  terms: string[]
  role: Pick<RoleWords, 'role' | 'kind'> | null
  /** Which of `terms` stands beside "county", so that it is a place first; -1 when none does. */
  countyAt: number
  /** "court" was typed: the rest names one rather than a person. */
  isCourt: boolean
  /** Words that go with a place rather than a name were typed: "family court", "judges", "in". */
  wantsPlace: boolean
  /** "judges", "in": people of a place are asked for rather than one of them. */
  asksForMany: boolean
}

const mostWords = 8
const titles = new Set([
  'hon',
  'honorable',
  'honourable',
  'the',
  'mr',
  'mrs',
  'ms',
  'dr',
  'esq',
  'of',
  'in',
  'for',
  'and',
  'court',
  'courts',
  'near',
  'around',
])
const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])
const countyWords = new Set(['county', 'parish', 'borough', 'counties'])
/** "county" as it is mistyped; other words of one slip are family names (Counts). */
const countySlips = new Set('conty couny couty countey countty counrty coutny cuonty conuty coounty ocunty'.split(' '))
const courtWords = new Set(['court', 'courts'])
/** What a case is about: words of a query, and of nobody's name. */
const topics = new Set(['family', 'custody', 'divorce', 'visitation'])
const topicPhrases = ['child custody', 'child support', 'near me', 'near by', 'nearby'].map((phrase) => phrase.split(' '))
const whereWords = new Set(['in', 'near', 'around'])
/** Someone who types these asks for people of a place. */
const manyOf = new Set([
  'judges',
  'justices',
  'magistrates',
  'commissioners',
  'attorneys',
  'lawyers',
  'guardians',
  'experts',
  'mediators',
  'therapists',
])

/** The role words that stand at `at`, the longest that fit. */
function roleAt(words: readonly string[], at: number): RoleWords | undefined {
  return roleWords.find((role) => role.words.split(' ').every((word, next) => words[at + next] === word))
}

/**
 * Reads a typed search: "Hon. Ann O'Connor, judge in Travis County" is a judge, and the words ann,
 * oconnor, travis, of which travis stands beside "county".
 */
export function readQuery(text: string): TypedQuery {
  const words = wordsOf(text).slice(0, mostWords)
  const terms: string[] = []
  let role: TypedQuery['role'] = null
  let countyAt = -1
  let nextIsCounty = false
  /** "county" stood before its place; where it also stands behind one ("County Court at Law, Nueces County"), that is the place. */
  let wasBefore = false
  let wantsPlace = false
  let asksForMany = false
  // "family" is left out only where something else is left to look for.
  const dropped: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const named = roleAt(words, at)
    const phrase = topicPhrases.find((some) => some.every((one, next) => words[at + next] === one))
    if (named) {
      role ??= { role: named.role, kind: named.kind }
      asksForMany ||= manyOf.has(word)
      at += named.words.split(' ').length - 1
    } else if (phrase) {
      wantsPlace = true
      at += phrase.length - 1
    } else if (topics.has(word)) {
      wantsPlace = true
      dropped.push(word)
    } else if (countyWords.has(word) || countySlips.has(word)) {
      const isBehind = terms.length > 0 && words[at - 1] === terms.at(-1)
      if (isBehind && (countyAt < 0 || wasBefore)) {
        countyAt = terms.length - 1
        wasBefore = false
      } else nextIsCounty = countyAt < 0 && !courtWords.has(words[at + 1] ?? '')
    } else if (word === 'in' && at === words.length - 1 && terms.length > 0) {
      // "Marion, IN"
      terms.push(word)
    } else if (!titles.has(word) && !suffixes.has(word)) {
      if (nextIsCounty) countyAt = terms.length
      wasBefore ||= nextIsCounty
      nextIsCounty = false
      terms.push(word)
    } else {
      asksForMany ||= whereWords.has(word)
      wantsPlace ||= courtWords.has(word)
    }
  }
  const isCourt = words.some((word) => courtWords.has(word))
  if (terms.length === 0) terms.push(...dropped)
  if (terms.length === 0 && !role) return { words, terms: words, role, countyAt: -1, isCourt: false, wantsPlace: false, asksForMany: false }
  return { words, terms, role, countyAt, isCourt, wantsPlace: wantsPlace || asksForMany, asksForMany }
}

const courtKinds = new Set(
  'district superior circuit probate law at no number division department judicial municipal appeals common pleas chancery juvenile domestic relations surrogates supreme civil criminal'.split(
    ' ',
  ),
)

/** A word of courts' names rather than of people's: "superior", "311th", "2". */
export const isOfCourts = (word: string) => courtKinds.has(word) || /^\d{1,4}(st|nd|rd|th)?$/.test(word)

/** The words under which a group of people is found by place: court, counties, and the state by name and code. */
export function placeWordsOf(place: { courtName: string | null; counties: readonly string[]; state: string | null }): string[] {
  const state = place.state ? [place.state, stateName(place.state)] : []
  const words = wordsOf([place.courtName ?? '', ...place.counties, ...state].join(' '))
  return [...new Set(words)].filter((word) => !titles.has(word) && !countyWords.has(word)).map((word) => word.slice(0, 40))
}

/** A county as it is compared: "St. Clair County" and "st clair" are one. */
export function countyKey(county: string): string {
  const words = wordsOf(county).filter((word) => !countyWords.has(word))
  return words.join(' ')
}

/** A choice of which terms are a place; the others are names. */
export interface Split {
  place: number[]
  names: number[]
}

/**
 * The ways to read some of the terms as a place, best first. `masks` are the sets of terms (bit i =
 * term i) that some court, county or state of the directory answers to.
 * Longer places come first, then those typed later. A term beside "county" must be in the place, which
 * then reaches back from it without a gap.
 */
export function splitsOf(count: number, masks: readonly number[], countyAt: number): Split[] {
  const splits: (Split & { last: number })[] = []
  for (let mask = 1; mask < 2 ** count; mask += 1) {
    if (!masks.some((known) => (known & mask) === mask)) continue
    const indexes = Array.from({ length: count }, (_, at) => at)
    const place = indexes.filter((at) => mask & (1 << at))
    const last = place.at(-1)!
    if (countyAt >= 0 && (last !== countyAt || last - place[0]! !== place.length - 1)) continue
    splits.push({ place, names: indexes.filter((at) => !(mask & (1 << at))), last })
  }
  return splits.toSorted((a, b) => b.place.length - a.place.length || b.last - a.last).map(({ place, names }) => ({ place, names }))
}
