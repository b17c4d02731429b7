// What an account's export holds of this feature's tables.
import { sql } from 'kysely'
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'case_member',
    what: msg`Your part in cases, and what you may see there. The records of a case are exported from the case itself.`,
    columns: ['role', 'name', 'scopes', 'from_day', 'to_day', 'expires_at', 'joined_at', 'ended_at'],
    withheld: {
      id: 'secret',
      case_id: 'secret',
      side: 'secret',
      former_names: 'secret',
      granted_by: 'other people',
      sees_private: 'other people',
    },
    rows: async (db, { account }) => (await sql<object>`select * from seats_of(${account})`.execute(db)).rows,
  },
]
