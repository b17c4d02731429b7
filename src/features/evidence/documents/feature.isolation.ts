import { moment, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  document: rowsIn('own', 'author', { shared: 'none', touch: ['removed_at', moment] }, ({ at, n }) => ({
    folder: 'pleadings',
    title: `Motion ${n}`,
    kind: 'Motion',
    docket: '24-DR-0117',
    note: '',
    created_at: at,
  })),
  document_version: rowsIn('own', 'nobody', { shared: 'none', isBelow: true }, ({ at, n, of }) => ({
    document_id: of('document', n),
    number: n + 1,
    file_id: of('stored_file', n),
    name: `motion ${n}.pdf`,
    type: 'application/pdf',
    bytes: 1000,
    sha256: sha256(`motion ${n}`),
    note: '',
    created_at: at,
  })),
  document_step: rowsIn('own', 'nobody', { shared: 'none', isBelow: true }, ({ at, day, n, of }) => ({
    document_id: of('document', n),
    kind: 'filed',
    day,
    by_whom: 'Ana Moreno',
    served_to: '',
    note: '',
    created_at: at,
  })),
}
