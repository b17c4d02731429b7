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
export const lists = listOf('and y e or n')
const owned = listOf(lexicon.personsHave)
const persons = listOf(lexicon.personsDo)
/** Before the family name of a name in small letters no word of these stands: "kaylee also said". */
const between = listOf(
  'just still only really even then than there here later again too either both all each own very that this those these who whom whose which what when where why how if while until since because before after without within over under between against toward towards around during per via like unlike also never ever always not no nor yet so as at by for from in into of off on onto out to up with about me her him us them it myself today yesterday tonight tomorrow',
)
const spanishLinks = listOf('y a de con que por para si cuando pero')
/** Names that are words of every day as well, in English or Spanish: small letters are the word. */
export const everyday = listOf(
  'alma nina vera deja lena axel brooks castillo celeste glen harry jasmine jazmin julio leona linda marco margarita miles ramos roman rowan salas serena tanner terry torres victor wade',
)
/** Above this share of capitals inside sentences a text is written in title case, and a capital says nothing. */
const titleCase = 0.35
export const endings =
  /(?:ing|ly|ed|tion|sion|ness|ment|ments|ful|less|ity|ous|ive|able|ible|ance|ence|ism|ist|ists|tions|cion|mente|idad|ando|iendo|ado|ada|ados|adas)$/

/** A word without its possessive ending, as the lists have it. */
export const key = (reading: Reading, at: number) => reading.words[at]?.bare.toLowerCase().replaceAll("'", '') ?? ''
export const isCapital = (text: string) => /^\p{Lu}/u.test(text)
export const isShouted = (text: string) => text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()

/** A name as it is heard: "Jeannette" and "Jeanette", "Kathryn" and "Catherine" differ only on paper. */
const soundOf = (name: string) =>
  name
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/(?:ie|ey|ee|y)/g, 'i')
    .replace(/[ck]+/g, 'k')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1')
    .replace(/e$/, '')

/** The rated professional's own name, a slip allowed: "Delgato" for Delgado. */
export function isOwn(reading: Reading, at: number): boolean {
  const word = reading.words[at]
  if (!word) return false
  if (word.keys.includes(ownMark)) return true
  const name = key(reading, at)
  if (name.length < 4) return false
  const sound = soundOf(name)
  return [...reading.own].some(
    (own) =>
      own.length >= 5 &&
      (own.startsWith(name) ||
        soundOf(own) === sound ||
        (name.length >= 5 && isCapital(word.bare) && !known.has(name) && slipsBetween(name, own, 1) <= 1)),
  )
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
    isTitleCase: inside.length > 5 && capitals.length > 3 && capitals.length / inside.length > titleCase,
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

/** "McDonald's", "Denny's": a shop that is named after somebody. */
const isShop = (text: string) => text.endsWith("'s") && ordinary.has(text.toLowerCase().replaceAll("'", ''))

/** "Miguelito", "Ximenita", "Dieguito": a given name made small as Spanish does. */
function isDiminutive(name: string): boolean {
  if (name.length < 6 || !/it[oa]$/.test(name)) return false
  const stem = name.slice(0, -3)
  const stems = [stem, stem.replace(/gu$/, 'g'), stem.replace(/qu$/, 'c'), stem.replace(/c$/, '')]
  return stems.some((base) => base.length > 2 && ['', 'o', 'a', 'e'].some((end) => known.has(base + end) && !everyday.has(base + end)))
}

/** How a word may be a name: surely, by its capital alone, or not at all. */
export function nameAt(reading: Reading, at: number, style: Style): 'sure' | 'likely' | null {
  const word = reading.words[at]
  if (!word || word.bare.length < 2 || !/^\p{L}/u.test(word.bare) || /\d/.test(word.bare)) return null
  const name = key(reading, at)
  const capital = isCapital(word.bare) && !(isShouted(word.bare) && style.isShouted)
  if (isPronoun(reading, at, name, capital)) return null
  if (capital && isDiminutive(name)) return 'sure'
  const isElse = towns.has(name) || everyday.has(name)
  if (isShop(word.text) && !isOneOf(reading, at + 1, owned)) return null
  if (word.opens && everyday.has(name) && !mayContinue(reading, at + 1)) return null
  if (known.has(name)) return capital || (!isElse && (name.length >= 4 || style.isShouted)) ? 'sure' : null
  if (!capital) return null
  if (wordNames.has(name)) return word.opens || isShouted(word.bare) || style.isTitleCase || ordinary.has(name) ? null : 'likely'
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

/** A family name after a given name, both in small letters: "gary poole (his lawyer)", "nikki saldana told me". */
function isSmallFamily(reading: Reading, at: number): boolean {
  const [before, word, after] = [reading.words[at - 1]!, reading.words[at], reading.words[at + 1]]
  if (!word || isCapital(before.bare) || before.text.endsWith("'s") || word.before !== ' ' || !/^[a-z]{3,}$/.test(word.bare)) return false
  if (isOneOf(reading, at, between) || isOneOf(reading, at, persons) || ordinary.has(key(reading, at)) || endings.test(word.bare))
    return false
  return (
    after !== undefined &&
    (/^ ?\($/.test(after.before) ||
      (after.before === ' ' && isOneOf(reading, at + 1, persons)) ||
      /^(?:from|who|de)$/.test(key(reading, at + 1)))
  )
}

/** A capital in a list of names that alone would be a month, a town or a word: "Skyler, Dakota and Phoenix", "April and June". */
function isListed(reading: Reading, at: number): boolean {
  const word = reading.words[at]
  if (!word || !isCapital(word.bare) || isShouted(word.bare) || isOneOf(reading, at + 1, placeWords)) return false
  const after = reading.words[at + 1]
  const isLast =
    !after ||
    isOneOf(reading, at + 1, lists) ||
    after.sentence !== word.sentence ||
    after.before !== ' ' ||
    isOneOf(reading, at + 1, persons) ||
    /^(?:have|were|are)$/.test(key(reading, at + 1))
  const name = key(reading, at)
  return wordNames.has(name) ? isLast || !ordinary.has(name) : towns.has(name) && isLast && isOneOf(reading, at - 1, lists)
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
  if (end === at + 1 && isSmallFamily(reading, end)) end += 1
  for (let more = 0; more < 6; more += 1) {
    const comma = reading.words[end]?.before === ', '
    const and = isOneOf(reading, end, lists) && reading.words[end]!.before.length <= 2
    const next = and ? end + 1 : comma ? end : -1
    if (
      next < 0 ||
      isOwn(reading, next) ||
      !(nameAt(reading, next, style) || isListed(reading, next)) ||
      reading.words[next]!.before.length > 2
    )
      break
    end = next + 1
    while (mayContinue(reading, end) && end - next < 3) end += 1
  }
  return end
}
