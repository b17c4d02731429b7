import { dayIn, half, moment, rowsIn, type Table } from '#assurance/isolation/table.ts'

const days = (values: Record<string, unknown>) => ({
  first: dayIn(values['order_from'] as string),
  last: values['order_until'] ? dayIn(values['order_until'] as string) : null,
})

export const tables: Readonly<Record<string, Table>> = {
  order_paragraph: rowsIn(
    'orders',
    'author',
    { days, touch: ['words', 'Exchanges take place at 5:00 p.m.'], isBelow: true },
    ({ day, until, at, n, isShared, of }) => ({
      order_id: of('case_order'),
      is_shared: isShared,
      order_from: day,
      order_until: half(n) ? until : null,
      number: String(n),
      words: 'Exchanges take place at 6:00 p.m.',
      position: n,
      created_at: at,
    }),
  ),
  order_supersession: rowsIn(
    'orders',
    'author',
    { days, touch: ['removed_at', moment], isBelow: true },
    ({ day, until, at, n, isShared, of }) => ({
      paragraph_id: of('order_paragraph', n),
      order_id: of('case_order'),
      by_number: '2',
      is_shared: isShared,
      order_from: day,
      order_until: half(n) ? until : null,
      created_at: at,
    }),
  ),
}
