import * as told from './lexicon/promotion.ts'
import { bookOf, find, listOf, type Match } from './phrases.ts'
import { findingAt, findingOf, isOneOf, type Reading, wordAt } from './reading.ts'
import { sentencesOf } from './sentences.ts'
import type { Finding, ReasonCode } from './types.ts'

const book = (lines: string) => bookOf(lines, told.promotionShorthands)
const selling = book(told.promotions)
const imperatives = book(told.imperatives)
const made = book(told.templates)
const nothing = listOf(told.nothing)
const story = listOf(told.story)
const tests = book(told.tests)

/** What kind of sign it is, and how much it weighs: an advertisement has signs of several kinds close together. */
const signs = [
  { of: book(told.wares), weight: 2 },
  { of: book(told.offered), weight: 2 },
  { of: book(told.seller), weight: 2 },
  { of: book(told.calls), weight: 1 },
  { of: book(told.summons), weight: 2 },
  { of: book(told.lures), weight: 1, asks: true },
] as const
const contacts = book(told.contacts)
const ofContact = signs.length
const contactWeight = 2
const siteWeight = 3
const priceWeight = 2
const enough = 4
/** Where nothing is told, less will do. */
const enoughWithout = 3
/** Signs that are further apart belong to different thoughts. */
const mostApart = 25

