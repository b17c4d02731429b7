// What an account's export holds of this feature's tables.
import { sql } from 'kysely'
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'link_hold',
    what: msg`With whom you do not want to be linked.`,
    columns: ['kind', 'note', 'set_at', 'lifted_at'],
    withheld: { id: 'secret', other_account_id: 'other people', other_email: 'other people', own_email: 'other people' },
    rows: async (db, { account }) => (await sql<object>`select * from holds_of(${account})`.execute(db)).rows,
  },
]
