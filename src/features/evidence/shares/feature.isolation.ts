import { moment, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  share_link: rowsIn('own', 'author', { shared: 'none', touch: ['ends_at', moment] }, ({ at, n }) => ({
    whom: `Lawyer ${n}`,
    code_hash: sha256(`code ${n}`),
    is_original: false,
    may_save: true,
    ends_at: at,
    created_at: at,
  })),
  share_file: rowsIn('own', 'nobody', { shared: 'none', isBelow: true }, ({ n, of }) => ({
    link_id: of('share_link', n),
    position: n,
    kind: 'version',
    about: of('document_version', n),
    file_id: of('stored_file', n),
    name: `motion ${n}.pdf`,
    type: 'application/pdf',
    bytes: 1000,
    sha256: sha256(`motion ${n}`),
  })),
  share_opening: rowsIn('own', 'nobody', { shared: 'none', isBelow: true, isByPlatform: true }, ({ at, n, of }) => ({
    link_id: of('share_link', n),
    token_hash: sha256(`token ${n}`),
    opened_at: at,
  })),
  share_look: rowsIn('own', 'nobody', { shared: 'none', isBelow: true, isByPlatform: true }, ({ at, n, of }) => ({
    link_id: of('share_link', n),
    opening_id: of('share_opening', n),
    share_file_id: of('share_file', n),
    what: 'viewed',
    at,
  })),
}
