import { kinTold } from './kin.ts'
import * as lexicon from './lexicon/names.ts'
import * as names from './name-words.ts'
import { listOf } from './phrases.ts'
import { isOneOf, type Reading } from './reading.ts'

const { endings, everyday, isCapital, isOwn, isShouted, key, known, lists, nameAt, ordinary, towns, wordNames } = names
const onlyPersons = listOf(lexicon.onlyPersonsDo)
const doNot = listOf(lexicon.doNot)
const onlyPersonsMay = listOf(lexicon.onlyPersonsMay)
const mass = listOf(lexicon.massNames)
const neverSmall = listOf(lexicon.neverSmall)
const spokenTo = listOf(lexicon.spokenTo)
const clauses = listOf(lexicon.clauseWords)
const adverbs = listOf(lexicon.adverbs)
const households = listOf(lexicon.households)
const ages = listOf(lexicon.ages)
const pets = listOf(lexicon.petWords)
const owned = listOf(lexicon.personsHave)
const children = listOf(lexicon.kinChild)
const relatives = listOf(`${lexicon.kinChild} ${lexicon.kinParent} ${lexicon.kinOther}`)
const whose = listOf('my our his her their mi nuestro nuestra su')
const are = listOf('is was has had es era fue tenia isnt wasnt hasnt hadnt wont doesnt didnt wouldnt couldnt')
const isWords = listOf('is was turned turns es tiene cumplio aged')
const selves = listOf('i my we our yo mi')
const wedid = listOf('we nosotros')
const callers = listOf('call calls called llamamos decimos')
const called = listOf('her him them it our')
const custody = listOf('custody visits visitation')
const keeping = listOf('of with')
const oneOf = listOf('one my our his her autistic nonverbal')
const afterSpoken = listOf('that to he she about i they his her it no not if why when what and')

/** What is done with children: "my ex got savannah". */
const handedOver = listOf('got gets miss misses hug hugs hugged kissed')
const speaking = listOf('talked talk talking talks spoke speak spoken speaking listened listen hablo hablar')
const afterSpeaking = listOf('for once alone and like about in at or twice first again when por y')
const anArticle = listOf('a an the un una el la')
const articles = listOf('the a my')
const calendar = listOf('in on since by of until before after last next every this')

/** How sure a context is: a name, or a capital to be asked about. */
export type Told = 'sure' | 'asked'

/** "is 5", "is three.", "tiene seis años", "(14)": an age stands after the name. */
function isAged(reading: Reading, at: number): boolean {
  const { words } = reading
  const next = words[at + 1]
  if (next && /^ ?\($/.test(next.before) && /^1?\d$/.test(next.bare)) return true
  if (!isOneOf(reading, at + 1, isWords)) return false
  const age = words[at + 2]
  if (!age || age.sentence !== words[at]!.sentence || !((/^1?\d$/.test(age.bare) && age.before === ' ') || isOneOf(reading, at + 2, ages)))
    return false
  const after = words[at + 3]
  return (
    !after ||
    after.sentence !== age.sentence ||
    (/^[.,)!?] ?$|^, /.test(after.before) && after.before !== ',') ||
    /^(?:years?|yrs?|months?|yo|and|now|anos|meses|y)$/.test(key(reading, at + 3))
  )
}

/** "Mason is the one with asthma", "Hope is my daughter". */
function isOneWho(reading: Reading, at: number): boolean {
  if (!isOneOf(reading, at + 1, isWords)) return false
  if (key(reading, at + 2) === 'the' && key(reading, at + 3) === 'one') return true
  if (/^(?:autistic|nonverbal|adopted|autista)$/.test(key(reading, at + 2))) return true
  return isOneOf(reading, at + 2, oneOf) && [3, 4].some((of) => isOneOf(reading, at + of, children))
}

/** "Vikram and I are divorced", "Addy, Gracie and Owen": the word that opens is the first of a list of persons. */
function isFirstOfMany(reading: Reading, at: number, style: names.Style): boolean {
  const next = reading.words[at + 1]
  if (!next || isOneOf(reading, at, adverbs)) return false
  if (isOneOf(reading, at + 1, lists)) {
    const other = key(reading, at + 2)
    return isOneOf(reading, at + 2, selves) && (other === 'i' || other === 'yo' || isOneOf(reading, at + 3, relatives))
  }
  const listed = reading.words[at + 2]?.before === ', ' || isOneOf(reading, at + 2, lists)
  return next.before === ', ' && listed && nameAt(reading, at + 1, style) === 'sure' && !isOwn(reading, at + 1)
}

/** What shows that a word is a person, whatever the word: what only persons do, an age, a word of kin after it. */
const isPerson = (reading: Reading, at: number): boolean =>
  (reading.words[at + 1]?.before === ' ' && isOneOf(reading, at + 1, onlyPersons)) ||
  (reading.words[at + 1]?.before === ' ' && isOneOf(reading, at + 1, doNot) && isOneOf(reading, at + 2, onlyPersonsMay)) ||
  isAged(reading, at) ||
  isOneWho(reading, at) ||
  kinTold(reading, at + 1)

