import { expect, test } from 'vitest'
import { seededNumbers } from '#kernel/seeded.ts'
import { iterations } from '#test/support/depth.ts'
import { dayAt, numberOf } from '../time/calendar.ts'
import { otherSide, type Side } from '../splits/split.ts'
import { applyOldestFirst, applyTo, paymentPostings } from './apply.ts'
import { balances, positions } from './balances.ts'
import { changeFor, checkEntry, correctionOf, pairOf } from './entry.ts'
import { netting, type OpenItem, outstanding } from './items.ts'
import { statement } from './statement.ts'
import { type Book, books, type Cause, type Entry } from './types.ts'

const first = numberOf('2026-01-01' as Entry['day'])

/** A sequence of entries as two parents might make them: what is owed, payments, waivers, corrections, on days of half a year. */
function sequence(next: () => number): Entry[] {
  const below = (n: number) => Math.floor(next() * n)
  const side = (): Side => (next() < 0.5 ? 'A' : 'B')
  const entries: Entry[] = []
  const length = 2 + below(7)
  for (let n = 0; n < length; n += 1) {
    const book: Book = books[below(2)]!
    const base = { id: `e${n}`, day: dayAt(first + below(180)), corrects: null, due: null, evidence: null }
    const kind = below(5)
    const of = (item: Cause, purpose: 'principal' | 'interest' = 'principal') =>
      ({ book, purpose, child: null, category: null, item }) as const
    const open = kind >= 2 ? outstanding(entries).filter((item) => item.book === book) : []
    if (kind === 4 && entries.length > 0) {
      const undone = entries[below(entries.length)]!
      const isDone = undone.corrects !== null || entries.some(({ corrects }) => corrects === undone.id)
      if (!isDone) entries.push(correctionOf(undone, { id: base.id, day: base.day, cause: { kind: 'correction', id: base.id } }))
    } else if (kind === 3 && open.length > 0) {
      const item = open[below(open.length)]!
      const cause: Cause = { kind: 'waiver', id: base.id }
      entries.push({ ...base, cause, postings: pairOf({ ...of(item.item), purpose: item.purpose }, item.debtor, 1 + below(item.cents)) })
    } else if (kind === 2) {
      const [payer, cents, cause] = [side(), 1 + below(100_000), { kind: 'payment', id: base.id } as const]
      const chosen = open.filter(({ debtor }) => debtor === payer && next() < 0.5).map(({ item }) => item)
      const to = { payer, book, cents }
      const applied = chosen.length > 0 ? applyTo(open, chosen, to) : applyOldestFirst(open, to)
      entries.push({ ...base, cause, evidence: 'declared', postings: paymentPostings(applied, { payer, book, payment: base.id }) })
    } else {
      const cause: Cause = { kind: book === 'support' ? 'support' : 'expense', id: base.id }
      entries.push({ ...base, cause, postings: pairOf(of(cause), side(), 1 + below(100_000)) })
    }
  }
  return entries
}

const sum = (items: readonly OpenItem[], debtor: Side) =>
  items.filter((item) => item.debtor === debtor).reduce((all, { cents }) => all + cents, 0)

/** What is wrong with the books of a sequence, in a word; `null` where all agrees to the cent. */
function wrongIn(entries: readonly Entry[], cut: Entry['day']): string | null {
  for (const entry of entries) checkEntry(entry)
  const all = positions(entries)
  const open = outstanding(entries)
  for (const book of books) {
    if (all[book].A + all[book].B !== 0) return 'positions'
    const its = open.filter((item) => item.book === book)
    if (sum(its, 'B') - sum(its, 'A') !== all[book].A) return 'items'
    const net = netting(its)
    if (Math.abs(all[book].A) !== net.cents || (net.cents > 0 && all[book][net.payee] !== net.cents)) return 'netting'
  }
  if (balances(entries).reduce((each, { cents }) => each + cents, 0) !== 0) return 'balances'
  const period = { from: cut, to: null }
  const [ofA, ofB] = [statement(entries, 'A', period), statement(entries, 'B', period)]
  for (const [index, book] of ofA.entries()) {
    const mirror = ofB[index]!
    if (book.opening + mirror.opening !== 0 || book.closing + mirror.closing !== 0) return 'mirror'
    if (book.lines.some(({ change, balance }, at) => change + mirror.lines[at]!.change !== 0 || balance + mirror.lines[at]!.balance !== 0))
      return 'lines'
    if (book.closing !== all[book.book].A) return 'closing'
  }
  return null
}

test('the books of random sequences balance to the cent, however they are added up', { timeout: 600_000 }, () => {
  const next = seededNumbers(29)
  const wrong: string[] = []
  for (let n = iterations(1_000_000, 2_000); n > 0; n -= 1) {
    const entries = sequence(next)
    const found = wrongIn(entries, dayAt(first + Math.floor(next() * 180)))
    if (found) wrong.push(`${found}: ${JSON.stringify(entries)}`)
  }
  expect(wrong.slice(0, 3)).toEqual([])
})

test('what one transfer settles leaves nothing open', () => {
  const next = seededNumbers(30)
  for (let n = iterations(50_000, 500); n > 0; n -= 1) {
    const entries = sequence(next)
    const items = outstanding(entries).filter(({ book }) => book === 'shared')
    const { payer, cents } = netting(items)
    if (cents === 0) continue
    const applied = applyTo(
      items,
      items.map(({ item }) => item),
      { payer, book: 'shared', cents },
    )
    const postings = paymentPostings(applied, { payer, book: 'shared', payment: 'last' })
    const last: Entry = {
      id: 'z',
      day: dayAt(first + 181),
      cause: { kind: 'payment', id: 'last' },
      corrects: null,
      due: null,
      evidence: 'declared',
      postings,
    }
    checkEntry(last)
    expect(changeFor(last, payer)).toBe(cents)
    expect(changeFor(last, otherSide(payer))).toBe(-cents)
    expect(outstanding([...entries, last]).filter(({ book }) => book === 'shared')).toEqual([])
  }
})
