import { moment, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  bank_account: rowsIn('own', 'author', { shared: 'none', touch: ['removed_at', moment] }, ({ at }) => ({
    name: 'Checking',
    last_four: '1234',
    kind: 'checking',
    created_at: at,
  })),
  bank_profile: rowsIn('own', 'author', { shared: 'none', touch: ['name', 'Touched'] }, ({ at, n }) => ({
    name: 'My bank',
    shape: `, date|amount|${n}`,
    mapping: '{}',
    created_at: at,
  })),
  bank_import: rowsIn('own', 'author', { shared: 'none', touch: ['undone_at', moment], isBelow: true }, ({ at, n, of }) => ({
    batch_id: of('bank_account'),
    bank_account_id: of('bank_account'),
    name: 'january.csv',
    sha256: sha256(`bank file ${n}`),
    format: 'csv',
    importer_version: 1,
    added: 1,
    known: 0,
    corrected: 0,
    skipped: 0,
    at,
  })),
  bank_line: rowsIn('own', 'author', { shared: 'none', touch: ['gone_at', moment], isBelow: true }, ({ day, of }) => ({
    bank_account_id: of('bank_account'),
    import_id: of('bank_import'),
    day,
    cents: -4250,
    description: 'Shoes',
  })),
  bank_match: rowsIn('own', 'author', { shared: 'none', touch: ['ended_at', moment], isBelow: true }, ({ at, n, of }) => ({
    line_id: of('bank_line', n),
    kind: 'expense',
    target_id: of('bank_line'),
    confirmed_at: at,
    // A line has one match that holds.
    ended_at: at,
  })),
}
