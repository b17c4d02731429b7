import { slipsBetween } from '../matching/edits.ts'
import { employersAndSchools } from './institutions.ts'
import { kinAfter, kinBefore, withKin } from './kin.ts'
import * as lexicon from './lexicon/names.ts'
import { isFigure } from './figures.ts'
import { told } from './name-context.ts'
import { initials, tell } from './name-findings.ts'
import * as names from './name-words.ts'
import { listOf } from './phrases.ts'
import { isOneOf, type Reading } from './reading.ts'
import type { Finding, ReasonCode } from './types.ts'

const {
  endings,
  endOfName,
  isCapital,
  isOwn,
  isShouted,
  key,
  known,
  lists,
  mayContinue,
  nameAt,
  ordinary,
  placeWords,
  styleOf,
  towns,
  wordNames,
} = names
const titles = listOf(lexicon.titles)
const courtTitles = listOf(lexicon.courtTitles)
const naming = listOf('named called llamado llamada llama')
const ofPerson = listOf(lexicon.beforePersons)
const ofThing = listOf('a an the un una el la los las this that these those some any')
/** Titles that are hardly written without a name: "coach dan". */
const closeTitles = listOf('coach officer nurse aunt auntie uncle grandma grandpa nana pastor tia tio dona')
const mass = listOf(lexicon.massNames)
const counties = listOf('county counties parish parishes condado condados')
/** "A Yarelis le dio fiebre", "preguntó a Sol". */
const asking = listOf('dijo pregunto grito pidio vio escucho llamo mando')
const toWhom = listOf('le les lo')
/** "Smith v. Jones" are the parties of a case. */
const versus = listOf('v vs')
const beforePlaces = listOf('ciudad condado municipio colonia saint santo virgen')
const aThing = listOf('a an un una another')
const households = listOf(lexicon.households)
const pets = listOf('baby little lil big bebe')
const doing = listOf(lexicon.personsDo)
const owned = listOf(lexicon.personsHave)
const selves = listOf('i me my he she his her him they them their we us our yo mi el ella sus su')
const ofPlace = listOf('in at near from to of en de desde cerca hacia around outside')

/** A title before a name: "Mrs. Tilden", "Tía Lupe". After a full stop another sentence begins, and "la maestra. Revisó" has none. */
function isTitleAt(reading: Reading, at: number, all: ReadonlySet<string>): boolean {
  const next = reading.words[at + 1]
  return isOneOf(reading, at, all) && next?.sentence === reading.words[at]!.sentence && /^\.? $/.test(next.before)
}

/** The end of the name after a title. */
function titled(reading: Reading, at: number, style: names.Style): number {
  const next = reading.words[at + 1]!
  const name = key(reading, at + 1)
  const capital =
    isCapital(next.bare) &&
    next.bare.length > 1 &&
    !(style.isShouted && !known.has(name)) &&
    !(style.isTitleCase && !known.has(name) && !isOwn(reading, at + 1))
  const isWord = wordNames.has(name) && !mass.has(name) && isOneOf(reading, at, closeTitles)
  const isName =
    isOwn(reading, at + 1) || isWord || (capital && (!ordinary.has(name) || known.has(name))) || (known.has(name) && !towns.has(name))
  if (!isName) return at
  let end = at + 2
  while (
    end - at < 5 &&
    mayContinue(reading, end) &&
    reading.words[end]!.sentence === next.sentence &&
    !reading.words[end - 1]!.text.endsWith("'s")
  )
    end += 1
  return end
}

/**
 * Whether an unknown capital does or is met with what persons do and are: "Oksana cried", "with Tamsin", "Brisa's house". A lone one
 * that does not ("at Denny's", "like Pharaoh") is more often a shop, a place or a figure of speech, and is only asked about.
 */
