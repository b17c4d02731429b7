import { rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  case_contact: rowsIn('case', 'author', { shared: 'none', touch: ['name', 'Touched'] }, ({ at }) => ({
    kind: 'school',
    name: 'Oak School',
    created_at: at,
  })),
}
