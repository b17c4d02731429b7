import { sql } from 'kysely'
import type { Db } from '../../ports/db/port.ts'

/** When the trial ends (7 days from sign-up, where nothing else was noted), and until when somebody paid. */
export async function entitlementOf(db: Db, account: string): Promise<{ trialEndsAt: Date; paidUntil: Date | null } | null> {
  const row = await db
    .selectFrom('account as a')
    .leftJoin('entitlement as e', 'e.account_id', 'a.id')
    .select(['e.paid_until', sql<Date>`coalesce(e.trial_ends_at, a.created_at + interval '7 days')`.as('ends')])
    .where('a.id', '=', account)
    .executeTakeFirst()
  return row ? { trialEndsAt: row.ends, paidUntil: row.paid_until } : null
}
