// What is hidden by notices that nobody has decided, by pool (domain/takedown/pools.ts). Made-up notices draw on none.
import { sql } from 'kysely'
import { type Hidden, lowPools, type Low, noneHidden, type Pool } from '#domain/takedown/pools.ts'
import type { Db } from '#ports/db/port.ts'

/** Nobody else draws on a pool until the transaction ends: ten notices at once hide no more than ten after each other. */
export async function holdPools(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('pools of notices', 0))`.execute(tx)
}

interface Row {
  professional: string
  pool: Pool
  all: number
  plain: number
}

const add = (hidden: Hidden, { pool, all, plain }: Pick<Row, 'pool' | 'all' | 'plain'>): Hidden => ({
  ...hidden,
  [pool]: { all: hidden[pool].all + all, plain: hidden[pool].plain + plain },
})

/** What is hidden of each professional whose ratings notices hide, and of all together. */
export async function hiddenNow(db: Db): Promise<{ site: Hidden; ofEach: Map<string, Hidden> }> {
  const { rows } = await sql<Row>`
    select t.professional_id as professional, r.pool, count(*)::int as "all", (count(*) filter (where not t.is_proven))::int as plain
    from takedown_rating r join takedown t on t.id = r.takedown_id
    where r.effect = 'hidden' and r.became is null and t.closed_at is null and not t.is_fictional group by 1, 2`.execute(db)
  const ofEach = new Map<string, Hidden>()
  for (const row of rows) ofEach.set(row.professional, add(ofEach.get(row.professional) ?? noneHidden, row))
  return { site: rows.reduce(add, noneHidden), ofEach }
}

/** One more is hidden out of a pool. */
export const oneMore = (hidden: Hidden, pool: Pool, isProven: boolean): Hidden => add(hidden, { pool, all: 1, plain: isProven ? 0 : 1 })

/** The pools that run low, for the desks. */
export async function poolsLow(db: Db): Promise<Low[]> {
  const { site, ofEach } = await hiddenNow(db)
  return lowPools(site, ofEach)
}

/** Notes that staff is told of a pool on a day. @returns whether it was not told of it before */
export async function noteAlarm(accounts: Db, pool: string, onDay: string): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into takedown_alarm (pool, on_day) values (${pool}, ${onDay}) on conflict do nothing`.execute(accounts)
  return numAffectedRows === 1n
}

/** Notes of days before one are of no use. */
export async function dropAlarms(accounts: Db, before: string): Promise<void> {
  await sql`delete from takedown_alarm where on_day < ${before}`.execute(accounts)
}
