import { sql } from 'kysely'
import type { Db } from '../../ports/db/port.ts'

/**
 * Moves every rating received before `day` from today's arrivals to the reviews, in the order of their
 * random ids: a row's place and transaction then say nothing of when it came. The arrivals' own file is
 * thrown away, not only its rows; what arrived since `day` began is put back into the new one.
 *
 * In one transaction, alone with the table: a second process finds nothing left to do.
 * @returns how many were moved
 */
export async function mix(db: Db, day: string): Promise<number> {
  const due = await db
    .selectFrom('review_intake')
    .select(sql<number>`1`.as('one'))
    .where('received_on', '<', day)
    .limit(1)
    .execute()
  if (due.length === 0) return 0
  return db.transaction().execute(async (tx) => {
    await sql`lock table review_intake in access exclusive mode`.execute(tx)
    const moved = await sql`insert into review select * from review_intake where received_on < ${day} order by id`.execute(tx)
    const { rows } = await sql<{ rest: string }>`
      select coalesce(json_agg(i order by i.id), '[]')::text as rest from review_intake i where received_on >= ${day}`.execute(tx)
    await sql`truncate review_intake`.execute(tx)
    await sql`insert into review_intake select * from json_populate_recordset(null::review_intake, ${rows[0]!.rest}::json)`.execute(tx)
    return Number(moved.numAffectedRows ?? 0)
  })
}

/** The mixed ratings that wait for their moment. */
export async function pending(db: Db): Promise<{ id: string; received_on: string }[]> {
  return db.selectFrom('review').select(['id', 'received_on']).where('status', '=', 'pending').orderBy('id').execute()
}

/** Makes ratings readable. One that another process has published in the meantime stays as it is. */
export async function publish(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('review')
    .set({ status: 'published' })
    .where('status', '=', 'pending')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

const notAllowed = '42501'

/**
 * Lets the server forget when it last looked into the directory: filing a rating asks the directory who
 * is rated, PostgreSQL 16 and newer note the time of that by index, and write it to a file at shutdown.
 * The ratings' own tables are left out, for autovacuum goes by their counts. A server that does not let
 * its owner do so keeps those times, which are those of the last reader of any page.
 */
export async function forgetScans(owner: Db): Promise<void> {
  try {
    await sql`
      select pg_stat_reset_single_table_counters(oid) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and relname !~ '^review'`.execute(owner)
  } catch (error) {
    if ((error as { code?: unknown }).code !== notAllowed) throw error
  }
}
