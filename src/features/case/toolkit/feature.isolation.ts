import { noonOf, on, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  case_profile: rowsIn(
    'case',
    'author',
    { shared: 'none', hasId: false, isOnce: true, touch: ['county', 'Touched'], isWide: true },
    ({ at }) => ({ updated_at: at }),
  ),
  case_contact: rowsIn('case', 'author', { shared: 'none', touch: ['name', 'Touched'] }, ({ at }) => ({
    kind: 'school',
    name: 'Oak School',
    created_at: at,
  })),
  case_task: rowsIn('case', 'author', { shared: 'none', days: on('due_on', 'created_at'), touch: ['title', 'Touched'] }, ({ day, n }) => ({
    title: 'Call the clerk',
    // Without a due day it counts by the day on which it was made.
    due_on: n % 2 === 0 ? day : null,
    created_at: noonOf(n % 2 === 0 ? '2020-01-01' : day),
  })),
  saved_view: rowsIn('own', 'author', { shared: 'none', touch: ['name', 'Touched'] }, ({ at }) => ({
    page: 'calendar',
    name: 'Mine',
    query: '',
    created_at: at,
  })),
}
