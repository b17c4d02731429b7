// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    isOfSeat: true,
    key: 'author_id',
    table: 'evidence_item',
    what: msg`Your evidence: what you said about each file.`,
    columns: [
      'case_id',
      'id',
      'file_id',
      'name',
      'kind',
      'type',
      'bytes',
      'sha256',
      'is_misnamed',
      'uploaded_at',
      'copy_type',
      'title',
      'note',
      'day',
      'device',
      'privacy',
      'is_sensitive',
      'tags',
      'created_at',
      'removed_at',
      'words',
    ],
  },
]
