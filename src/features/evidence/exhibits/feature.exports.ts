// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

const own = { isOfSeat: true, key: 'author_id' } as const

export const exports: readonly ExportedTable[] = [
  {
    ...own,
    table: 'exhibit_list',
    what: msg`Your lists of exhibits.`,
    columns: [
      'case_id',
      'id',
      'name',
      'word',
      'numbering',
      'prefix',
      'first_number',
      'has_covers',
      'natives',
      'has_images',
      'has_upload_proofs',
      'entries',
      'version',
      'chosen_at',
      'reviewed_at',
      'reviewed',
      'created_at',
      'removed_at',
    ],
  },
  {
    ...own,
    table: 'exhibit_export',
    what: msg`What was made of your lists of exhibits.`,
    columns: [
      'case_id',
      'id',
      'list_id',
      'created_at',
      'asked',
      'reviewed_at',
      'state',
      'progress',
      'failure',
      'exhibits',
      'pages',
      'manifest_sha256',
      'head_code',
      'ended_at',
      'removed_at',
    ],
  },
  {
    ...own,
    table: 'bates_series',
    what: msg`The numbers that pages of your exhibits were given.`,
    columns: ['case_id', 'id', 'prefix', 'first_number', 'runs'],
  },
]
