// What an account's export holds of this feature's tables.
import { sql } from 'kysely'
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'account',
    what: msg`Your account: address, names, and when it began.`,
    key: 'id',
    columns: [
      'id',
      'email',
      'email_verified',
      'name',
      'first_name',
      'last_name',
      'image',
      'two_factor_enabled',
      'created_at',
      'updated_at',
      'suspended_at',
      'is_demo',
    ],
  },
  {
    table: 'credential',
    what: msg`Your password. It is stored only as a hash, which is not in this file.`,
    columns: ['provider_id', 'provider_account_id', 'created_at', 'updated_at'],
    withheld: { id: 'secret', password: 'secret' },
  },
  {
    table: 'verification',
    what: msg`Links that were mailed to you and not opened yet.`,
    columns: ['created_at', 'updated_at', 'expires_at'],
    withheld: { id: 'secret', identifier: 'secret', value: 'secret' },
    rows: async (db, { account, email }) =>
      db
        .selectFrom('verification')
        .select(['created_at', 'updated_at', 'expires_at'])
        .where(({ eb, or }) => or([account, email].map((part) => eb(sql`position(${part} in value)`, '>', 0))))
        .execute(),
  },
]
