import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** Only of cases that still show the account something. */
const isOpen = (account: string, now: Date) => sql<boolean>`hears_case(${account}, of_case, ${now})`

/** An account's notifications, the newest first. */
export async function notificationsOf(db: Db, account: string, now: Date, most: number) {
  return db
    .selectFrom('notification')
    .select(['id', 'kind', 'page', 'times', 'created_at', 'seen_at'])
    .where('account_id', '=', account)
    .where(isOpen(account, now))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export async function countUnseen(db: Db, account: string, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('account_id', '=', account)
    .where('seen_at', 'is', null)
    .where(isOpen(account, now))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Marks as seen those of these that are the account's own. */
export async function markSeen(db: Db, account: string, ids: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('notification')
    // A clock that was set back must not fail it.
    .set({ seen_at: sql<Date>`greatest(created_at, ${at}::timestamptz)` })
    .where('account_id', '=', account)
    .where('id', 'in', [...ids])
    .where('seen_at', 'is', null)
    .execute()
}

/** Deletes what is from before a moment, seen or not. */
export async function forgetBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notification').where('created_at', '<', before).execute()
}
