import type { Day } from '#kernel/day.ts'
import { numberOf } from '../time/calendar.ts'
import { otherSide, type Side } from '../splits/split.ts'
import { type Book, type Cause, type Entry, keyOf, type Posting, type Purpose } from './types.ts'

/** What is still owed of one item. */
export interface OpenItem {
  item: Cause
  book: Book
  purpose: Purpose
  child: string | null
  category: string | null
  debtor: Side
  /** Above zero. */
  cents: number
  /** What the item was at first, before anything was paid or waived. */
  full: number
  day: Day
  due: Day
}

interface Found {
  /** Of the entry that made the item, where it is among them; otherwise the first one. */
  posting: Posting
  isOrigin: boolean
  sumA: number
  full: number
  day: Day
  due: Day
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other)

/**
 * What is open, by item, the earliest due first. An item with several children or categories goes by its first posting; its days are the earliest
 * of the entries that made it, or of all where none of those is given.
 * @param entries in any order; of one day the first posting is that of the first. An item that sums to zero is settled and left out
 */
export function outstanding(entries: readonly Entry[]): OpenItem[] {
  const found = new Map<string, Found>()
  for (const { cause, day, due, postings } of entries)
    for (const posting of postings) {
      // Side B has the same with the other sign.
      if (posting.side === 'B') continue
      const key = keyOf(posting.item)
      const isOrigin = keyOf(cause) === key
      const [known, until, { cents }] = [found.get(key), due ?? day, posting]
      if (known === undefined || (isOrigin && !known.isOrigin)) {
        const before = known ?? { sumA: 0, full: 0 }
        found.set(key, { posting, isOrigin, sumA: before.sumA + cents, full: before.full + (isOrigin ? cents : 0), day, due: until })
        continue
      }
      known.sumA += cents
      if (isOrigin) known.full += cents
      if (isOrigin !== known.isOrigin) continue
      if (day < known.day) known.posting = posting
      known.day = earlier(day, known.day)
      known.due = earlier(until, known.due)
    }
  const open = [...found.values()].flatMap(({ posting, sumA, full, day, due }): OpenItem[] => {
    if (sumA === 0) return []
    const { item, book, purpose, child, category } = posting
    const debtor = sumA < 0 ? 'A' : 'B'
    return [{ item, book, purpose, child, category, debtor, cents: Math.abs(sumA), full: Math.abs(full), day, due }]
  })
  return open.toSorted(byDue)
}

/** The earliest due first; of one day by their ids, so that every reader has them in one order. */
export const byDue = (one: OpenItem, other: OpenItem): number =>
  one.due === other.due ? (keyOf(one.item) < keyOf(other.item) ? -1 : 1) : one.due < other.due ? -1 : 1

const ages = [30, 60, 90] as const
/** Cents by how long they have been due: not yet, 0 to 30 days, 31 to 60, 61 to 90, more than 90. */
export interface Ageing {
  notDue: number
  days30: number
  days60: number
  days90: number
  older: number
}

/** How long what a side owes has been due on a day. */
export function ageing(items: readonly OpenItem[], debtor: Side, today: Day): Ageing {
  const found: Ageing = { notDue: 0, days30: 0, days60: 0, days90: 0, older: 0 }
  for (const item of items) {
    if (item.debtor !== debtor) continue
    const days = numberOf(today) - numberOf(item.due)
    if (days < 0) found.notDue += item.cents
    else if (days <= ages[0]) found.days30 += item.cents
    else if (days <= ages[1]) found.days60 += item.cents
    else if (days <= ages[2]) found.days90 += item.cents
    else found.older += item.cents
  }
  return found
}

/** What one transfer settles: each item with what it is worth to the one who pays. */
export interface Netting {
  payer: Side
  payee: Side
  /** Above zero, or zero where both owe the same. */
  cents: number
  lines: readonly { item: OpenItem; cents: number }[]
}

/**
 * What one transfer settles both ways.
 * @param items of one book: support isn't set off against expenses
 * @returns the lines behind it; what the payee owes counts below zero
 * @throws RangeError for items of two books
 */
export function netting(items: readonly OpenItem[]): Netting {
  if (items.some(({ book }) => book !== items[0]!.book)) throw new RangeError('support and shared expenses are not set off')
  const owedBy = (side: Side) => items.filter(({ debtor }) => debtor === side).reduce((sum, { cents }) => sum + cents, 0)
  const payer: Side = owedBy('A') >= owedBy('B') ? 'A' : 'B'
  const lines = items.map((item) => ({ item, cents: item.debtor === payer ? item.cents : -item.cents }))
  return { payer, payee: otherSide(payer), cents: owedBy(payer) - owedBy(otherSide(payer)), lines }
}
