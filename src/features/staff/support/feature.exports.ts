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
