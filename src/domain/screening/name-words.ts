import { slipsBetween } from '../matching/edits.ts'
import * as lexicon from './lexicon/names.ts'
import { listOf } from './phrases.ts'
import { isOneOf, ownMark, type Reading } from './reading.ts'

export const known = listOf(lexicon.names)
export const wordNames = listOf(lexicon.wordNames)
export const ordinary = listOf(
  `${lexicon.capitals} ${lexicon.things} ${lexicon.emphatic} ${lexicon.kinChild} ${lexicon.kinParent} ${lexicon.kinOther} ${lexicon.schoolWords} ${lexicon.placeWords}`,
)
export const towns = listOf(lexicon.placeNames)
export const placeWords = listOf(lexicon.placeWords)
/** Between names of a list: "Sophie, Liam and Max". */
export const lists = listOf('and y e or')
const spanishLinks = listOf('y a de con que por para si cuando pero')
/** Names that are words of every day as well, in English or Spanish: small letters are the word. */
const everyday = listOf(
  'alma nina vera deja lena axel brooks castillo celeste glen harry jasmine jazmin julio leona linda marco margarita miles ramos roman rowan salas serena tanner terry torres victor wade',
)
/** Above this share of capitals inside sentences a text is written in title case, and a capital says nothing. */
const titleCase = 0.35
const endings =
  /(?:ing|ly|ed|tion|sion|ness|ment|ments|ful|less|ity|ous|ive|able|ible|ance|ence|ism|ist|ists|tions|cion|mente|idad|ando|iendo|ado|ada|ados|adas)$/

/** A word without its possessive ending, as the lists have it. */
export const key = (reading: Reading, at: number) => reading.words[at]?.bare.toLowerCase().replaceAll("'", '') ?? ''
export const isCapital = (text: string) => /^\p{Lu}/u.test(text)
export const isShouted = (text: string) => text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()

/** The rated professional's own name, a slip allowed: "Delgato" for Delgado. */
export function isOwn(reading: Reading, at: number): boolean {
  const word = reading.words[at]
  if (!word) return false
  if (word.keys.includes(ownMark)) return true
  const name = key(reading, at)
  if (name.length < 5 || !isCapital(word.bare)) return false
  return [...reading.own].some((own) => own.length >= 5 && !known.has(name) && slipsBetween(name, own, 1) <= 1)
}

export interface Style {
  isTitleCase: boolean
  isShouted: boolean
}

export function styleOf({ words }: Reading): Style {
  const inside = words.filter(({ opens, text }) => !opens && /^\p{L}{3,}/u.test(text))
  const capitals = inside.filter(({ text }) => isCapital(text))
  const shouted = inside.filter(({ text }) => isShouted(text))
  return {
    isTitleCase: inside.length > 5 && capitals.length / inside.length > titleCase,
    isShouted: inside.length > 3 && shouted.length / inside.length > 0.5,
  }
}

/** The Spanish word for "she" is a given name elsewhere. */
const isPronoun = (reading: Reading, at: number, name: string, capital: boolean) =>
  name === 'ella' && (reading.language === 'es' || isOneOf(reading, at - 1, spanishLinks)) && (!capital || reading.words[at]!.opens)

/** "Rhys and Bronwyn were": a capital that opens a sentence is a name when another name is joined to it. */
const isFirstOfTwo = (reading: Reading, at: number, style: Style): boolean =>
  isOneOf(reading, at + 1, lists) &&
  reading.words[at + 2]?.opens === false &&
  nameAt(reading, at + 2, style) !== null &&
  !isOwn(reading, at + 2)

/** How a word may be a name: surely, by its capital alone, or not at all. */
export function nameAt(reading: Reading, at: number, style: Style): 'sure' | 'likely' | null {
  const word = reading.words[at]
  if (!word || word.bare.length < 2 || !/^\p{L}/u.test(word.bare) || /\d/.test(word.bare)) return null
  const name = key(reading, at)
  const capital = isCapital(word.bare) && !(isShouted(word.bare) && style.isShouted)
  if (isPronoun(reading, at, name, capital)) return null
  const isElse = towns.has(name) || everyday.has(name)
  if (known.has(name)) return capital || (!isElse && (name.length >= 4 || style.isShouted)) ? 'sure' : null
  if (!capital) return null
  if (wordNames.has(name)) return word.opens || style.isTitleCase || ordinary.has(name) ? null : 'likely'
  if (
    ordinary.has(name) ||
    towns.has(name) ||
    (word.opens && !isFirstOfTwo(reading, at, style)) ||
    style.isTitleCase ||
    isShouted(word.bare)
  )
    return null
  if (ordinary.has(name.replace(/e?s$/, '')) || endings.test(name)) return null
  return 'likely'
}

/** A capital that is no ordinary word: what may follow a given name or a title. */
export function mayContinue(reading: Reading, at: number): boolean {
  const word = reading.words[at]
  if (!word || !/^\.? $|^ [A-Z]\. $|^-$|^ "$/.test(word.before) || !isCapital(word.bare)) return false
  const name = key(reading, at)
  if (word.bare.length === 1) return name !== 'i' && name !== 'a' && /^\. |^\.$/.test(reading.words[at + 1]?.before ?? '')
  return !ordinary.has(name) || known.has(name)
}

/** The end of the name that begins at `at`: given names, initials, family names, and "Sophie, Liam and Max". */
export function endOfName(reading: Reading, at: number, style: Style): number {
  let end = at + 1
  while (
    end - at < 5 &&
    mayContinue(reading, end) &&
    reading.words[end]!.sentence === reading.words[at]!.sentence &&
    !reading.words[end - 1]!.text.endsWith("'s")
  )
    end += 1
  for (let more = 0; more < 6; more += 1) {
    const comma = reading.words[end]?.before === ', '
    const and = isOneOf(reading, end, lists) && reading.words[end]!.before.length <= 2
    const next = and ? end + 1 : comma ? end : -1
    if (next < 0 || !nameAt(reading, next, style) || isOwn(reading, next) || reading.words[next]!.before.length > 2) break
    end = next + 1
    while (mayContinue(reading, end) && end - next < 3) end += 1
  }
  return end
}
