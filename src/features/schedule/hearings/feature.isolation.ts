import { noonOf, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  hearing: rowsIn('hearings', 'author', { days: on('day'), touch: ['title', 'Touched'] }, ({ at, day, isShared }) => ({
    is_shared: isShared,
    title: 'Hearing',
    kind: 'hearing',
    from_at: noonOf(day),
    to_at: `${day}T13:00:00Z`,
    day,
    zone: 'UTC',
    created_at: at,
    updated_at: at,
  })),
  hearing_version: rowsIn('hearings', 'nobody', { days: on('at') }, ({ day, isShared, of }) => ({
    is_shared: isShared,
    hearing_id: of('hearing'),
    was: '{}',
    at: noonOf(day),
  })),
}
