import { evidenceItem } from '#assurance/isolation/oracle.ts'
import { half, on, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  evidence_item: {
    ...rowsIn(
      'evidence',
      'author',
      { shared: 'none', days: on('day'), touch: ['device', 'Phone'], isBelow: true },
      ({ day, at, n, of }) => ({
        file_id: of('stored_file', n),
        name: `photo ${n}.jpg`,
        kind: 'picture',
        type: 'image/jpeg',
        bytes: 1000,
        sha256: sha256(`file ${n}`),
        is_misnamed: false,
        uploaded_at: at,
        title: 'School gate',
        day,
        privacy: half(n) ? 'privileged' : 'private',
        created_at: at,
        // A file is in one item that was not removed.
        removed_at: at,
      }),
    ),
    rule: evidenceItem,
  },
}
