import { rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  saved_view: rowsIn('own', 'author', { shared: 'none', touch: ['name', 'Touched'] }, ({ at }) => ({
    page: 'calendar',
    name: 'Mine',
    query: '',
    created_at: at,
  })),
}
