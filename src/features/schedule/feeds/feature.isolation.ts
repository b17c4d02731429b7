import { moment, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  calendar_import: rowsIn('own', 'author', { shared: 'none', touch: ['undone_at', moment] }, ({ at }) => ({
    name: 'school.ics',
    events: 0,
    at,
  })),
  calendar_feed: rowsIn('own', 'author', { shared: 'none', touch: ['name', 'Touched'] }, ({ at, n }) => ({
    name: 'Phone',
    layers: '{events}',
    token_hash: sha256(`token ${n}`),
    created_at: at,
  })),
}
