import type { Side } from '../splits/split.ts'
import { payerOf } from './entry.ts'
import { type Account, type Book, books, type Entry } from './types.ts'

/** What each side is owed, in cents; below zero it owes. A and B always sum to zero. */
export interface Position {
  A: number
  B: number
}

/** The position of both sides in each book. */
export function positions(entries: readonly Entry[]): Record<Book, Position> {
  const found = Object.fromEntries(books.map((book) => [book, { A: 0, B: 0 }])) as Record<Book, Position>
  for (const { postings } of entries) for (const { book, side, cents } of postings) found[book][side] += cents
  return found
}

export interface Balance extends Account {
  cents: number
}

const accountKey = ({ book, side, purpose, child, category }: Account) => JSON.stringify([book, side, purpose, child, category])

/** The balance of every account that was posted to, in the order in which each came first. */
export function balances(entries: readonly Entry[]): Balance[] {
  const found = new Map<string, Balance>()
  for (const { postings } of entries)
    for (const posting of postings) {
      const { book, side, purpose, child, category, cents } = posting
      const known = found.get(accountKey(posting))
      if (known) known.cents += cents
      else found.set(accountKey(posting), { book, side, purpose, child, category, cents })
    }
  return [...found.values()]
}

/**
 * The entries that the books of one parent count: a payment of their own once it is declared, one to them once they confirmed it or a line
 * of a bank or of the state's unit matches it.
 */
export function countedBy(entries: readonly Entry[], side: Side): Entry[] {
  const left = new Set(entries.filter((entry) => entry.evidence === 'declared' && payerOf(entry) !== side).map(({ id }) => id))
  // A correction of what isn't counted isn't counted either.
  return entries.filter(({ id, corrects }) => !left.has(id) && !(corrects !== null && left.has(corrects)))
}
