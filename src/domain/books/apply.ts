import type { Side } from '../splits/split.ts'
import { pairOf } from './entry.ts'
import { byDue, type OpenItem } from './items.ts'
import { type Book, type Cause, keyOf, type Posting } from './types.ts'

/** A part of a payment, and the item that it is for. Below zero: an item that the payee owes, set off. */
export interface Line {
  item: OpenItem
  cents: number
}

export interface Applied {
  lines: readonly Line[]
  /** What is left of the payment: paid ahead. */
  rest: number
}

/**
 * Applies a payment to what its payer owes, the earliest due first.
 * @param cents whole, above zero
 * @throws RangeError for another amount
 */
export function applyOldestFirst(items: readonly OpenItem[], { payer, book, cents }: { payer: Side; book: Book; cents: number }): Applied {
  checkAmount(cents)
  let rest = cents
  const lines: Line[] = []
  for (const item of items.filter((each) => each.debtor === payer && each.book === book).toSorted(byDue)) {
    const part = Math.min(rest, item.cents)
    if (part > 0) lines.push({ item, cents: part })
    rest -= part
  }
  return { lines, rest }
}

/**
 * Applies a payment to items that were chosen, in the order in which they are named. What is chosen of the payee's own debts is set off first.
 * @param chosen each once, of one book
 * @throws RangeError where an item isn't open, is named twice, or is in another book
 */
export function applyTo(
  items: readonly OpenItem[],
  chosen: readonly Cause[],
  { payer, book, cents }: { payer: Side; book: Book; cents: number },
): Applied {
  checkAmount(cents)
  if (new Set(chosen.map(keyOf)).size < chosen.length) throw new RangeError('an item is named twice')
  const named = chosen.map((cause) => items.find(({ item }) => keyOf(item) === keyOf(cause)))
  if (named.some((item) => item === undefined || item.book !== book)) throw new RangeError('an item is not open in this book')
  const [own, theirs] = [named.filter((item) => item!.debtor === payer), named.filter((item) => item!.debtor !== payer)] as OpenItem[][]
  const setOff = theirs!.map((item) => ({ item, cents: -item.cents }))
  let rest = setOff.reduce((sum, line) => sum - line.cents, cents)
  const lines: Line[] = []
  for (const item of own!) {
    const part = Math.min(rest, item.cents)
    if (part > 0) lines.push({ item, cents: part })
    rest -= part
  }
  return { lines: [...setOff, ...lines], rest }
}

/** The postings of a payment: each line settles its item, and what is left is a credit under the payment itself. */
export function paymentPostings(applied: Applied, { payer, book, payment }: { payer: Side; book: Book; payment: string }): Posting[] {
  const settled = applied.lines.flatMap(({ item: { item, purpose, child, category }, cents }) =>
    pairOf({ book, purpose, child, category, item }, payer, cents),
  )
  if (applied.rest === 0) return settled
  const credit = { book, purpose: 'credit', child: null, category: null, item: { kind: 'payment', id: payment } } as const
  return [...settled, ...pairOf(credit, payer, applied.rest)]
}

function checkAmount(cents: number): void {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError('a payment is whole cents above zero')
}