function isDoing(reading: Reading, at: number): boolean {
  const { text } = reading.words[at]!
  if (key(reading, at - 1) === 'a' && (isOneOf(reading, at - 2, asking) || isOneOf(reading, at + 1, toWhom))) return true
  if (isOneOf(reading, at - 1, ofThing)) return false
  return (
    isOneOf(reading, at - 1, ofPerson) ||
    isOneOf(reading, at + 1, doing) ||
    (/'s$/i.test(text) && isOneOf(reading, at + 1, owned)) ||
    (isOneOf(reading, at + 1, lists) && isOneOf(reading, at + 2, selves))
  )
}

/** "Mary Delgado" for Maria Delgado: beside the professional's own name a slip may make another given name. */
const isNearlyOwn = (reading: Reading, at: number) =>
  isOwn(reading, at + 1) && [...reading.own].some((own) => own.length >= 4 && slipsBetween(key(reading, at), own, 2) <= 2)

/** "A Karen", "an Oscar", "the Wendys" are no persons, "the Dietrich twins" and "the Emma that I know" are. */
function isThing(reading: Reading, at: number): boolean {
  if (reading.words[at]!.before !== ' ') return false
  const isOne = isOneOf(reading, at - 1, aThing) && !(reading.language === 'es' && key(reading, at - 1) === 'a')
  if (isOne) return !isOneOf(reading, at + 1, households)
  return (
    key(reading, at - 1) === 'the' &&
    isCapital(reading.words[at]!.bare) &&
    !reading.words[at]!.text.endsWith("'s") &&
    !isOneOf(reading, at + 1, households)
  )
}

/** A word in small letters that is no word of the lists, after "named": "a son named kaiser". */
const isSmallName = (reading: Reading, at: number) =>
  /^(?:named|llama|llamad[oa])$/.test(key(reading, at - 1)) &&
  /^[a-z]{3,}$/.test(reading.words[at]!.bare) &&
  !ordinary.has(key(reading, at)) &&
  !endings.test(key(reading, at))

/** Whether a capital is the professional's own, or a place, a law, a company. */
function isExplained(reading: Reading, at: number, end: number, kind: 'sure' | 'likely' | null, relation: ReasonCode | null): boolean {
  if (isFigure(reading, at, end) || isOneOf(reading, end, versus) || isOneOf(reading, at - 1, versus)) return true
  if (relation === null && kind === 'sure' && end === at + 1 && isThing(reading, at)) return true
  const all = Array.from({ length: end - at }, (_, of) => at + of)
  const own = all.filter((of) => isOwn(reading, of))
  if (
    (relation === null || relation === 'third_name') &&
    own.length > 0 &&
    all.every((of) => isOwn(reading, of) || reading.words[of]!.bare.length === 1 || isOneOf(reading, of, lists) || isNearlyOwn(reading, of))
  )
    return true
  if (isOneOf(reading, end, placeWords) && isCapital(reading.words[end]!.bare) && relation === null) return true
  if (all.some((of) => of > at && isOneOf(reading, of, placeWords)) && relation === null) return true
  if (relation !== null) return false
  if (isOneOf(reading, end, counties) || isOneOf(reading, at - 1, beforePlaces)) return true
  if (isOneOf(reading, at - 1, ofPlace) && isOneOf(reading, at - 2, placeWords) && !isOneOf(reading, at - 1, lists)) return true
  if (
    towns.has(key(reading, at)) &&
    (kind !== 'sure' || isOneOf(reading, at - 1, ofPlace) || all.slice(1).some((of) => towns.has(key(reading, of))))
  )
    return true
  if (kind === 'likely' && isOneOf(reading, at - 1, ofPlace) && key(reading, at - 1) !== 'to' && !(end - at > 1))
    return key(reading, at - 1) !== 'of' && key(reading, at - 1) !== 'from' ? true : !isOneOf(reading, end, lists)
  return false
}

/** The findings that do not lie in a place by name: "Talleres Ronda" is where somebody works, and no person. */
function outside(found: readonly Finding[], places: readonly Finding[]): Finding[] {
  const covered = new Set(places.flatMap(({ span: [begin, end] }) => Array.from({ length: end - begin }, (_, of) => begin + of)))
  return found.filter(({ span: [begin, end] }) => !covered.has(begin) || !covered.has(end - 1))
}

/** "baby Theo", "Big Ron": the word before belongs to the name. */
const isPet = (reading: Reading, at: number) => isOneOf(reading, at - 1, pets) && reading.words[at]!.before === ' '

/**
 * C3, names of children and of third persons (ratings.md 3.2 and 3.5): after words of kin and titles, known given
 * and family names, and capitals inside a sentence that no place or ordinary word explains. A lone capital that is no known name and does nothing is asked about only. The rated
 * professional's own name is none, with one slip allowed. The name of another professional is asked about only.
 */
export function namesIn(reading: Reading): Finding[] {
  const { words, about } = reading
  const style = styleOf(reading)
  const found: Finding[] = []
  const isKnownAbout = about.name.trim() !== ''
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const isTitle = isTitleAt(reading, at, titles)
    const isCourtTitle = isTitleAt(reading, at, courtTitles)
    if (isTitle || isCourtTitle) {
      const end = titled(reading, at, style)
      if (end > at + 1) {
        const bears = words.slice(at + 1, end).some((_, of) => isOwn(reading, at + 1 + of))
        const reason: ReasonCode = isCourtTitle ? 'other_professional' : 'third_name'
        if (
          !bears &&
          !isFigure(reading, at + 1, end) &&
          !(!isKnownAbout && (isCourtTitle || /^(?:dr|mr|mrs|ms|doctor)$/.test(key(reading, at))))
        )
          found.push(tell(reading, at, end, reason))
        at = end - 1
        continue
      }
    }
    const relation = kinBefore(reading, at)
    const alone = nameAt(reading, at, style)
    const shown = alone === 'sure' ? null : told(reading, at, style)
    const kind = shown === 'sure' || alone === 'sure' ? 'sure' : shown ? 'likely' : alone
    const afterKin =
      relation !== null &&
      isCapital(word.bare) &&
      !isShouted(word.bare) &&
      word.bare.length > 1 &&
      (!(ordinary.has(key(reading, at)) || ordinary.has(key(reading, at).replace(/s$/, ''))) || wordNames.has(key(reading, at))) &&
      !/[.:]/.test(word.before)
    const smallAfterKin =
      relation !== null &&
      (wordNames.has(key(reading, at)) || known.has(key(reading, at)) || isSmallName(reading, at)) &&
      isOneOf(reading, at - 1, naming)
    if (!kind && !afterKin && !smallAfterKin) continue
    const end = endOfName(reading, at, style)
    if (isExplained(reading, at, end, kind, relation)) continue
    const isLone = kind === 'likely' && end === at + 1 && (shown === 'asked' || !isDoing(reading, at))
    const reason = relation ?? kinAfter(reading, end) ?? (isLone ? 'maybe_name' : 'third_name')
    found.push(tell(reading, at, end, reason, relation ? withKin(reading, at) : isPet(reading, at) ? at - 1 : at))
    at = end - 1
  }
  const places = employersAndSchools(reading)
  return [...outside(found, places), ...initials(reading), ...places]
}
