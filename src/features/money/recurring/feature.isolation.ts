import { moment, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  expense_rule: rowsIn('own', 'author', { shared: 'none', touch: ['paused_at', moment], isBelow: true }, ({ at, day, of }) => ({
    title: 'Piano lessons',
    cents: 9_600,
    category_id: of('expense_category'),
    children: '["0190a1b2-c3d4-7000-8000-000000000001"]',
    repeats: '{"unit":"month","day":31}',
    first_day: day,
    next_day: day,
    created_at: at,
  })),
}
