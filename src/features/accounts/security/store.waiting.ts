import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** How many changes of addresses and factors wait for their day to be over, and the day of the oldest. */
export async function changesWaiting(db: Db): Promise<{ n: number; oldestOn: string | null }> {
  return db
    .selectFrom('pending_change')
    .select((of) => [
      of.fn.countAll<number>().as('n'),
      sql<string | null>`to_char(min(asked_at) at time zone 'UTC', 'YYYY-MM-DD')`.as('oldestOn'),
    ])
    .where('cancelled_at', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
}
