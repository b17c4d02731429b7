import { rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  expense_category: rowsIn('expenses', 'parents', { shared: 'all', touch: ['paragraph', '9(b)'] }, ({ at, day, n }) => ({
    title: `School ${n}`,
    split: '{"kind":"percent","A":5000}',
    is_per_child: false,
    paragraph: '',
    words: '',
    first_day: day,
    created_at: at,
  })),
}