/** Numbers, links and handles, prices off and words to be sent to a number. Bounded, as all patterns here. */
const contact = /\b\d{3}[-. ]\d{4}\b|(?:^|[\s(])@[a-z][a-z0-9_.]{2,30}/g
const site = /(?<!@)\b[a-z0-9-]{3,40}\.(?:com|net|org|io|co|mx|us|law|legal|online|shop|store|app|info|biz|xyz|site|example|link|me)\b/g
/** "Order at …", "text 555-…": only who sells turns a buyer to a place without naming anybody. */
const turning =
  /\b(?:order|book|text|shop|visit|click|go to|check out|download|stream|enroll|sign up|register|dm|inbox|follow|buy|escribe|compra|visita|entra|reserva|pide)(?: us| now| today| it| online| yours)?(?: at| on| to| en| al| a)? (?:www\.)?(?:\d{3}[-. ]\d{4}\b|@[a-z]|[a-z0-9-]{3,40}\.(?:com|net|org|io|co|mx|us|online|shop|store|app|info|biz|xyz|site|example|me)\b)/g
const price =
  /\d{1,3} ?% ?(?:off|discount|de descuento|descuento|menos)|\$ ?\d{1,5}(?:[.,]\d{2,3})? ?(?:off\b|\/ ?(?:mo|month|hr|mes)\b)|(?:from|desde|only|just|solo|por solo|starting at) \$ ?\d|\$ ?\d{1,6} (?:a|per|al|por|a la) (?:day|week|dia|semana|page|signature|session|hoja|sesion)\b|2x1|\b\d{1,5} ?(?:bucks|flat)\b|\b(?:earn|make|gana|genera) (?:up to |hasta )?\$? ?\d/g
const keyword = /\b(?:[Tt]ext|TEXT|txt|[Ss]end|[Ee]nvia|[Mm]anda) ["']?[A-Z][A-Z0-9]{2,12}["']? (?:to|at|al) /g
/** "code SPLIT20", "use code SAVE". */
const code =
  /\b(?:(?:[Uu]se|[Ee]nter|[Ww]ith|[Uu]s[ae]|[Cc]on) (?:the |promo |el )?(?:code|codigo):? ["']?[A-Z][A-Z0-9]{2,15}\b|(?:[Cc]ode|[Cc]odigo|CODE|CODIGO):? ["']?[A-Z]{2,12}\d{1,4}\b)/g
const ofPrice = 1
/** One of these must be there, or no word of a story: a review may name a ware and a price. */
const speaking: ReadonlySet<number> = new Set([2, 3, 4, 5, ofContact])

/** "[Judge name]", "{city}": a hole that nobody filled in. Bounded, so that each place costs no more than a constant. */
const hole =
  /[[{<]{1,2}\s{0,2}(?:judge(?:'s)?|lawyer(?:'s)?|attorney(?:'s)?|gal|your|first|last|full|insert|professional(?:'s)?)?\s{0,2}(?:name|city|county|state|court|date|him\/her|he\/she|his\/her|nombre|ciudad|condado|juez|jueza)(?: here)?\s{0,2}[\]}>]{1,2}/g
/** Brackets that ask for something: "[Describe your experience here]", "[adjective]", "[Y/N]", "{{firstName}}". */
const asking =
  /\[\s{0,2}(?:(?:please |por favor )?(?:explique|explica|detalle|mencione|marque|anote|agrega|pon|insert|describe|enter|write|add|type|fill|choose|select|include|explain|list|your|inserte|insertar|inserta|escriba|escribir|escribe|describa|describir|ponga|poner|agregue|agregar|indique|indicar|elija|seleccione|su|tu|nombre d|name o|title o|date o)\b[^\]\n]{0,160}|adjectives?|adjetivos?|reasons?|motivos?|razon|fecha|nombre|apellido|professional|profesional|abogad[oa]|lawyer|attorney|experience|experiencia|comments?|comentarios?|text|texto|rating|placeholder|example|ejemplo|outcome|resultado|role|number|numero|x{2,5}|blank|y\/n|yes\/no|s[i]?\/no?|\.{3}|[a-z' ]{2,24} ?\/ ?[a-z' ]{2,24})\s{0,2}\]|\{\{?\s{0,2}[a-z][a-z_ .]{1,30}\}\}?|%[A-Z_]{3,20}%|<(?:insert|your|name|reviewer|nombre|inserte)[^>\n]{0,40}>/gi
/** Lines to write on, boxes to tick, scales. */
const line = /(?<![\p{L}\d_])(?:_{3,200}|_{1,2}(?= ?\/ ?\d))|\.{8,200}/gu
const box = /\[ {0,3}\]|\( {1,3}\)|[☐□▢◯○]/gu
const scale =
  /\b1 {0,2}[-–,/|. ] {0,2}2 {0,2}[-–,/|. ] {0,2}3 {0,2}[-–,/|. ] {0,2}4 {0,2}[-–,/|. ] {0,2}5\b|\b(?:poor|bad) ?[/|,] ?(?:fair|average|ok) ?[/|,] ?good|\b(?:malo|mala) ?[/|,] ?regular ?[/|,] ?buen[oa]|\b([a-z]{2,12}) ?\/ ?(?:\1 not|no \1)\b|\(?\b(?:yes ?\/ ?no|si ?\/ ?no|y ?\/ ?n)\b\)?(?= ?(?:$|[.?)\n]))|\brecomendaria \/ no\b/g
/** "Name: Court: Date:" */
const labels = /(?:\b[a-z']{2,14}: {0,2}\n?){3,8}/g
const choice = /\( {0,2}[a-z']{2,14}(?: [a-z']{2,10})? ?\/ ?[a-z']{2,14}(?: [a-z']{2,10})? {0,2}\)/g
const fewestHoles = 2

/** A sentence of so many words, said so often, is no account of anything. */
const wordsOfCopy = 4
const mostCopies = 2
/** A text of so few words may be nothing but a try of the form. */
const wordsOfTest = 12
const fewestDroned = 8
const mostDroned = 4

const rows = ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm']
const neighbours = new Set(rows.flatMap((row) => [...row].slice(1).flatMap((key, at) => [row[at]! + key, key + row[at]!])))
const fewestKeys = 4
const fewestConsonants = 7

/** "asdf", "lkjh": fingers that run along a row of keys, one way; "sdkfjhg": no vowel at all. */
function isMashed(key: string): boolean {
  if (key.length >= fewestKeys && new Set(key).size >= fewestKeys) {
    let run = 1
    while (run < key.length && neighbours.has(key[run - 1]! + key[run]!) && key[run] !== key[run - 2]) run += 1
    if (run > fewestKeys || (run === fewestKeys && key.length <= fewestKeys + 2)) return true
  }
  const kinds = new Set(key).size
  return /^[b-df-hj-np-tv-xz]{7,200}$/.test(key) && (kinds > 2 || (kinds === 2 && key.length > fewestConsonants))
}

/** "Sample text sample text …": hardly more than one word, over and over. */
function isDroning({ words }: Reading): boolean {
  return words.length >= fewestDroned && new Set(words.map(({ keys }) => keys[0])).size * mostDroned <= words.length
}

/** From the third time on a sentence repeats itself word for word. */
function copies(reading: Reading): Finding[] {
  const seen = new Map<string, number>()
  return sentencesOf(reading).flatMap(([first, end]) => {
    if (end - first < wordsOfCopy) return []
    const key = reading.words
      .slice(first, end)
      .map(({ keys }) => keys[0])
      .join(' ')
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times === mostCopies + 1 ? [findingOf(reading, 'C12', first, end, { reason: 'template', action: 'hold' })] : []
  })
}

const joining = listOf('please just also then tambien solo')

/** Whether a clause begins at the word: "follow me" there is a call, and in "he would follow me" it is none. */
function opensClause({ words }: Reading, at: number): boolean {
  const { before, sentence } = words[at]!
  const last = words[at - 1]
  return !last || last.sentence !== sentence || /[^\s'"]/.test(before) || last.keys.some((key) => joining.has(key))
}

interface Sign {
  first: number
  end: number
  kind: number
  weight: number
}

/** The word at which units of the plain text begin, and the one after them. */
function wordsAt(reading: Reading, begin: number, end: number): { first: number; end: number } {
  const first = Math.min(wordAt(reading, begin), reading.words.length - 1)
  return { first, end: Math.max(first + 1, Math.min(wordAt(reading, end - 1) + 1, reading.words.length)) }
}

/** Whether the sentence of a word ends with a question mark. */
function isAsked({ words, plain }: Reading, { end }: Match): boolean {
  let last = end
  while (last < words.length && last - end < mostApart && words[last]!.sentence === words[end - 1]!.sentence) last += 1
  return plain.text.slice(words[last - 1]!.end, words[last - 1]!.end + 3).includes('?')
}

function signsIn(reading: Reading): Sign[] {
  const { words, meter, plain } = reading
  if (words.length === 0) return []
  const byPhrase = signs.flatMap(({ of, weight, ...sign }, kind) =>
    find(of, words, meter)
      .filter((match) => !('asks' in sign) || isAsked(reading, match))
      .map(({ first, end }) => ({ first, end, kind, weight })),
  )
  const byPattern = (pattern: RegExp, kind: number, weight: number) =>
    [...plain.lower.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      ...wordsAt(reading, index, index + length),
      kind,
      weight,
    }))
  const reached = find(contacts, words, meter).map(({ first, end }) => ({ first, end, kind: ofContact, weight: contactWeight }))
  return [
    ...byPhrase,
    ...byPattern(contact, ofContact, contactWeight),
    ...byPattern(site, ofContact, siteWeight),
    ...byPattern(price, ofPrice, priceWeight),
    ...reached,
  ].toSorted((one, other) => one.first - other.first)
}

/** Pieces in which signs of several kinds come together, from the first to the last of them. */
function advertisements(reading: Reading): { first: number; end: number }[] {
  const found: { first: number; end: number }[] = []
  const isNoStory = !reading.words.some((_, at) => isOneOf(reading, at, story))
  let near: Sign[] = []
  for (const sign of signsIn(reading)) {
    near = [...near.filter((other) => other.kind !== sign.kind && sign.first - other.end <= mostApart), sign]
    if (
      near.reduce((sum, { weight }) => sum + weight, 0) < (isNoStory ? enoughWithout : enough) ||
      !(isNoStory || near.some(({ kind }) => speaking.has(kind)))
    )
      continue
    const first = Math.min(...near.map((other) => other.first))
    const end = Math.max(...near.map((other) => other.end))
    const last = found.at(-1)
    if (last && first < last.end) last.end = Math.max(last.end, end)
    else found.push({ first, end })
  }
  return found
}

/** Units of the plain text that a form left behind. */
function leftOvers({ plain }: Reading): (readonly [number, number])[] {
  const at = (pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => [index, index + length] as const)
  const single = [...at(hole, plain.lower), ...at(asking, plain.text), ...at(scale, plain.lower), ...at(labels, plain.lower)]
  const lines = at(line, plain.text)
  const boxes = at(box, plain.text)
  const choices = at(choice, plain.lower)
  const all = [
    ...single,
    ...(lines.length >= fewestHoles ? lines : []),
    ...(boxes.length >= fewestHoles ? boxes : []),
    ...(choices.length >= fewestHoles ? choices : []),
  ]
  return all.toSorted(([one], [other]) => one - other)
}

/** C12, advertisement, spam and templates (ratings.md 3.5), as far as one text shows them. A person reads it first. */
export function promotionIn(reading: Reading): Finding[] {
  const { words, meter, plain } = reading
  const held =
    (reason: ReasonCode) =>
    ({ first, end }: { first: number; end: number }) =>
      findingOf(reading, 'C12', first, end, { reason, action: 'hold' })
  const heldAt = (reason: ReasonCode, begin: number, end: number) => findingAt(reading, 'C12', begin, end, { reason, action: 'hold' })
  const isShort = words.length <= wordsOfTest
  const isEmpty = words.length > 0 && (isDroning(reading) || words.every((_, at) => isOneOf(reading, at, nothing)))
  return [
    ...[...find(selling, words, meter), ...advertisements(reading)].map(held('promotion')),
    ...find(imperatives, words, meter)
      .filter(({ first }) => opensClause(reading, first))
      .map(held('promotion')),
    ...[...plain.lower.matchAll(turning), ...plain.text.matchAll(keyword), ...plain.text.matchAll(code)].map(({ index, 0: { length } }) =>
      heldAt('promotion', index, index + length),
    ),
    ...[...find(made, words, meter), ...(isShort ? find(tests, words, meter) : [])].map(held('template')),
    ...(isEmpty ? [held('template')({ first: 0, end: words.length })] : []),
    ...leftOvers(reading).map(([begin, end]) => heldAt('template', begin, end)),
    ...words.flatMap(({ keys }, at) => (isMashed(keys[0]!) ? [held('template')({ first: at, end: at + 1 })] : [])),
    ...copies(reading),
  ]
}
