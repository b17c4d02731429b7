// What somebody was told, so that it is told once. Of the thing there is a hash alone.
import type { Db } from '../../ports/db/port.ts'
import type { Day } from '../../kernel/day.ts'
import type { CaseFeature } from './rules.ts'

export interface Mark {
  about: string
  day: Day
}

/** The last day's mail: of which day, and up to when it told. `null` before the first. */
export async function lastDigest(db: Db, account: string): Promise<{ day: Day; until: number } | null> {
  const row = await db
    .selectFrom('reminder')
    .select(['day', 'at'])
    .where('account_id', '=', account)
    .where('feature', '=', 'digest')
    .orderBy('day', 'desc')
    .executeTakeFirst()
  return row ? { day: row.day as Day, until: row.at.getTime() } : null
}

/** Notes that somebody is told. @returns how many of these were not noted before: by this or another worker */
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
