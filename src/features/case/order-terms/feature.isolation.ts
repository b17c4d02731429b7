import { dayIn, half, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  order_term: rowsIn(
    'orders',
    'author',
    {
      days: (values) => ({ first: dayIn(values['first_day']), last: values['last_day'] ? dayIn(values['last_day']) : null }),
      touch: ['position', 2],
      isBelow: true,
    },
    ({ day, until, at, n, isShared, of }) => ({
      order_id: of('case_order'),
      is_shared: isShared,
      // An order that began long before: its term begins later.
      order_from: '1900-01-01',
      first_day: day,
      last_day: half(n) ? until : null,
      paragraph: '9(b)',
      words: '',
      says: '{"kind": "expense_pay", "days": 30}',
      position: 1,
      created_at: at,
    }),
  ),
}
