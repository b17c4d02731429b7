import { moment, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  conflict_note: rowsIn('own', 'author', { shared: 'none', hasId: false, touch: ['withdrawn_at', moment] }, ({ at, n }) => ({
    conflict: sha256(`conflict ${n}`),
    at,
  })),
}
