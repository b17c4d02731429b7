// What an account's export holds of this feature's tables.
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  {
    table: 'staff_role',
    what: msg`What you may do besides your own case.`,
    columns: ['role', 'reason', 'granted_at', 'on_server', 'is_seconded'],
    withheld: { granted_by: 'other people', seconded_by: 'other people' },
  },
  {
    table: 'role_request',
    what: msg`Requests to give you a role, or to take it away.`,
    columns: ['role', 'verb', 'reason', 'asked_at', 'decision', 'decided_at'],
    withheld: { id: 'secret', asked_by: 'other people', decided_by: 'other people' },
  },
  {
    table: 'break_glass',
    what: msg`When two people of the staff agreed to look into your account, and why.`,
    columns: ['reason', 'hours', 'asked_at', 'decision', 'decided_at', 'ends_at', 'ended_at'],
    withheld: { id: 'secret', asked_by: 'other people', decided_by: 'other people' },
    // What was asked for and not agreed to showed nobody anything.
    rows: async (db, { account }) =>
      db
        .selectFrom('break_glass')
        .select(['reason', 'hours', 'asked_at', 'decision', 'decided_at', 'ends_at', 'ended_at'])
        .where('account_id', '=', account)
        .where('decision', '=', 'approved')
        .execute(),
  },
]
