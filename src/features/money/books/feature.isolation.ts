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
  // The database adds them: nobody does as a person.
  book_posting: rowsIn(
    'payments',
    'nobody',
    { shared: 'all', isBelow: true, isByPlatform: true, hasId: false, days: on('day') },
    ({ day, n, of }) => ({
      entry_id: of('book_entry', n),
      n: 100 + n,
      day,
      due_on: day,
      book: 'shared',
      side: 'A',
      purpose: 'principal',
      item_kind: 'expense',
      item_id: idOf(n),
      cents: 100,
      is_origin: true,
      counts_with: of('book_entry', n),
    }),
  ),
  book_evidence: rowsIn('payments', 'nobody', { shared: 'all', isBelow: true, days: on('day') }, ({ day, at, n, of }) => ({
    entry_id: of('book_entry', n),
    level: n % 2 === 0 ? 'confirmed' : 'bank_matched',
    day,
    created_at: at,
  })),
}
