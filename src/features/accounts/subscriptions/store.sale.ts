// Since when plans can be bought, and what that begins again.
import type { Db } from '#ports/db/port.ts'

/**
 * Notes the first start with a payment provider. Trials that began before it begin again with the next work on a case, once
 * (decision 0113): they ran while nothing could be bought.
 */
export async function beginSale(db: Db, at: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const first = await tx
      .insertInto('plan_sale')
      .values({ since: at })
      .onConflict((on) => on.doNothing())
      .returning('since')
      .executeTakeFirst()
    if (first) await tx.deleteFrom('entitlement').where('paid_until', 'is', null).execute()
  })
}

/** Of two purchases of one account that are written at once the second sees the first. */
export async function lockAccount(tx: Db, account: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', account).forNoKeyUpdate().execute()
}

/** Until when new work is open without the trial. The trial began with their first work, or ends then. */
export async function setPaidUntil(tx: Db, account: string, until: Date | null, trialEndsAt: Date): Promise<void> {
  await tx
    .insertInto('entitlement')
    .values({ account_id: account, trial_ends_at: trialEndsAt, paid_until: until })
    .onConflict((on) => on.column('account_id').doUpdateSet({ paid_until: until }))
    .execute()
}

/** Until when a fee waiver opens new work; `null` for none. */
export async function waivedUntil(tx: Db, account: string): Promise<number | null> {
  const row = await tx.selectFrom('entitlement').select('waived_until').where('account_id', '=', account).executeTakeFirst()
  return row?.waived_until?.getTime() ?? null
}

/** @param trialEndsAt when the trial ends of someone who has not begun theirs */
export async function setWaivedUntil(tx: Db, account: string, until: Date, trialEndsAt: Date): Promise<void> {
  await tx
    .insertInto('entitlement')
    .values({ account_id: account, trial_ends_at: trialEndsAt, waived_until: until })
    .onConflict((on) => on.column('account_id').doUpdateSet({ waived_until: until }))
    .execute()
}
