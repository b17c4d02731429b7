import * as told from './lexicon/sealed.ts'
import { bookOf, find, listOf, type Match } from './phrases.ts'
import { anyIn, findingOf, isOneOf, type Reading, wordAt } from './reading.ts'
import type { Finding, ReasonCode } from './types.ts'

const book = (lines: string) => bookOf(lines, told.sealedShorthands)
const closed = book(told.sealed)
const gag = book(told.gagOrder)
const closedPapers = book(told.closedPapers)
const paperTelling = book(told.paperTelling)
const closedRooms = book(told.closedRooms)
const judgesRooms = book(told.judgesRooms)
const roomTelling = book(told.roomTelling)
const talks = book(told.talks)
const offers = book(told.offers)
const inPrivate = book(told.inPrivate)
const terms = book(told.terms)
const agreed = book(told.agreed)
const money = /\$ ?\d|\b\d{1,4}(?:[.,]\d{3})? ?(?:k|mil|grand|thousand|million|millones|dollars|pesos)\b/g
const judges = listOf(told.judges)
const children = listOf(told.children)
const others = listOf(told.othersWithOffices)
const secrecy = listOf(told.secrecy)
const selves = listOf(told.selves)
const openAgain = listOf(told.openAgain)
const speech = listOf(told.speech)
const manners = listOf(told.manners)
const orders = listOf(told.quotedPapers)
const verbs = listOf(told.quoting)

/** A quotation of fewer words is a turn of speech and no text of an order, of a closed paper, of a talk. */
const fewest = { order: 8, paper: 4, talk: 5 }
/** So many words before the quotation marks tell whose words they are. */
const reach = 5
/** Content stands so near to the words that say it is closed; in another sentence it begins so soon. */
const mostBetween = 25
const mostOpening = 6
/** "…, she told us in chambers": so few words end the sentence after the room. */
const mostAfter = 3
/** No piece that is shown is longer. */
const longest = 60

/** Words: indices, end exclusive. */
type Piece = readonly [first: number, end: number]
const pieceOf = ({ first, end }: Match): Piece => [first, end]

const opening = /["“«]|(?:^|[\s(:,])'$/
const closing = /["”»]|^[.,!?]?'/

/** What stands between quotation marks that are closed again. */
function quotations({ words, plain }: Reading): Piece[] {
  const found: Piece[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (!opening.test(words[at]!.before)) continue
    let end = at + 1
    while (end < words.length && !closing.test(words[end]!.before)) end += 1
    const isClosed = end < words.length || closing.test(plain.text.slice(words[end - 1]!.end, words[end - 1]!.end + 3))
    if (isClosed) found.push([at, end])
    at = end - 1
  }
  return found
}

/** `The order reads: "The mother shall have no contact …"` */
function isOfOrder(reading: Reading, [first, end]: Piece): boolean {
  const verb = first - 1
  if (end - first < fewest.order || verb < 0 || !isOneOf(reading, verb, verbs)) return false
  return anyIn(reading, verb - reach, verb, verb, orders)
}

/** What follows a colon: "this is what it says: the father failed two tests". */
function afterColons(reading: Reading): Piece[] {
  return reading.words.flatMap(({ before }, at) => (/:\s/.test(before) && at > 0 ? [restOf(reading, at)] : [])).filter(isTold)
}

/** A colon after which hardly anything stands heads a list or tells the time. */
const isTold = ([first, end]: Piece) => end - first >= fewest.talk

/** From a word to the end of its sentence, as far as a piece may go. */
function restOf({ words }: Reading, first: number): Piece {
  let end = first + 1
  while (end < words.length && end - first < longest && words[end]!.sentence === words[first]!.sentence) end += 1
  return [first, end]
}

/** Whether a piece stands beside the words `by`: in their sentence, or soon in the next one. */
function isBeside({ words }: Reading, by: Piece, [first, end]: Piece): boolean {
  const apart = words[first]!.sentence - words[by[1] - 1]!.sentence
  if (first < by[0]) return words[end - 1]!.sentence === words[by[0]]!.sentence && by[0] - end <= mostBetween
  if (first - by[1] > mostBetween) return false
  if (apart <= 0) return true
  return apart === 1 && (first < mostOpening || words[first - mostOpening]!.sentence < words[first]!.sentence)
}

/** The pieces that stand beside one of the places; each place looks at no more than those near it. */
function beside(
  reading: Reading,
  places: readonly Piece[],
  pieces: readonly Piece[],
  fits: (piece: Piece, place: Piece) => boolean,
): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const piece of pieces) {
    while (from < places.length && places[from]![0] < piece[0] - 2 * longest) from += 1
    for (let at = from; at < places.length && places[at]![0] <= piece[1] + mostBetween; at += 1) {
      if (!isBeside(reading, places[at]!, piece) || !fits(piece, places[at]!)) continue
      found.push(piece)
      break
    }
  }
  return found
}

/** Places in order, where several books name them. */
const inOrder = (pieces: readonly Piece[]) => pieces.toSorted((one, other) => one[0] - other[0])

/** Whether hardly a word of the sentence follows. */
function closesSentence({ words }: Reading, [first, end]: Piece): boolean {
  const next = words[end + mostAfter]
  return next === undefined || next.sentence > words[first]!.sentence
}

