import { from, moment, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  schedule_change: rowsIn(
    'schedule',
    'parents',
    { shared: 'all', days: from('from_day', 'to_day'), touch: ['dropped_at', moment] },
    ({ at, day, until }) => ({
      rule: '{}',
      from_day: day,
      to_day: until,
      approved_at: at,
    }),
  ),
}
