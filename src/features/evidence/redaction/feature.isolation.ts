import { rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  redaction: rowsIn('own', 'author', { shared: 'none', isBelow: true, touch: ['failure_word', ''] }, ({ at, of, n }) => ({
    file_id: of('stored_file', n),
    source_sha256: sha256(`file ${n}`),
    marks: '[]',
    phrases: '{}',
    places: 1,
    on_pages: 1,
    state: 'failed',
    failure: 'damaged',
    created_at: at,
    ended_at: at,
  })),
}
