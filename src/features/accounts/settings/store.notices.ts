// Notices to be mailed: found, taken one by one, and marked as sent or dropped.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Mailed } from '#domain/notices/texts.ts'

/**
 * Adds notices for what happened since the user chose them: sign-ins, and trials that end within two days. Each is added once.
 * @param isForSale whether plans can be bought: before that nothing ends with a trial, so there is no notice of its end
 */
export async function collect(db: Db, now: Date, isForSale: boolean): Promise<void> {
  await sql`
    insert into notice (id, account_id, feature, about, arose_at)
    select gen_random_uuid(), s.account_id, 'sign_in', i.id, i.at
    from account_setting s join sign_in i on i.account_id = s.account_id
    where 'sign_in:email' = any (s.notify) and i.outcome = 'signed_in' and i.at > greatest(s.notify_since, ${now}::timestamptz - interval '1 day')
    on conflict do nothing`.execute(db)
  // An account has one trial, so the notice below is about the account's own id.
  if (!isForSale) return
  await sql`
    insert into notice (id, account_id, feature, about, arose_at)
    select gen_random_uuid(), a.id, 'trial', a.id, ${now}::timestamptz
    from account_setting s join account a on a.id = s.account_id join entitlement e on e.account_id = a.id
    where 'trial:email' = any (s.notify) and e.paid_until is null
      and e.trial_ends_at between ${now}::timestamptz and ${now}::timestamptz + interval '2 days'
    on conflict do nothing`.execute(db)
}

export interface Waiting {
  id: string
  account: string
  feature: Mailed
  arose: Date
}

export async function waiting(db: Db): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('notice')
    .select(['id', 'account_id', 'feature', 'arose_at'])
    .where('outcome', '=', 'waiting')
    .orderBy('arose_at')
    .orderBy('id')
    .limit(1_000)
    .execute()
  return rows.map((row) => ({ id: row.id, account: row.account_id, feature: row.feature as Mailed, arose: row.arose_at }))
}

/** Marks a waiting notice as sent or dropped; `false` if another worker already did. */
export async function settle(db: Db, id: string, outcome: 'sent' | 'dropped', at: Date): Promise<boolean> {
  return changedRow(db.updateTable('notice').set({ outcome, settled_at: at }).where('id', '=', id).where('outcome', '=', 'waiting'))
}

/** Deletes notices that were sent or dropped before a moment. */
export async function forgetSettled(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notice').where('settled_at', '<', before).execute()
}
