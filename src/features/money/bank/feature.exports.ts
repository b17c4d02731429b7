// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

const ofSeat = { isOfSeat: true, key: 'author_id' } as const

export const exports: readonly ExportedTable[] = [
  {
    ...ofSeat,
    table: 'bank_account',
    what: msg`Your bank accounts, as you named them.`,
    columns: ['case_id', 'id', 'name', 'last_four', 'kind', 'created_at', 'removed_at'],
  },
  {
    ...ofSeat,
    table: 'bank_import',
    what: msg`Bank files that you imported. The files themselves aren’t stored.`,
    columns: [
      'case_id',
      'id',
      'bank_account_id',
      'name',
      'sha256',
      'format',
      'importer_version',
      'first_day',
      'last_day',
      'added',
      'known',
      'corrected',
      'skipped',
      'balance',
      'balance_on',
      'at',
      'undone_at',
    ],
    withheld: { batch_id: 'secret' },
  },
  {
    ...ofSeat,
    table: 'bank_line',
    what: msg`Your bank lines. Amounts are in cents.`,
    columns: ['case_id', 'id', 'bank_account_id', 'import_id', 'day', 'cents', 'description', 'check_number', 'gone_at', 'gone_by'],
    withheld: { fit_hash: 'secret' },
  },
  {
    ...ofSeat,
    table: 'bank_match',
    what: msg`What you matched bank lines with.`,
    columns: ['case_id', 'id', 'line_id', 'kind', 'target_id', 'confirmed_at', 'ended_at'],
  },
  {
    ...ofSeat,
    table: 'bank_profile',
    what: msg`How you said that files of your bank are read.`,
    columns: ['case_id', 'id', 'name', 'shape', 'mapping', 'created_at', 'removed_at'],
  },
]
