import { noonOf, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  expense_request: rowsIn(
    'expenses',
    'parents',
    { days: on('day'), touch: ['viewed_at', noonOf('2026-03-12')], isBelow: true },
    ({ at, day, isShared, of }) => ({
      title: 'Braces',
      cents: 20_000,
      category_id: of('expense_category'),
      children: '[]',
      provider: 'Dr. Ruiz',
      note: '',
      day,
      state: isShared ? 'sent' : 'draft',
      ...(isShared && { split: '{"kind":"percent","A":5000}', shares: '{"A":10000,"B":10000}', sent_at: at }),
      created_at: at,
    }),
  ),
}
