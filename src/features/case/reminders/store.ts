// What someone was told, so that it is told once. Of the thing there is a hash alone.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Day } from '#kernel/day.ts'
import type { CaseFeature } from './rules.ts'

export interface Mark {
  about: string
  day: Day
}

/** A day's mail: of which day, and up to when it told. */
export interface LastDigest {
  day: Day
  until: number
}

/** The last day's mail of each of these accounts; before the first it has none. */
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

/** Notes that someone is told. @returns how many of these were not noted before: by this or another worker */
export async function mark(
  db: Db,
  account: string,
  { feature, marks, at, isSent }: { feature: CaseFeature; marks: readonly Mark[]; at: Date; isSent: boolean },
): Promise<number> {
  if (marks.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reminder')
    .values(marks.map(({ about, day }) => ({ account_id: account, feature, about, day, at, is_sent: isSent })))
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/** Forgets what was told before a moment: long after anything of it could be told again. */
export async function forgetBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('reminder').where('at', '<', before).execute()
}
