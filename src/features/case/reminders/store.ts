// What was already mailed to an account, so that it is mailed once. Only a hash of the thing is stored.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Day } from '#kernel/day.ts'
import type { CaseFeature } from './rules.ts'

export interface Mark {
  about: string
  day: Day
}

/** A daily summary: its day, and the moment up to which it covered events. */
export interface LastDigest {
  day: Day
  until: number
}

/** The last daily summary of each of these accounts; an account without one is missing. */
export async function lastDigests(db: Db, accounts: readonly string[]): Promise<ReadonlyMap<string, LastDigest>> {
  const rows = await db
    .selectFrom('reminder')
    .distinctOn('account_id')
    .select(['account_id', 'day', 'at'])
    .where(sql<boolean>`account_id = any(${sql.val([...accounts])}::uuid[])`)
    .where('feature', '=', 'digest')
    .orderBy('account_id')
    .orderBy('day', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.account_id, { day: row.day as Day, until: row.at.getTime() }]))
}

/** Marks reminders as mailed. @returns how many of them no worker had marked before */
export async function mark(
  db: Db,
  account: string,
  { feature, marks, at, isSent }: { feature: CaseFeature; marks: readonly Mark[]; at: Date; isSent: boolean },
): Promise<number> {
  if (marks.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reminder')
    .values(marks.map(({ about, day }) => ({ account_id: account, feature, about, day, at, is_sent: isSent })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/** Deletes marks from before a moment, when they can no longer prevent a second mail. */
export async function forgetBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('reminder').where('at', '<', before).execute()
}
