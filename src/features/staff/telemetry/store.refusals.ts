import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Refused } from './contract.ts'

type Counting = Omit<Refused, 'n'>

export async function countRefusals(db: Db, { day, call, status }: Counting, n: number): Promise<void> {
  await db
    .insertInto('refusal_day')
    .values({ day, call, status, n })
    .onConflict((conflict) => conflict.columns(['day', 'call', 'status']).doUpdateSet({ n: sql`refusal_day.n + excluded.n` }))
    .execute()
}

/** What was refused since a day: the newest first, of a day the most frequent. */
export async function refusalsSince(db: Db, from: string, most: number): Promise<Refused[]> {
  return db
    .selectFrom('refusal_day')
    .select((of) => [sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'call', 'status', of.cast<number>('n', 'integer').as('n')])
    .where('day', '>=', sql<never>`${from}::date`)
    .orderBy('refusal_day.day', 'desc')
    .orderBy('n', 'desc')
    .orderBy('call')
    .limit(most)
    .execute()
}

export async function forgetRefusals(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('refusal_day')
    .where('day', '<', sql<never>`${before}::date`)
    .execute()
}
