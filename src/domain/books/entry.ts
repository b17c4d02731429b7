import { readDay } from '#kernel/day.ts'
import { mostCents } from '../money/cents.ts'
import { otherSide, type Side } from '../splits/split.ts'
import { type Book, type Cause, type Entry, keyOf, type Posting } from './types.ts'

/** The book of an entry: all of its postings are in it. */
export const bookOf = ({ postings }: Pick<Entry, 'postings'>): Book => postings[0]!.book

/** What a side is owed more by an entry, in cents; below zero it owes more. */
export function changeFor({ postings }: Pick<Entry, 'postings'>, side: Side): number {
  let cents = 0
  for (const posting of postings) if (posting.side === side) cents += posting.cents
  return cents
}

/**
 * Both postings of an amount between the parents.
 * @param of where it is posted, without the side
 * @param creditor who is owed more by it
 * @param cents whole, not 0; below zero the creditor is owed less
 */
export function pairOf(of: Omit<Posting, 'side' | 'cents'>, creditor: Side, cents: number): [Posting, Posting] {
  return [
    { ...of, side: creditor, cents },
    { ...of, side: otherSide(creditor), cents: -cents },
  ]
}

/** The side whose position a payment betters: who paid. */
export const payerOf = (entry: Entry): Side => (changeFor(entry, 'A') > 0 ? 'A' : 'B')

/**
 * Refuses an entry that is no entry. Each item must sum to zero by itself, so that both parents see the same amount in each of them.
 * @throws RangeError that says what is wrong with it
 */
export function checkEntry(entry: Entry): void {
  const { id, day, due, cause, corrects, evidence, postings } = entry
  if (id === '' || cause.id === '') throw new RangeError('an entry and its cause have ids')
  if (readDay(day) === null || (due !== null && readDay(due) === null)) throw new RangeError('there is no such day')
  if ((cause.kind === 'correction') !== (corrects !== null)) throw new RangeError('a correction, and nothing else, names what it corrects')
  if ((cause.kind === 'payment') !== (evidence !== null)) throw new RangeError('a payment, and nothing else, has evidence')
  if (postings.length === 0) throw new RangeError('an entry has postings')
  const sums = new Map<string, number>()
  for (const { book, cents, item } of postings) {
    if (!Number.isSafeInteger(cents) || cents === 0 || Math.abs(cents) > mostCents)
      throw new RangeError('an amount is whole cents, not zero, and at most ten million dollars')
    if (book !== postings[0]!.book) throw new RangeError('an entry is in one book')
    sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + cents)
  }
  for (const sum of sums.values()) if (sum !== 0) throw new RangeError('the postings of an item sum to zero')
  if (cause.kind === 'payment' && changeFor(entry, 'A') === 0) throw new RangeError('a payment is above zero')
}

/**
 * The entry that undoes another one, on a day of its own.
 * @param cause of kind `correction`
 */
export function correctionOf(entry: Entry, { id, day, cause }: { id: string; day: Entry['day']; cause: Cause }): Entry {
  const postings = entry.postings.map((posting) => ({ ...posting, cents: -posting.cents }))
  return { id, day, cause, corrects: entry.id, due: null, evidence: null, postings }
}

/** The ids of the entries that a correction undoes, which is not undone itself. */
export function undoneIn(entries: readonly Entry[]): Set<string> {
  const byCorrected = Map.groupBy(
    entries.filter(({ corrects }) => corrects !== null),
    ({ corrects }) => corrects!,
  )
  const isUndone = (id: string): boolean => (byCorrected.get(id) ?? []).some((correction) => !isUndone(correction.id))
  return new Set([...byCorrected.keys()].filter(isUndone))
}
