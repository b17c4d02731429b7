import { type Amount, amountsIn } from './amounts.ts'
import { standingOf } from './boilerplate.ts'
import { type Named, peopleReader } from './people.ts'
import { repeatedLines } from './repeated.ts'
import { kindOfTopic, topicOf } from './topics.ts'
import type { Candidate, KnownPerson, Mark, Piece } from './types.ts'
import { type When, whensIn } from './whens.ts'

/** The most that one source is proposed: nobody goes through more. */
export const mostCandidates = 200
/** The longest quote, characters. A longer sentence is cut at its clauses around the date. */
export const longestQuote = 600
/** More of a text is not read: a file of 5,000 pages is no letter. */
const mostText = 5_000_000
/** Dates of one sentence that are proposed; a list of more is a table. */
const perSentence = 4

/**
 * Finds sentences with a date that may be facts: each with its quote word by word, what date it speaks of, amounts and people in it, and what it
 * is about by plain words. It says what a text says and decides nothing about anyone. It gives way after each piece, with how many are done.
 * @param pieces pages, paragraphs or messages of one source, in order; English, month before day
 * @param people of the case
 * @returns at most `mostCandidates`, in the order of the text; those that rank lowest are left out first
 */
export function* finding(pieces: readonly Piece[], people: readonly KnownPerson[]): Generator<number, Candidate[]> {
  const namesIn = peopleReader(people)
  const isRepeated = repeatedLines(pieces)
  const found: Candidate[] = []
  let read = 0
  for (const [piece, { text, written }] of pieces.entries()) {
    read += text.length
    if (read > mostText) break
    const whens = whensIn(text, written)
    if (whens.length > 0) found.push(...candidatesOf({ piece, text, whens, amounts: amountsIn(text), names: namesIn(text), isRepeated }))
    yield piece + 1
  }
  if (found.length <= mostCandidates) return found
  const best = new Set(found.toSorted((a, b) => b.rank - a.rank).slice(0, mostCandidates))
  return found.filter((one) => best.has(one))
}

/** The same at once. */
export function findCandidates(pieces: readonly Piece[], people: readonly KnownPerson[]): Candidate[] {
  const steps = finding(pieces, people)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

interface Read {
  piece: number
  text: string
  whens: readonly When[]
  amounts: readonly Amount[]
  names: readonly Named[]
  isRepeated: (line: string) => boolean
}

function candidatesOf(read: Read): Candidate[] {
  const { text, whens, isRepeated } = read
  const found: Candidate[] = []
  const seen = new Set<string>()
  const inSentence = new Map<number, number>()
  for (const when of whens) {
    const line = lineAt(text, when.from)
    const standing = standingIn(text, when, line)
    if (standing === 'none' || isRepeated(text.slice(line.from, line.to))) continue
    const quote = quoteOf(text, when)
    if (!hasWords(`${text.slice(quote.from, when.from)} ${text.slice(when.to, quote.to)}`)) continue
    const key = `${quote.from} ${when.when.first} ${when.when.last} ${when.when.time}`
    const count = (inSentence.get(when.sentence.from) ?? 0) + 1
    if (seen.has(key) || count > perSentence) continue
    seen.add(key)
    inSentence.set(when.sentence.from, count)
    found.push(candidateOf(read, when, quote, standing === 'low'))
  }
  return found
}

const standingIn = (text: string, { from, to, sentence }: When, line: Span) =>
  standingOf({
    line: text.slice(line.from, line.to),
    from: from - line.from,
    to: to - line.from,
    before: text.slice(Math.max(Math.min(sentence.from, line.from), from - 200), from),
    after: text.slice(to, Math.min(sentence.to, to + 100)),
  })

interface Span {
  from: number
  to: number
}

function candidateOf({ piece, text, amounts, names }: Read, { from, to, when, time }: When, quote: Span, isLow: boolean): Candidate {
  const [money, named] = [between(amounts, quote), between(names, quote)]
  const sentence = text.slice(quote.from, quote.to)
  const topic = topicOf(sentence)
  const marks: Mark[] = [
    { from, to, kind: 'date' as const },
    ...(time && time.from >= quote.from && time.to <= quote.to ? [{ ...time, kind: 'time' as const }] : []),
    ...money.map(({ from: begin, to: end }) => ({ from: begin, to: end, kind: 'amount' as const })),
    ...named.map(({ from: begin, to: end }) => ({ from: begin, to: end, kind: 'person' as const })),
  ]
  const rank =
    (isLow ? -4 : 0) +
    (topic === 'other' ? 0 : 2) +
    (when.precision === 'day' ? 1 : 0) +
    (when.isAbout ? 0 : 1) +
    (money.length > 0 ? 1 : 0) +
    (named.length > 0 ? 1 : 0) +
    (when.time === null ? 0 : 1)
  return {
    piece,
    ...quote,
    when,
    marks: apart(marks),
    cents: money[0]?.cents ?? null,
    people: [...new Set(named.map(({ name }) => name))].slice(0, 10),
    topic,
    kind: kindOfTopic(topic),
    rank,
    isLow,
  }
}

/** Those within a span, of a list in order, found by halving. */
function between<M extends Span>(all: readonly M[], { from, to }: Span): M[] {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (all[middle]!.from < from) low = middle + 1
    else high = middle
  }
  const found: M[] = []
  for (let at = low; at < all.length && all[at]!.from < to; at += 1) if (all[at]!.to <= to) found.push(all[at]!)
  return found
}

/** Marks in order, none over another; the date goes first. */
function apart(marks: readonly Mark[]): Mark[] {
  const free: Mark[] = []
  for (const mark of marks) if (!free.some((one) => one.from < mark.to && mark.from < one.to)) free.push(mark)
  return free.toSorted((a, b) => a.from - b.from)
}

function lineAt(text: string, at: number): Span {
  const end = text.indexOf('\n', at)
  return { from: text.lastIndexOf('\n', at - 1) + 1, to: end === -1 ? text.length : end }
}

/** Two words besides the date: "Date: 03/03/2025" says nothing. */
const hasWords = (around: string) => (around.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2

/** The sentence around a date without blanks at its ends; of one that is too long the clauses around the date. */
function quoteOf(text: string, { from, to, sentence }: When): Span {
  let [begin, end] = [sentence.from, sentence.to]
  if (end - begin > longestQuote) {
    const [left, right] = [Math.max(begin, from - longestQuote / 2), Math.min(end, to + longestQuote / 2)]
    const before = /[;:]\s|[,\n]\s?|\s/.exec(text.slice(left, from))
    const behind = /^[\s\S]*(?:[;,.]\s|\n|\s)/.exec(text.slice(to, right))
    begin = left === begin ? begin : before ? left + before.index + before[0].length : left
    end = right === end ? end : behind ? to + behind[0].length : right
  }
  while (begin < from && /\s/.test(text[begin]!)) begin += 1
  while (end > to && /\s/.test(text[end - 1]!)) end -= 1
  return { from: begin, to: end }
}
