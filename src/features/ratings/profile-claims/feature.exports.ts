// What an account's export holds of this feature's tables.
import { sql } from 'kysely'
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'claim',
    what: msg`Profiles that you claimed, with what you gave to show it while it waited.`,
    columns: [
      'professional_id',
      'state',
      'way',
      'bar_number',
      'bar_state',
      'email',
      'note',
      'domain_shows',
      'code_until',
      'code_tries',
      'codes_sent',
      'asked_at',
      'decided_at',
      'reason',
    ],
    withheld: { id: 'secret', code_hash: 'secret', decided_by: 'other people' },
  },
  {
    table: 'reply_version',
    what: msg`What you said to ratings, and on a page that you hold: every version.`,
    columns: ['version', 'body', 'state', 'said_on', 'decided_on', 'reason'],
    withheld: { reply_id: 'secret', held_for: 'secret', key_hash: 'secret', decided_by: 'other people' },
    rows: async (db, { account }) =>
      (
        await sql<object>`
          select v.version, v.body, v.state, v.said_on, v.decided_on, v.reason from reply_version v join reply r on r.id = v.reply_id
          join claim c on c.id = r.claim_id where c.account_id = ${account} order by r.id, v.version`.execute(db)
      ).rows,
  },
]