/** What was said in a closed room: somebody's words retold, or between quotation marks. */
function fromRooms(reading: Reading, quoted: readonly Piece[], headed: readonly Piece[]): Piece[] {
  const { words, meter, about } = reading
  const near = ([first, end]: Piece, set: ReadonlySet<string>) => anyIn(reading, first - mostBetween, end + mostBetween, first, set)
  const isJudges = (room: Piece) => near(room, judges) || (about.role === 'judge' && near(room, children) && !near(room, others))
  const offices = [
    ...find(judgesRooms, words, meter).map(pieceOf).filter(isJudges),
    ...find(inPrivate, words, meter)
      .map(pieceOf)
      .filter((room) => near(room, judges)),
  ]
  const rooms = inOrder([...find(closedRooms, words, meter).map(pieceOf), ...offices])
  const retold = find(roomTelling, words, meter)
    .map(pieceOf)
    .filter(([first, end]) => !(first > 0 && isOneOf(reading, first - 1, selves)) && !hasAny(reading, first, end, openAgain))
  const within = (piece: Piece, room: Piece) =>
    !hasAny(reading, room[1], piece[0], openAgain) && (piece[0] >= room[0] || piece[1] > room[0] || closesSentence(reading, room))
  const long = quoted.filter(([first, end]) => end - first >= fewest.talk)
  return [
    ...beside(reading, rooms, retold, within).map(([first]) => restOf(reading, first)),
    ...beside(reading, rooms, long, within),
    ...beside(reading, rooms, headed, (piece, room) => piece[0] >= room[1] && within(piece, room)),
  ]
}

/** Whether one of the words from `first` up to `end` is in the set; a piece is short, so few are looked at. */
function hasAny(reading: Reading, first: number, end: number, set: ReadonlySet<string>): boolean {
  for (let at = first; at < end; at += 1) if (isOneOf(reading, at, set)) return true
  return false
}

/** What the other side offered or owned to while an agreement was sought, or what else was said there in confidence. */
function fromTalks(reading: Reading, quoted: readonly Piece[]): Piece[] {
  const { words, meter } = reading
  const places = find(talks, words, meter).map(pieceOf)
  const secret = places.filter(([first, end]) => anyIn(reading, first - mostBetween, end + mostBetween, first, secrecy))
  const offered = beside(reading, places, find(offers, words, meter).map(pieceOf), () => true)
  const retold = beside(reading, secret, find(roomTelling, words, meter).map(pieceOf), (piece, place) => piece[0] >= place[1])
  const long = quoted.filter(([first, end]) => end - first >= fewest.talk)
  return [...[...offered, ...retold].map(([first]) => restOf(reading, first)), ...beside(reading, secret, long, () => true)]
}

/** The terms of an agreement that was to be nobody's business. */
function fromTerms(reading: Reading): Piece[] {
  const { words, meter, plain } = reading
  const sums = [...plain.lower.matchAll(money)].map(({ index }): Piece => [wordAt(reading, index), wordAt(reading, index) + 1])
  const given = inOrder([...sums.filter(([first]) => first < words.length), ...find(agreed, words, meter).map(pieceOf)])
  return beside(reading, find(terms, words, meter).map(pieceOf), given, (piece, place) => piece[0] >= place[1])
}

/** What closed papers say: quoted, told, or put behind a colon. */
function fromPapers(reading: Reading, quoted: readonly Piece[], headed: readonly Piece[]): Piece[] {
  const { words, meter } = reading
  const papers = find(closedPapers, words, meter).map(pieceOf)
  const long = quoted.filter(([first, end]) => end - first >= fewest.paper && !(first > 0 && isOneOf(reading, first - 1, speech)))
  const retold = find(paperTelling, words, meter).map(pieceOf)
  const after = ([first]: Piece, paper: Piece) => first >= paper[1]
  return [
    ...beside(reading, papers, long, () => true),
    ...beside(reading, papers, headed, after),
    ...beside(reading, papers, retold, after).map(([first]) => restOf(reading, first)),
  ]
}

/** A gag order, not a court that wants no quarrel before the children. */
function isGag(reading: Reading, { first, end }: Match): boolean {
  return !anyIn(reading, end - 1, end + 2 * reach, first, manners)
}

/**
 * C10, what a court has closed (ratings.md 3.2 and 3.5): the content of sealed, juvenile or agency papers and of talks
 * behind closed doors, words of a child heard there, an order quoted at length, a hint of an order to be silent. A
 * person reads it first, and the author is told that such an order may bind whoever writes.
 */
export function sealedIn(reading: Reading): Finding[] {
  const { words, meter } = reading
  const quoted = quotations(reading)
  const headed = afterColons(reading)
  const held = (reason: ReasonCode) => (piece: Piece) => findingOf(reading, 'C10', piece[0], piece[1], { reason, action: 'hold' })
  const contents = [
    ...find(closed, words, meter).map(pieceOf),
    ...fromPapers(reading, quoted, headed),
    ...fromRooms(reading, quoted, headed),
    ...fromTalks(reading, quoted),
    ...fromTerms(reading),
  ]
  return [
    ...contents.map(held('sealed')),
    ...find(gag, words, meter)
      .filter((match) => isGag(reading, match))
      .map(pieceOf)
      .map(held('gag_order')),
    ...quoted.filter((piece) => isOfOrder(reading, piece)).map(held('order_quoted')),
  ]
}
