import { formatCents } from '#domain/money/cents.ts'
import { numberOf } from '#domain/time/calendar.ts'
import type { Day } from '#kernel/day.ts'
import { msg, plural, type Text } from '#kernel/text.ts'
import { bestPairs } from './assign.ts'
import { sharedWords, type Shared, type Words, wordsOf } from './match-words.ts'

/** A bank line, or something that one can be the money of. */
export interface Matchable {
  id: string
  /** Seen from the parent whose account it is: below zero is money out. */
  cents: number
  day: Day
  /** What the bank wrote; the merchant and the title of an expense; the other parent's name and the reference of a payment. */
  words: string
}

/** An expense that was paid to someone else, or money from one parent to the other. */
export interface MatchItem extends Matchable {
  kind: 'purchase' | 'transfer'
}

/** A proposal: never more than that, the parent confirms it. */
export interface Proposed {
  item: string
  /** One line, or two that make the amount together. */
  lines: readonly string[]
  /** The chance that it is right, from 0 to 1. */
  score: number
  /** Why, in words; the strongest first. */
  reasons: readonly Text[]
}

/** Lines are looked for from two days before an item to ten days after it: cards are charged when goods leave, checks when they are cashed. */
const [before, after] = [2, 10]
const window = before + after + 1
/** How likely a line is so many days after its item, from two days before on. */
const byDay = [0.02, 0.04, 0.3, 0.26, 0.18, 0.08, 0.04, 0.03, 0.02, 0.01, 0.01, 0.005, 0.005] as const
/** Odds that an item has a line at all. */
const prior = 4
/** How often the words of a right pair have nothing, little or much in common, against those of any other pair. */
const byWords = [0.25, 4, 25] as const
/** The share of payments with a fee on top, and of those that come in two lines. */
const [withFee, inTwo] = [0.05, 0.04]
/** Below this nothing is proposed. */
const least = 0.6
/** Pairs of two lines are looked for among so many at most. */
const mostOfWindow = 1_500

/** The most that services add: 3.5 % and 50 cents (cards 2.9 % and 30 cents, instant transfers 1.75 %). */
const feeOf = (cents: number) => Math.round(Math.abs(cents) * 0.035) + 50
/** Shares that services publish: Venmo and PayPal for an instant transfer and for cards, at least 25 cents, and what schools add for cards. */
const knownFees = [0.0175, 0.025, 0.029, 0.03, 0.035] as const
const isKnownFee = (fee: number, cents: number) =>
  knownFees.some((share) => {
    const exact = Math.max(25, Math.abs(cents) * share)
    return Math.abs(fee - exact) <= 1 || Math.abs(fee - exact - 30) <= 1
  })

interface Entry {
  at: number
  line: Matchable
  day: number
}

interface Candidate {
  item: number
  lines: readonly Entry[]
  odds: number
  reasons: readonly Text[]
}

/** Finds lines by day and amount. */
function index(lines: readonly Matchable[]) {
  const days = new Map<number, Entry[]>()
  const often = new Map<number, number>()
  for (const [at, line] of lines.entries()) {
    const day = numberOf(line.day)
    const of = days.get(day)
    if (of) of.push({ at, line, day })
    else days.set(day, [{ at, line, day }])
    often.set(line.cents, (often.get(line.cents) ?? 0) + 1)
  }
  for (const of of days.values()) of.sort((one, other) => one.line.cents - other.line.cents)
  const span = days.size === 0 ? 1 : Math.max(...days.keys()) - Math.min(...days.keys()) + 1
  /** Of one day those with an amount from `low` to `high`, both counted. */
  function* between(day: number, low: number, high: number): Generator<Entry> {
    const of = days.get(day) ?? []
    let [start, end] = [0, of.length]
    while (start < end) {
      const middle = (start + end) >> 1
      if (of[middle]!.line.cents < low) start = middle + 1
      else end = middle
    }
    for (let at = start; at < of.length && of[at]!.line.cents <= high; at += 1) yield of[at]!
  }
  return { days, often, between, span: Math.max(span, 30) }
}

function dayReason(days: number): Text {
  if (days === 0) return msg`Same day`
  return days > 0
    ? msg`${plural({ days }, { one: '# day later', other: '# days later' })}`
    : msg`${plural({ days: -days }, { one: '# day earlier', other: '# days earlier' })}`
}
const wordReason = ({ word }: Shared): Text[] => (word === '' ? [] : [msg`Both say “${{ word }}”`])

/**
 * Proposes which bank lines are the money of which expenses and payments, each of both at most once. The score is the odds by Bayes' rule:
 * how much likelier amount, day and words are if the two belong together than if they meet by chance. An amount that many lines have, such as
 * a weekly lesson's, says little by itself.
 */
