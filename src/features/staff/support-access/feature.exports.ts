// What an account's export holds of this feature's tables.
import { sql } from 'kysely'
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'support_grant',
    what: msg`When you let support look into your account.`,
    columns: ['hours', 'granted_at', 'revoked_at'],
    withheld: { id: 'secret' },
  },
  {
    table: 'support_look',
    what: msg`What support looked at, when you let them.`,
    columns: ['at', 'what'],
    withheld: { id: 'secret', grant_id: 'secret', looked_by: 'other people' },
    rows: async (db, { account }) =>
      (
        await sql<object>`
          select l.at, l.what from support_look l join support_grant g on g.id = l.grant_id
          where g.account_id = ${account} order by l.at`.execute(db)
      ).rows,
  },
]
