import { isFigure } from './figures.ts'
import * as names from './lexicon/names.ts'
import * as lexicon from './lexicon/institutions.ts'
import { key, ordinary } from './name-words.ts'
import { listOf } from './phrases.ts'
import { isOneOf, ownMark, type Reading } from './reading.ts'

/** Words of a place: indices, end exclusive. */
export type Place = readonly [first: number, end: number]

const care = listOf(lexicon.careWords)
const worship = listOf(lexicon.worshipWords)
const spanishFirst = listOf(lexicon.spanishFirst)
const kinds = listOf(lexicon.kindsOfPlaces)
const atWork = listOf(lexicon.atWork)
const branches = listOf(lexicon.branches)
const working = listOf(lexicon.working)
const given = listOf(names.names)
const towns = listOf(names.placeNames)
const shops = listOf(names.employers)
const towards = listOf('at to from')
const universities = listOf('law medical business graduate')
const joins = listOf('of and de la del los las')
const articles = listOf('the el la')
const whereabouts = listOf('on at in en de')
const naming = listOf('called named is es llamada llamado')
const workers = listOf('i he she we they yo')

const isCapital = (reading: Reading, at: number) => /^\p{Lu}/u.test(reading.words[at]?.bare ?? '')
const inOne = (reading: Reading, at: number, of: number) => reading.words[at]?.sentence === reading.words[of]!.sentence
/** Nothing but a blank, a hyphen, "&" or the dot of "St." stands before it. */
const isJoined = (reading: Reading, at: number) => /^ $|^-$|^ & $|^\. $/.test(reading.words[at]?.before ?? '')
/** A capital that may name a place: no word of every review, or a firm. */
const mayName = (reading: Reading, at: number) =>
  isCapital(reading, at) &&
  !reading.words[at]!.keys.includes(ownMark) &&
  (!ordinary.has(key(reading, at)) ||
    isOneOf(reading, at, shops) ||
    /^(?:delta|little|new|bright|first|sunny|united|southwest|good|happy|home|casa|american)$/.test(key(reading, at)))

/** The end of a name of capitals from `first`: "Wells Fargo branch on Delancey", "Tri-County Speech & Hearing". */
export function endOfPlace(reading: Reading, first: number): number {
  let end = first + 1
  const goesOn = (at: number) => inOne(reading, at, first) && isJoined(reading, at)
  const capitals = () => {
    while (end - first < 9 && goesOn(end) && (isCapital(reading, end) || (isOneOf(reading, end, joins) && isCapital(reading, end + 1))))
      end += 1
  }
  capitals()
  while (end - first < 9 && goesOn(end) && isOneOf(reading, end, branches)) end += 1
  if (goesOn(end) && isOneOf(reading, end, whereabouts) && goesOn(end + 1) && isCapital(reading, end + 1)) {
    end += 2
    capitals()
    if (/^\d{1,4}$/.test(reading.words[end]?.bare ?? '') && goesOn(end)) end += 1
  }
  return end
}

/** Where the capitals that end before `place` begin. */
function beginOfRun(reading: Reading, place: number): number {
  let first = place
  while (
    place - first < 5 &&
    first > 0 &&
    inOne(reading, first - 1, place) &&
    (first === place || isJoined(reading, first)) &&
    isCapital(reading, first - 1)
  ) {
    first -= 1
    if (reading.words[first]!.opens) break
  }
  return first
}