export function proposeMatches(lines: readonly Matchable[], items: readonly MatchItem[]): Proposed[] {
  const found = index(lines)
  const words = new Map<number, Words>()
  const wordsAt = ({ at, line }: Entry) => {
    let of = words.get(at)
    if (!of) words.set(at, (of = wordsOf(line.words)))
    return of
  }
  const candidates = items.flatMap((item, at) => candidatesFor(item, at, found, wordsAt))
  const chosen = bestPairs(
    candidates.flatMap(({ item, lines: of, odds }, at) =>
      of.length === 1 && odds > 1 ? [{ row: item, column: of[0]!.at, worth: Math.log(odds), at }] : [],
    ),
  ) as (ReturnType<typeof bestPairs>[number] & { at: number })[]
  const taken = new Set(chosen.map(({ column }) => column))
  const done = new Set(chosen.map(({ row }) => row))
  // Pairs of lines come last: only of what is left.
  const double = candidates
    .filter(({ lines: of, odds }) => of.length === 2 && odds > 1)
    .toSorted((one, other) => other.odds - one.odds)
    .filter(({ item, lines: of }) => {
      if (done.has(item) || of.some(({ at }) => taken.has(at))) return false
      done.add(item)
      for (const { at } of of) taken.add(at)
      return true
    })
  return [...chosen.map(({ at }) => candidates[at]!), ...double]
    .map(({ item, lines: of, odds, reasons }) => ({
      item: items[item]!.id,
      lines: of.map(({ line }) => line.id),
      score: odds / (1 + odds),
      reasons,
    }))
    .filter(({ score }) => score >= least)
    .toSorted((one, other) => other.score - one.score)
}

function candidatesFor(item: MatchItem, at: number, found: ReturnType<typeof index>, wordsAt: (entry: Entry) => Words): Candidate[] {
  const [day, own] = [numberOf(item.day), wordsOf(item.words)]
  const mostFee = feeOf(item.cents)
  // Money out is more with a fee, money that comes in is less.
  const [low, high] = item.cents < 0 ? [item.cents - mostFee, item.cents] : [Math.max(1, item.cents - mostFee), item.cents]
  const near: Entry[] = []
  for (let one = day - before; one <= day + after; one += 1) near.push(...found.between(one, low, high))
  const exact = near.filter(({ line }) => line.cents === item.cents)
  const feed = near.length - exact.length
  const singles = near.map((entry): Candidate => {
    const days = entry.day - day
    const shared = sharedWords(wordsAt(entry), own)
    const isExact = entry.line.cents === item.cents
    // How many lines would have this amount here by chance.
    const fee = Math.abs(entry.line.cents - item.cents)
    const others = isExact
      ? (found.often.get(item.cents)! - 1 + 0.1) * (window / found.span)
      : isKnownFee(fee, item.cents)
        ? 0.08
        : feed - 1 + 0.25
    const odds = prior * (isExact ? 1 - withFee - inTwo : withFee) * (1 / others) * byDay[days + before]! * window * byWords[shared.level]
    const difference = formatCents(fee)
    const amount = isExact
      ? msg`Same amount`
      : item.cents < 0
        ? msg`${{ difference }} more, as a fee would be`
        : msg`${{ difference }} less, as a fee would be`
    const alike = exact.length - 1
    const repeats =
      isExact && alike > 0
        ? [
            msg`${plural({ alike }, { one: '# other line near that day has this amount', other: '# other lines near that day have this amount' })}`,
          ]
        : []
    return { item: at, lines: [entry], odds, reasons: [amount, ...wordReason(shared), dayReason(days), ...repeats] }
  })
  return exact.length > 0 || item.kind === 'transfer' ? singles : [...singles, ...doubles(item, at, day, own, found, wordsAt)]
}

/** Two lines of one merchant that make the amount together: a shop charges what it sends, when it sends it. */
function doubles(
  item: MatchItem,
  at: number,
  day: number,
  own: Words,
  found: ReturnType<typeof index>,
  wordsAt: (entry: Entry) => Words,
): Candidate[] {
  if (item.cents > -200) return []
  const near: Entry[] = []
  for (let one = day - before; one <= day + after && near.length < mostOfWindow; one += 1)
    near.push(...found.between(one, item.cents + 100, -100))
  const byCents = Map.groupBy(near.slice(0, mostOfWindow), ({ line }) => line.cents)
  const pairs: Candidate[] = []
  for (const [cents, of] of byCents) {
    const rest = item.cents - cents
    if (rest < cents || !byCents.has(rest)) continue
    for (const one of of)
      for (const other of byCents.get(rest)!) {
        if (one === other || (rest === cents && one.at >= other.at)) continue
        const shared = [sharedWords(wordsAt(one), own), sharedWords(wordsAt(other), own)] as const
        const each = sharedWords(wordsAt(one), { ...wordsAt(other) })
        if (each.level < 2) continue
        const days = [one.day - day, other.day - day] as const
        const chance = (near.length * near.length) / 20_000 / 20 + 0.1
        const level = Math.min(shared[0].level, shared[1].level) as Shared['level']
        const odds = (prior * inTwo * byDay[Math.max(days[0], days[1]) + before]! * window * byWords[level] * 4) / chance
        pairs.push({
          item: at,
          lines: [one, other].toSorted((a, b) => a.at - b.at),
          odds,
          reasons: [msg`Two lines together make the amount`, ...wordReason(shared[0]), dayReason(Math.max(days[0], days[1]))],
        })
      }
  }
  return pairs
}
