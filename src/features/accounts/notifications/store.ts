import { sql } from 'kysely'
import type { EventKind } from '#domain/notifications/kinds.ts'
import type { Db } from '#ports/db/port.ts'

/** Only of cases that still show the account something. */
const isOpen = (account: string, now: Date) => sql<boolean>`hears_case(${account}, of_case, ${now})`

/** Where a page of the list ended. */
export interface Place {
  /** Milliseconds. */
  at: number
  id: string
}

/** An account's notifications, the newest first. @param after those after this place @param unseen only these */
export async function notificationsOf(
  db: Db,
  account: string,
  { now, most, after = null, unseen = false }: { now: Date; most: number; after?: Place | null; unseen?: boolean },
) {
  let asked = db
    .selectFrom('notification')
    .select(['id', 'kind', 'page', 'times', 'created_at', 'seen_at'])
    .where('account_id', '=', account)
    .where(isOpen(account, now))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
  if (unseen) asked = asked.where('seen_at', 'is', null)
  if (after) {
    const at = new Date(after.at)
    asked = asked.where((of) => of.or([of('created_at', '<', at), of.and([of('created_at', '=', at), of('id', '>', after.id)])]))
  }
  return asked.execute()
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

/** Marks as seen all of the account's own up to a moment: what came in since is not. */
export async function markAllSeen(db: Db, account: string, until: Date, at: Date): Promise<void> {
  await db
    .updateTable('notification')
    .set({ seen_at: sql<Date>`greatest(created_at, ${at}::timestamptz)` })
    .where('account_id', '=', account)
    .where('created_at', '<=', until)
    .where('seen_at', 'is', null)
    .execute()
}

/** A notification that may still leave the site: not seen, of a case that shows the account something, and of one that is not suspended. */
export async function unseenLine(db: Db, id: string, now: Date) {
  const row = await db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.id', 'n.account_id')
    .select(['n.account_id', 'n.kind', 'n.page', 'n.created_at', 'n.mailed_at'])
    .where('n.id', '=', id)
    .where('n.seen_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .where(sql<boolean>`hears_case(n.account_id, n.of_case, ${now})`)
    .forUpdate('n')
    .executeTakeFirst()
  return row && { account: row.account_id, kind: row.kind as EventKind, page: row.page, at: row.created_at, mailedAt: row.mailed_at }
}

export async function markMailed(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('notification').set({ mailed_at: at }).where('id', '=', id).execute()
}

/** Deletes what is from before a moment, seen or not. */
export async function forgetBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notification').where('created_at', '<', before).execute()
}
