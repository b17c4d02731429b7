import type { Db } from '#ports/db/port.ts'

/** When the trial ends, `null` before it has begun, and until when someone paid. */
export async function entitlementOf(
  db: Db,
  account: string,
): Promise<{ trialEndsAt: Date | null; paidUntil: Date | null; waivedUntil: Date | null } | null> {
  const row = await db
    .selectFrom('account as a')
    .leftJoin('entitlement as e', 'e.account_id', 'a.id')
    .select(['e.paid_until', 'e.trial_ends_at', 'e.waived_until'])
    .where('a.id', '=', account)
    .executeTakeFirst()
  return row ? { trialEndsAt: row.trial_ends_at, paidUntil: row.paid_until, waivedUntil: row.waived_until } : null
}

/** Begins the one trial of an account; one that has begun stays as it is. */
export async function beginTrial(db: Db, account: string, endsAt: Date): Promise<void> {
  await db
    .insertInto('entitlement')
    .values({ account_id: account, trial_ends_at: endsAt })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}
