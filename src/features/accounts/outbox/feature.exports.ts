// What an account's export holds of this feature's tables.
import { sql } from 'kysely'
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'outbox',
    what: msg`Mail that waits to be sent to you. Its text may hold a link that opens something, and is not in this file.`,
    columns: ['queued_on', 'subject', 'state'],
    withheld: {
      id: 'secret',
      recipient: 'secret',
      body: 'secret',
      reply_to: 'secret',
      refusal: 'secret',
      is_watched: 'secret',
      return_token: 'secret',
      stop_url: 'secret',
      reply: 'secret',
      replied_at: 'secret',
    },
    rows: async (db, { email }) => (await sql<object>`select * from mail_waiting_for(${email})`.execute(db)).rows,
  },
]