/** "Hillcrest Baptist preschool", "Grace Fellowship", "Sunny Acres day camp": the name stands before the kind of the place. */
function beforeKind(reading: Reading, at: number): Place | null {
  const isWorship = isOneOf(reading, at, worship)
  if (!isOneOf(reading, at, care) || (isCapital(reading, at) && !isWorship) || !isJoined(reading, at)) return null
  const place = isOneOf(reading, at - 1, kinds) && !isCapital(reading, at - 1) ? at - 1 : at
  if (place < at && isOneOf(reading, place, universities)) return null
  const first = beginOfRun(reading, place)
  if (first === place || reading.words[place - 1]!.text.endsWith("'s")) return null
  if (/^(?:high|middle|prep|charter)$/.test(key(reading, at)) && !isOneOf(reading, first - 1, towards)) return null
  const run = Array.from({ length: place - first }, (_, of) => first + of)
  const bearing = run.filter((of) => !isOneOf(reading, of, kinds) && !isOneOf(reading, of, towns) && mayName(reading, of))
  if (bearing.length === 0 || isFigure(reading, first, place) || (reading.words[first]!.opens && run.length === 1)) return null
  return [first, at + 1]
}

/** "my daycare, Little Sprouts in Ballard", "guardería Arcoíris", "her school is Whitman": the name stands behind. */
function afterKind(reading: Reading, at: number): Place | null {
  const isSpanish = isOneOf(reading, at, spanishFirst)
  if (!isSpanish && !isOneOf(reading, at, care)) return null
  const isCalled = isOneOf(reading, at + 1, naming)
  const first = isCalled ? at + 2 : at + 1
  const before = reading.words[first]?.before
  if (!inOne(reading, first, at) || !mayName(reading, first) || isOneOf(reading, first, kinds)) return null
  if (!(isCalled ? before === ' ' : before === ', ' || (isSpanish && before === ' '))) return null
  const end = endOfPlace(reading, first)
  if (isOneOf(reading, first, given) && (end === first + 1 || !isSpanish)) return null
  return end === first + 1 && isOneOf(reading, first, towns) ? null : [isSpanish && !isCalled ? at : first, end]
}

/** "PS 118", "P.S. 9". */
function numbered(reading: Reading, at: number): Place | null {
  const { words } = reading
  const dotted = words[at]!.bare === 'P' && words[at + 1]?.bare === 'S'
  const number = dotted ? at + 2 : at + 1
  if (!(dotted || /^(?:PS|JHS)$/.test(words[at]!.bare)) || !/^\d{1,3}$/.test(words[number]?.bare ?? '')) return null
  return /^\.? $|^$/.test(words[number]!.before) ? [at, number + 1] : null
}

/** A school, a day care or a church by name. */
export const namedPlaceAt = (reading: Reading, at: number): Place | null =>
  numbered(reading, at) ?? beforeKind(reading, at) ?? afterKind(reading, at)

/** "my supervisor at Delta Airlines", "where I work, T-Mobile", "St. Vincent's ER, where I'm a nurse". */
export function workplaceAt(reading: Reading, at: number): Place | null {
  const { words } = reading
  if (isOneOf(reading, at, atWork) && /^(?:at|en)$/.test(key(reading, at + 1)) && inOne(reading, at + 2, at)) {
    const first = isOneOf(reading, at + 2, articles) ? at + 3 : at + 2
    if (inOne(reading, first, at) && mayName(reading, first) && !isOneOf(reading, first, towns)) return [at, endOfPlace(reading, first)]
  }
  if (!/^(?:where|donde)$/.test(key(reading, at))) return null
  const isMe = /^(?:im|trabajo)$/.test(key(reading, at + 1))
  const works = isMe ? at + 1 : isOneOf(reading, at + 1, workers) && isOneOf(reading, at + 2, working) ? at + 2 : -1
  if (works < 0) return null
  const next = words[works + 1]
  if (next?.before === ', ' && inOne(reading, works + 1, at)) {
    const first = isOneOf(reading, works + 1, articles) ? works + 2 : works + 1
    if (inOne(reading, first, at) && mayName(reading, first)) return [first, endOfPlace(reading, first)]
  }
  if (words[at]!.before !== ', ') return null
  const begin = beginOfRun(reading, at)
  return begin < at && mayName(reading, begin) && !isOneOf(reading, begin, towns) ? [begin, at] : null
}
