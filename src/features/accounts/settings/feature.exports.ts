// What an account's export holds of this feature's tables.
import { sql } from 'kysely'
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'account_setting',
    what: msg`What you chose in the settings.`,
    columns: [
      'own_zone',
      'court_zone',
      'notify',
      'notify_since',
      'notify_began',
      'remind_at',
      'hearing_days',
      'exchange_before',
      'quiet_from',
      'quiet_until',
      'safe_email',
      'safe_from',
      'safe_until',
      'never_email',
      'never_email_since',
      'former_email',
      'former_until',
      'is_safety',
      'is_discreet',
      'updated_at',
    ],
  },
  {
    table: 'safe_address',
    what: msg`A new safe address that waits for its code.`,
    columns: ['address', 'tries', 'expires_at'],
    withheld: { code_hash: 'secret' },
  },
  {
    table: 'notice',
    what: msg`Notices to you by mail.`,
    columns: ['id', 'feature', 'about', 'arose_at', 'outcome', 'settled_at'],
  },
  {
    table: 'legal_hold',
    what: msg`A legal hold on the account, and its reason.`,
    columns: ['reason', 'set_at'],
    withheld: { set_by: 'other people' },
  },
  {
    table: 'audit',
    what: msg`What you did to your account and your roles, and what staff did to it.`,
    columns: ['at', 'action', 'outcome', 'reason', 'detail'],
    withheld: { id: 'secret', subject: 'other people' },
    // What someone of the staff did to others is of those others.
    rows: async (db, { account }) =>
      (
        await sql<object>`
          select at, action, outcome, case when account_id = ${account} then 'you' else 'staff' end as by,
            case when subject is null or subject = ${account} then reason end as reason,
            case when subject is null or subject = ${account} then detail end as detail
          from audit where account_id = ${account} or subject = ${account} order by at, id`.execute(db)
      ).rows,
  },
]
