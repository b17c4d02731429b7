// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    isOfSeat: true,
    key: 'author_id',
    table: 'redaction',
    what: msg`Redacted copies that you made of your files, and how each was checked.`,
    columns: [
      'case_id',
      'id',
      'file_id',
      'source_sha256',
      'marks',
      'phrases',
      'places',
      'on_pages',
      'state',
      'progress',
      'failure',
      'failure_page',
      'failure_word',
      'pages',
      'proof',
      'created_at',
      'ended_at',
      'removed_at',
    ],
  },
]