/** "we call her Emmy", "that's her name, Hope": whatever the word, its capital is a name. */
function isNamed(reading: Reading, at: number): boolean {
  const before = key(reading, at - 1)
  if (isOneOf(reading, at - 1, called) && isOneOf(reading, at - 2, callers)) return isOneOf(reading, at - 3, wedid)
  if (before === 'name') return reading.words[at]!.before === ', ' && isOneOf(reading, at - 2, whose)
  return (
    (before === 'is' && key(reading, at - 2) === 'name' && (isOneOf(reading, at - 3, whose) || isOneOf(reading, at - 3, relatives))) ||
    (before === 'by' && /^(?:goes|went)$/.test(key(reading, at - 2)))
  )
}

/** A capital that opens a sentence, where anybody writes one. */
function opening(reading: Reading, at: number, style: names.Style): Told | null {
  const { text, bare } = reading.words[at]!
  const name = key(reading, at)
  const isWord = wordNames.has(name) || everyday.has(name)
  if (name === 'ella' || ((ordinary.has(name) || towns.has(name)) && !isWord)) return null
  if (isOneOf(reading, at, adverbs) || (!isWord && (bare.length < 3 || text.includes("'") !== text.endsWith("'s") || endings.test(name))))
    return null
  if (name === 'justice' || name === 'king') return null
  if (isWord && !mass.has(name) && names.mayContinue(reading, at + 1) && !isOwn(reading, at + 1)) return 'sure'
  if (isPerson(reading, at) || isFirstOfMany(reading, at, style)) return 'sure'
  if (text.endsWith("'s")) return isOneOf(reading, at + 1, owned) ? 'sure' : null
  if (isWord && !mass.has(name) && !ordinary.has(name) && !towns.has(name)) return isOneOf(reading, at + 1, are) ? 'sure' : null
  return null
}

/** A name in small letters that is a word of every day, too: only where persons stand. */
function small(reading: Reading, at: number): Told | null {
  const { words } = reading
  const name = key(reading, at)
  if (neverSmall.has(name) || words[at]!.before.endsWith('-')) return null
  if (key(reading, at - 1) === 'is' && isNamed(reading, at)) return 'sure'
  const isKnown = known.has(name) && !everyday.has(name)
  if (isKnown && (isPerson(reading, at) || isOneOf(reading, at - 1, handedOver))) return 'sure'
  const after = words[at + 1]
  const inOne = after !== undefined && after.sentence === words[at]!.sentence
  if (isOneOf(reading, at - 1, spokenTo) && (!inOne || isOneOf(reading, at + 1, afterSpoken))) return 'sure'
  if (key(reading, at - 1) === 'a' && /^(?:dijo|pregunto)$/.test(key(reading, at - 2))) return 'sure'
  if (isOneOf(reading, at - 1, keeping) && isOneOf(reading, at - 2, custody)) return 'sure'
  if (isOneOf(reading, at - 1, pets) && !isOneOf(reading, at - 2, anArticle) && isPerson(reading, at)) return 'sure'
  const isSpoken = /^(?:to|with|con)$/.test(key(reading, at - 1)) && isOneOf(reading, at - 2, speaking)
  if (isSpoken && !mass.has(name) && (!inOne || isOneOf(reading, at + 1, afterSpeaking))) return 'sure'
  if (isOneOf(reading, at - 1, children) && isOneOf(reading, at - 2, whose) && (!mass.has(name) || isPerson(reading, at))) return 'sure'
  const begins = words[at]!.opens || isOneOf(reading, at - 1, clauses)
  if (!begins) return null
  if (isPerson(reading, at)) return 'sure'
  return words[at]!.opens && !mass.has(name) && !everyday.has(name) && isOneOf(reading, at + 1, are) ? 'sure' : null
}

/** What the context makes of a word that says nothing by itself: it opens a sentence, or it is a word of every day. */
export function told(reading: Reading, at: number, style: names.Style): Told | null {
  const word = reading.words[at]!
  if (word.bare.length < 2 || !/^\p{L}+$/u.test(word.bare.replaceAll("'", '')) || isOwn(reading, at)) return null
  const name = key(reading, at)
  const isListed = wordNames.has(name) || (known.has(name) && name !== 'ella')
  if (!isCapital(word.bare) || (style.isShouted && isShouted(word.bare))) return isListed ? small(reading, at) : null
  if (isShouted(word.bare) || style.isTitleCase) return null
  if (isNamed(reading, at) && !articles.has(name)) return isListed ? 'sure' : 'asked'
  if (word.opens) return opening(reading, at, style)
  if (isOneOf(reading, at + 1, households) && key(reading, at - 1) === 'the' && !ordinary.has(name) && !towns.has(name)) return 'sure'
  const isPlace = /^(?:in|at|near|from|en|desde)$/.test(key(reading, at - 1))
  if (!isPlace && !ordinary.has(name) && !towns.has(name) && !endings.test(name) && isPerson(reading, at)) return 'sure'
  const isSpokenTo = isOneOf(reading, at - 1, spokenTo) && isOneOf(reading, at + 1, afterSpoken)
  return wordNames.has(name) && ordinary.has(name) && (isPerson(reading, at) || isSpokenTo) && !isOneOf(reading, at - 1, calendar)
    ? 'sure'
    : null
}
