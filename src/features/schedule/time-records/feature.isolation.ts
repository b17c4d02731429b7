import { moment, noonOf, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  actual_time: rowsIn('schedule', 'author', { days: on('day'), touch: ['removed_at', moment] }, ({ at, day, isShared }) => ({
    is_shared: isShared,
    from_at: noonOf(day),
    to_at: `${day}T13:00:00Z`,
    day,
    holder: 'A',
    created_at: at,
  })),
}
