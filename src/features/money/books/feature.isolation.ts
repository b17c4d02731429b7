import { idOf, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

const posting = (side: 'A' | 'B', cents: number) => ({
  side,
  purpose: 'principal',
  child: null,
  category: null,
  item: { kind: 'expense', id: idOf(1) },
  cents,
})

export const tables: Readonly<Record<string, Table>> = {
  book_entry: rowsIn('payments', 'nobody', { shared: 'all', days: on('day') }, ({ day, at, n }) => ({
    day,
    cause: 'expense',
    cause_id: idOf(n),
    book: 'shared',
    postings: JSON.stringify([posting('A', 100), posting('B', -100)]),
    created_at: at,
  })),
  book_evidence: rowsIn('payments', 'nobody', { shared: 'all', isBelow: true, days: on('day') }, ({ day, at, n, of }) => ({
    entry_id: of('book_entry', n),
    level: n % 2 === 0 ? 'confirmed' : 'bank_matched',
    day,
    created_at: at,
  })),
}
