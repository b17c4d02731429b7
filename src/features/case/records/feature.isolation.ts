import { rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  case_record: rowsIn('own', 'nobody', { shared: 'none', isByPlatform: true }, ({ at, n }) => ({
    created_at: at,
    about_name: '',
    has_offers: false,
    certificate: 'none',
    prefix: '',
    state: 'ready',
    items: 1,
    pages: 1,
    manifest_sha256: sha256(`manifest ${n}`),
    ended_at: at,
  })),
}
