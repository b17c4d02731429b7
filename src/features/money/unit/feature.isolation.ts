import { dayIn, moment, on, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  unit_import: rowsIn(
    'payments',
    'author',
    {
      shared: 'all',
      days: (values) => ({ first: dayIn(values['first_day']), last: dayIn(values['last_day']) }),
      touch: ['undone_at', moment],
    },
    ({ day, at, n }) => ({
      name: 'history.csv',
      sha256: sha256(`unit history ${n}`),
      format: 'csv',
      first_day: day,
      last_day: day,
      added: 1,
      known: 0,
      skipped: 0,
      at,
    }),
  ),
  unit_line: rowsIn(
    'payments',
    'author',
    { shared: 'all', isBelow: true, days: on('day'), touch: ['gone_at', moment] },
    ({ day, n, of }) => ({
      import_id: of('unit_import', n),
      day,
      kind: 'received',
      cents: 65_000,
      reference: 'R1',
    }),
  ),
  unit_match: rowsIn(
    'payments',
    'author',
    { shared: 'all', isBelow: true, days: on('day'), touch: ['ended_at', moment] },
    ({ day, at, n, of }) => ({
      line_id: of('unit_line', n),
      entry_id: of('book_entry', n),
      day,
      confirmed_at: at,
      // A line has one match that holds.
      ended_at: at,
    }),
  ),
}
