// Ratings hidden by undecided notices, by pool (domain/takedown/pools.ts). Fictional notices use no pool.
import { sql } from 'kysely'
import { type Hidden, lowPools, type Low, noneHidden, type Pool } from '#domain/takedown/pools.ts'
import type { Db } from '#ports/db/port.ts'

/** Locks the pools until the transaction ends, so that ten concurrent notices hide no more than ten sequential ones. */
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

/** How many ratings of each professional notices hide now, and how many on the whole site. */
export async function hiddenNow(db: Db): Promise<{ site: Hidden; ofEach: Map<string, Hidden> }> {
  const { rows } = await sql<Row>`
    select t.professional_id as professional, r.pool, count(*)::int as "all", (count(*) filter (where not t.is_proven))::int as plain
    from takedown_rating r join takedown t on t.id = r.takedown_id
    where r.effect = 'hidden' and r.became is null and t.closed_at is null and not t.is_fictional group by 1, 2`.execute(db)
  const ofEach = new Map<string, Hidden>()
  for (const row of rows) ofEach.set(row.professional, add(ofEach.get(row.professional) ?? noneHidden, row))
  return { site: rows.reduce(add, noneHidden), ofEach }
}

/** The counts after one more rating of a pool is hidden. */
export const oneMore = (hidden: Hidden, pool: Pool, isProven: boolean): Hidden => add(hidden, { pool, all: 1, plain: isProven ? 0 : 1 })

/** The pools that run low, for the desks. */
export async function poolsLow(db: Db): Promise<Low[]> {
  const { site, ofEach } = await hiddenNow(db)
  return lowPools(site, ofEach)
}

/** Records that staff is notified about a pool on a day. @returns whether they were not notified that day before */
export async function noteAlarm(accounts: Db, pool: string, onDay: string): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into takedown_alarm (pool, on_day) values (${pool}, ${onDay}) on conflict do nothing`.execute(accounts)
  return numAffectedRows === 1n
}

/** Deletes the records of days before this one. */
export async function dropAlarms(accounts: Db, before: string): Promise<void> {
  await sql`delete from takedown_alarm where on_day < ${before}`.execute(accounts)
}
