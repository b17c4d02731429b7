import { dayIn, half, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  case_order: rowsIn(
    'orders',
    'author',
    {
      days: (values) => ({ first: dayIn(values['effective_on']), last: values['ends_on'] ? dayIn(values['ends_on']) : null }),
      touch: ['title', 'Touched'],
    },
    ({ day, until, at, n, isShared }) => ({
      title: 'Order',
      kind: 'consent',
      effective_on: day,
      ends_on: half(n) ? until : null,
      is_shared: isShared,
      created_at: at,
    }),
  ),
}
