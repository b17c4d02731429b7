import { expect, test } from 'vitest'
import { pairOf, undoneIn } from '#domain/books/entry.ts'
import type { Day } from '#kernel/day.ts'
import type { BookEntry } from '#money/books/public.ts'
import type { PaymentRow } from './store.ts'
import { yearRows } from './tax-year.ts'

const entry = (id: string, day: string, more: Partial<BookEntry>, parts: readonly [child: string | null, cents: number][]): BookEntry => ({
  id,
  day: day as Day,
  cause: { kind: 'payment', id: `payment ${id}` },
  corrects: null,
  due: null,
  evidence: 'confirmed',
  authorId: 'a',
  note: '',
  postings: parts.flatMap(([child, cents], n) =>
    pairOf({ book: 'shared', purpose: 'principal', child, category: null, item: { kind: 'expense', id: `item ${n}` } }, 'B', cents),
  ),
  ...more,
})
const confirmed = (id: string) => ({ id: `payment ${id}`, payer: 'B', state: 'confirmed' }) as PaymentRow

test('a year has its payments by child, set-offs taken from their child, what a bank line alone proves apart, and nothing that was undone', () => {
  const correction = { cause: { kind: 'correction', id: 'c' }, evidence: null } as const
  const entries = [
    entry('1', '2025-12-31', {}, [['leo', 900]]),
    entry('2', '2026-01-01', {}, [
      ['leo', 500],
      ['maya', -200],
    ]),
    entry('3', '2026-12-31', { evidence: 'bank_matched' }, [['leo', 70]]),
    entry('4', '2026-06-01', { evidence: 'declared' }, [[null, 40]]),
    entry('5', '2026-06-02', {}, [['leo', 8]]),
    entry('6', '2027-01-02', { ...correction, corrects: '5' }, [['leo', -8]]),
    entry('7', '2026-07-01', {}, [['maya', 1000]]),
    entry('8', '2026-07-02', { ...correction, corrects: '7' }, [['maya', -1000]]),
    entry('9', '2026-07-02', { ...correction, corrects: '8' }, [['maya', 1000]]),
  ]
  const payments = ['1', '2', '5', '7'].map(confirmed)
  expect(yearRows(entries, { year: '2026', book: undefined, undone: undoneIn(entries), payments })).toEqual([
    { payer: 'B', book: 'shared', child: null, paid: 40, received: 0, confirmed: 0 },
    { payer: 'B', book: 'shared', child: 'leo', paid: 570, received: 570, confirmed: 500 },
    { payer: 'B', book: 'shared', child: 'maya', paid: 800, received: 800, confirmed: 800 },
  ])
})
