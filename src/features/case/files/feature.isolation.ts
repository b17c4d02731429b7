import { fileUse } from '#assurance/isolation/oracle.ts'
import { half, moment, noonOf, on, rowsIn, sha256, type Table } from '#assurance/isolation/table.ts'

export const tables: Readonly<Record<string, Table>> = {
  file_key: rowsIn('own', 'nobody', { shared: 'none' }, ({ at }) => ({
    sealed: `\\x${'ab'.repeat(60)}`,
    created_at: at,
  })),
  stored_file: rowsIn('own', 'author', { shared: 'none', touch: ['removed_at', moment] }, ({ at, n }) => ({
    name: `photo ${n}.jpg`,
    bytes: 1000 + n,
    created_at: at,
    finished_at: at,
    type: 'image/jpeg',
    sha256: sha256(`file ${n}`),
    address: sha256(`sealed ${n}`),
    scan: 'clean',
    // Its bytes are in no store: a file like this is refused before they are read.
    is_misnamed: true,
  })),
  made_file: rowsIn('own', 'nobody', { shared: 'none', isByPlatform: true }, ({ at, n }) => ({
    bytes: 1000 + n,
    sha256: sha256(`archive ${n}`),
    address: sha256(`sealed archive ${n}`),
    made_at: at,
  })),
  file_part: rowsIn('own', 'nobody', { shared: 'none', hasId: false, isBelow: true }, ({ n, of }) => ({
    file_id: of('stored_file'),
    at_byte: n,
    bytes: 1,
    address: sha256(`part ${n}`),
  })),
  file_use: {
    ...rowsIn(
      'messages',
      'author',
      { days: on('shared_at', 'added_at'), touch: ['removed_at', moment], isBelow: true },
      ({ day, isShared, n, of }) => ({
        file_id: of('stored_file'),
        topic: half(n) ? 'exchanges' : 'messages',
        about: of('case_message', n),
        position: n % 20,
        name: 'photo.jpg',
        type: 'image/jpeg',
        bytes: 1000,
        sha256: sha256(`copy ${n}`),
        address: sha256(`sealed copy ${n}`),
        is_scanned: true,
        added_at: noonOf(day),
        shared_at: isShared ? noonOf(day) : null,
      }),
    ),
    rule: fileUse,
  },
}
