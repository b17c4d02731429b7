// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

const ofSeat = { isOfSeat: true, key: 'author_id' } as const

export const exports: readonly ExportedTable[] = [
  {
    ...ofSeat,
    table: 'sign_request',
    what: msg`Papers that you signed or asked to be signed, with the hashes of the paper and of the signed copy.`,
    columns: [
      'case_id',
      'id',
      'document_id',
      'version_id',
      'is_shared',
      'kind',
      'title',
      'note',
      'pages',
      'texts',
      'bytes',
      'sha256',
      'state',
      'created_at',
      'expires_at',
      'settled_at',
      'reason',
      'wants_paper',
      'signed_bytes',
      'signed_sha256',
      'seal',
    ],
    withheld: { settled_by: 'other people' },
  },
  {
    ...ofSeat,
    table: 'sign_signature',
    what: msg`Your signatures on papers: the name you typed, and when.`,
    columns: ['case_id', 'id', 'request_id', 'is_shared', 'name', 'signed_at'],
  },
]
