import { noonOf, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  expense: rowsIn(
    'expenses',
    'parents',
    { days: on('day'), touch: ['viewed_at', noonOf('2026-03-12')], isBelow: true },
    ({ at, day, isShared, of }) => ({
      title: 'Soccer cleats',
      note: '',
      cents: 4200,
      day,
      category_id: of('expense_category'),
      children: '[]',
      tax: 'none',
      state: isShared ? 'submitted' : 'draft',
      ...(isShared && { split: '{"kind":"percent","A":5000}', parts: '[]', asked_cents: 2100, sent_at: at }),
      created_at: at,
    }),
  ),
  expense_step: rowsIn('expenses', 'nobody', { shared: 'all', days: on('day'), isBelow: true }, ({ at, day, of }) => ({
    expense_id: of('expense'),
    day,
    what: 'comment',
    words: 'Paid by card.',
    at,
  })),
}
