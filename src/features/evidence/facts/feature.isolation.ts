import { from, moment, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  case_issue: rowsIn('evidence', 'author', { shared: 'none', touch: ['note', 'From the decree'] }, ({ at, n }) => ({
    name: `Issue ${n}`,
    note: '',
    position: n,
    created_at: at,
  })),
  case_fact: rowsIn(
    'evidence',
    'author',
    { shared: 'none', days: from('first_day', 'last_day'), touch: ['changed_at', moment] },
    ({ at, day, until }) => ({
      first_day: day,
      last_day: until,
      precision: day === until ? 'day' : 'range',
      is_about: false,
      said: 'The exchange was 25 minutes late.',
      kind: 'exchange',
      is_against: false,
      created_at: at,
    }),
  ),
}
