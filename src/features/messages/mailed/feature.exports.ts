// What an account's export holds of this feature's tables.
import { sql } from 'kysely'
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'message_mail',
    what: msg`Addresses that you gave for the other parent, and what became of the mails about your messages.`,
    columns: [
      'message_id',
      'noted_at',
      'unsent',
      'delayed_at',
      'delayed_code',
      'accepted_at',
      'accepted_code',
      'refused_at',
      'refused_code',
      'bounced_at',
      'bounce_status',
      'opened_at',
      'stopped_at',
    ],
    withheld: {
      case_id: 'secret',
      id: 'secret',
      author_id: 'secret',
      member_id: 'secret',
      address_id: 'secret',
      link_hash: 'secret',
      return_hash: 'secret',
      ends_at: 'secret',
    },
    rows: async (db, { account }) => (await sql<object>`select * from mails_of(${account})`.execute(db)).rows,
  },
]
