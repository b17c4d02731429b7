import { moment, rowsIn, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  filing_detail: rowsIn('own', 'author', { shared: 'none', touch: ['removed_at', moment] }, ({ at, n }) => ({
    kind: 'place',
    words: `${n} Cedar Lane`,
    created_at: at,
  })),
  filing_left: rowsIn('own', 'author', { shared: 'none', touch: ['words', ''] }, ({ at, n }) => ({
    kind: 'minor',
    paper: 'incidents',
    marks: `{${String(n).padStart(16, 'm')}}`,
    reason: 'ordered',
    created_at: at,
  })),
}
