// What an account's export holds of this feature's tables.
import { sql } from 'kysely'
import type { ExportedTable } from '#feature/exported.ts'
import { msg } from '#kernel/text.ts'

export const exports: readonly ExportedTable[] = [
  { table: 'entitlement', what: msg`Your trial and plan.`, columns: ['trial_ends_at', 'paid_until', 'waived_until'] },
  {
    table: 'plan',
    what: msg`Plans you bought.`,
    columns: ['id', 'every', 'agreed_cents', 'agreed_at', 'asked_at', 'state', 'is_ending', 'ends_for_price', 'next_cents', 'late_since'],
    // What the payment provider calls them, and what the jobs note for themselves.
    withheld: {
      session: 'secret',
      subscription: 'secret',
      late_mails: 'secret',
      reminded_for: 'secret',
      read_at: 'secret',
      revision: 'secret',
      sponsorship_id: 'other people',
      sponsor_name: 'other people',
    },
    // What a sponsor bought is theirs.
    rows: async (db, { account }) =>
      (
        await sql<object>`select id, every, agreed_cents, agreed_at, asked_at, state, is_ending, ends_for_price, next_cents, late_since
          from plan where account_id = ${account} and sponsorship_id is null order by asked_at`.execute(db)
      ).rows,
  },
  {
    table: 'plan_invoice',
    what: msg`Your invoices.`,
    columns: ['number', 'plan_id', 'cents', 'refunded_cents', 'term_from', 'term_to', 'paid_at', 'dispute'],
    withheld: { provider_invoice: 'secret', payment: 'secret' },
    rows: async (db, { account }) =>
      (
        await sql<object>`select number, plan_id, cents, refunded_cents, term_from, term_to, paid_at, dispute from plan_invoice
          where plan_id in (select id from plan where account_id = ${account} and sponsorship_id is null) order by number`.execute(db)
      ).rows,
  },
  {
    table: 'sponsorship',
    what: msg`Codes you made so that someone else could pay, and the terms that were paid.`,
    columns: ['id', 'made_at', 'expires_at', 'state', 'ended_at', 'paid_at', 'term_from', 'term_to', 'name'],
    withheld: { code_hash: 'secret', plan_id: 'secret', reminded_for: 'secret' },
  },
]
