import type { Day } from '#kernel/day.ts'
import type { Side } from '../splits/split.ts'
import { countedBy } from './balances.ts'
import { bookOf, changeFor } from './entry.ts'
import { type Book, books, type Entry } from './types.ts'

export interface StatementLine {
  entry: Entry
  /** What the side is owed more by it, in cents. */
  change: number
  /** What the side is owed after it. */
  balance: number
}

export interface Statement {
  book: Book
  opening: number
  lines: readonly StatementLine[]
  closing: number
}

/** In the order of their days; of one day by their ids, which are in the order of their making. */
export const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.day === other.day ? (one.id < other.id ? -1 : 1) : one.day < other.day ? -1 : 1))

/**
 * What a side was owed over some days, book by book. From the same entries the statement of the other side has the same lines, each with the
 * other sign.
 * @param from the first day and the last, both included; `null`: from the first entry, to the last
 */
export function statement(entries: readonly Entry[], side: Side, { from, to }: { from: Day | null; to: Day | null }): Statement[] {
  const ordered = inOrder(entries).filter(({ day }) => to === null || day <= to)
  return books.map((book) => {
    const its = ordered.filter((entry) => bookOf(entry) === book)
    const isEarlier = ({ day }: Entry) => from !== null && day < from
    const opening = its.filter(isEarlier).reduce((sum, entry) => sum + changeFor(entry, side), 0)
    let balance = opening
    const lines = its
      .filter((entry) => !isEarlier(entry))
      .map((entry) => {
        const change = changeFor(entry, side)
        balance += change
        return { entry, change, balance }
      })
    return { book, opening, lines, closing: balance }
  })
}

/** A line of both parents' books beside each other: what the entry changes for side A in each; `null` where those books don't count it. */
export interface TwoColumnLine {
  entry: Entry
  byA: number | null
  byB: number | null
  balanceA: number
  balanceB: number
}

/**
 * Both parents' books, seen from side A: equal but for payments that one declared and the other didn't confirm.
 * @returns the lines of one book in order; those with a `null` are the differences
 */
export function twoColumns(entries: readonly Entry[], book: Book): TwoColumnLine[] {
  const its = inOrder(entries.filter((entry) => bookOf(entry) === book))
  const [ofA, ofB] = (['A', 'B'] as const).map((side) => new Set(countedBy(its, side)))
  let [balanceA, balanceB] = [0, 0]
  return its.map((entry) => {
    const change = changeFor(entry, 'A')
    const byA = ofA!.has(entry) ? change : null
    const byB = ofB!.has(entry) ? change : null
    balanceA += byA ?? 0
    balanceB += byB ?? 0
    return { entry, byA, byB, balanceA, balanceB }
  })
}

export const isDifference = ({ byA, byB }: TwoColumnLine): boolean => byA === null || byB === null
