import { rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  file_metadata: rowsIn('own', 'nobody', { shared: 'none', isBelow: true, isByPlatform: true }, ({ at, n, of }) => ({
    file_id: of('stored_file', n),
    original_sha256: sha256(`file ${n}`),
    tool: 'exiftool',
    version: '12.57',
    read_at: at,
  })),
}
