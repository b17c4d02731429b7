// What an account's export holds of this feature's tables.
import { sql } from 'kysely'
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'ticket',
    what: msg`Your questions to support, and the answers.`,
    columns: ['number', 'kind', 'message', 'reply_address', 'created_on', 'state', 'answer', 'answered_on', 'closed_on', 'escalated_on'],
    withheld: { id: 'secret', key_hash: 'secret', code_hash: 'secret' },
  },
  {
    table: 'ticket_file',
    what: msg`What you attached to your questions. The content is in the JSON file, in base64.`,
    columns: ['ticket_id', 'place', 'type', 'size', 'scan', 'content'],
    withheld: { id: 'secret', sha256: 'secret' },
    rows: async (db, { account }) =>
      (
        await sql<object>`
          select t.number as ticket, f.place, f.type, f.size, f.scan, encode(f.content, 'base64') as content
          from ticket_file f join ticket t on t.id = f.ticket_id where t.account_id = ${account} order by t.number, f.place`.execute(db)
      ).rows,
  },
  {
    table: 'ticket_note',
    what: msg`When staff noted something about your questions. What they wrote to each other is not in this file.`,
    columns: ['ticket_id', 'at', 'kind'],
    withheld: { id: 'secret', author_id: 'other people', words: 'other people' },
    rows: async (db, { account }) =>
      (
        await sql<object>`
          select t.number as ticket, n.at, n.kind from ticket_note n join ticket t on t.id = n.ticket_id
          where t.account_id = ${account} order by n.at`.execute(db)
      ).rows,
  },
]
