import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { pleaded } from './store.pleading.ts'

/** What a change of the day did: ratings and acts that were mixed in, and ratings that were deleted. */
interface Mixed {
  moved: number
  withdrawn: number
}

/**
 * Moves every rating received before `day` from today's arrivals to the reviews, in the order of their
 * random ids: a row's place and transaction then say nothing of when it came. The arrivals' own file is
 * thrown away, not only its rows; what arrived since `day` began is put back into the new one.
 *
 * In one transaction, alone with the table: a second process finds nothing left to do.
 */
export async function mix(db: Db, day: string): Promise<Mixed> {
  const { rows: due } = await sql`
    select from review_intake where received_on < ${day} union all select from review_act_intake where received_on < ${day} limit 1`.execute(
    db,
  )
  if (due.length === 0) return { moved: 0, withdrawn: 0 }
  return db.transaction().execute(async (tx) => {
    await sql`lock table review_intake, review_act_intake in access exclusive mode`.execute(tx)
    const moved = await moveRatings(tx, day)
    const { done, withdrawn } = await doActs(tx, day)
    await putBack(tx, 'review_intake', day)
    await putBack(tx, 'review_act_intake', day)
    return { moved: moved + done, withdrawn }
  })
}

/** The number of the next line in the log of a rating. */
const next = (review: string) => sql.raw(`(select coalesce(max(n), 0) + 1 from review_event before where before.review_id = ${review})`)

/** Today's versions become reviews; the ones before them are no longer shown; what waits for a person is noted. */
async function moveRatings(tx: Db, day: string): Promise<number> {
  const moved = await sql<{ id: string }>`
    insert into review select * from review_intake where received_on < ${day} order by id on conflict do nothing returning id`.execute(tx)
  if (moved.rows.length === 0) return 0
  const ids = sql`any(${moved.rows.map(({ id }) => id)}::uuid[])`
  await sql`
    insert into review_event (id, review_id, n, actor, event, checks, policy, on_day)
    select gen_random_uuid(), id, 1, 'system', case when held_for = '{}' then 'passed' else 'held' end, held_for, policy, received_on
    from review where id = ${ids} order by 1`.execute(tx)
  await sql`
    insert into review_event (id, review_id, n, actor, event, policy, on_day)
    select gen_random_uuid(), old.id, ${next('old.id')}, 'author', 'edited', new.policy, new.received_on
    from review new join review old on old.receipt_hash = new.receipt_hash and old.version = new.version - 1 where new.id = ${ids} order by 1`.execute(
    tx,
  )
  await sql`
    update review old set status = 'superseded'
    where status <> 'superseded' and receipt_hash in (select receipt_hash from review where id = ${ids})
      and exists (select from review newer where newer.receipt_hash = old.receipt_hash and newer.version > old.version)`.execute(tx)
  return moved.rows.length
}

/** What authors asked for today: answers are laid beside their questions, withdrawn ratings are deleted whole. */
async function doActs(tx: Db, day: string): Promise<{ done: number; withdrawn: number }> {
  const acts = await sql`
    select from review_act_intake where received_on < ${day}`.execute(tx)
  if (acts.rows.length === 0) return { done: 0, withdrawn: 0 }
  await sql`
    insert into review_answer (event_id, review_id, body, answered_on)
    select a.event_id, e.review_id, a.body, a.received_on from review_act_intake a join review_event e on e.id = a.event_id
    where a.received_on < ${day} and a.kind = 'answer' order by a.event_id on conflict do nothing`.execute(tx)
  await sql`
    insert into review_event (id, review_id, n, actor, event, on_day)
    select gen_random_uuid(), e.review_id, ${next('e.review_id')} + row_number() over (partition by e.review_id order by a.event_id) - 1,
      'author', 'answered', a.received_on from review_act_intake a join review_event e on e.id = a.event_id
    where a.received_on < ${day} and a.kind = 'answer' order by 1`.execute(tx)
  await pleaded(tx, day)
  const gone = sql`select receipt_hash from review_act_intake where received_on < ${day} and kind = 'withdraw'`
  await sql`
    insert into review_withdrawn (receipt_hash, professional_id, withdrawn_on)
    select distinct on (a.receipt_hash) a.receipt_hash, r.professional_id, a.received_on
    from review_act_intake a join review r on r.receipt_hash = a.receipt_hash
    where a.received_on < ${day} and a.kind = 'withdraw' order by a.receipt_hash on conflict do nothing`.execute(tx)
  await sql`
    insert into review_event (id, review_id, n, actor, event, on_day)
    select gen_random_uuid(), first.id, ${next('first.id')}, 'author', 'withdrawn', first.received_on from (
      select distinct on (a.receipt_hash) r.id, a.received_on from review_act_intake a join review r on r.receipt_hash = a.receipt_hash
      where a.received_on < ${day} and a.kind = 'withdraw' order by a.receipt_hash, r.version desc) first order by 1`.execute(tx)
  await sql`delete from review_answer where review_id in (select id from review where receipt_hash in (${gone}))`.execute(tx)
  const deleted = await sql`delete from review where receipt_hash in (${gone})`.execute(tx)
  return { done: acts.rows.length, withdrawn: Number(deleted.numAffectedRows ?? 0) }
}

/** Whether a rating was withdrawn on this day or later. */
export async function withdrawnSince(db: Db, day: string): Promise<boolean> {
  const { rows } = await sql`select from review_withdrawn where withdrawn_on >= ${day}::date limit 1`.execute(db)
  return rows.length > 0
}

/** Throws the file of a table of arrivals away, and lays what came since `day` began into the new one. */
async function putBack(tx: Db, table: 'review_intake' | 'review_act_intake', day: string): Promise<void> {
  const of = sql.table(table)
  const { rows } = await sql<{ rest: string }>`
    select coalesce(json_agg(i order by i.id), '[]')::text as rest from ${of} i where received_on >= ${day}`.execute(tx)
  await sql`truncate ${of}`.execute(tx)
  await sql`insert into ${of} select * from json_populate_recordset(null::${of}, ${rows[0]!.rest}::json)`.execute(tx)
}

/** The mixed ratings that wait for their moment; not those that their author has edited or withdrawn since. */
export async function pending(db: Db): Promise<{ id: string; received_on: string }[]> {
  const { rows } = await sql<{ id: string; received_on: string }>`
    select id, received_on from review r where status = 'pending'
      and not exists (select from review_intake i where i.receipt_hash = r.receipt_hash)
      and not exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'withdraw')
    order by id`.execute(db)
  return rows
}

/** Makes ratings readable. One that another process has published in the meantime stays as it is. */
export async function publish(db: Db, ids: readonly string[], day: string): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with shown as (update review set status = 'published' where status = 'pending' and id = any(${[...ids]}::uuid[]) returning id, policy)
    insert into review_event (id, review_id, n, actor, event, policy, on_day)
    select gen_random_uuid(), id, ${next('shown.id')}, 'system', 'published', policy, ${day}::date from shown`.execute(db)
}

const notAllowed = '42501'

/**
 * Lets the server forget when it last looked into the directory: filing a rating asks the directory who
 * is rated, PostgreSQL 16 and newer note the time of that by index, and write it to a file at shutdown.
 * A receipt that is opened looks into the log and the indexes of the ratings. A connection's first call of a function in
 * PL/pgSQL looks into the catalog of languages, which hardly anybody else does. The tables that every sweep
 * looks through are left out: autovacuum goes by their counts, and the next sweep's time takes the place of
 * theirs. A server that does not let its owner do so keeps those times, which are those of the last reader.
 */
export async function forgetScans(owner: Db): Promise<void> {
  try {
    await sql`
      select pg_stat_reset_single_table_counters(oid) from pg_class
      where relnamespace in ('public'::regnamespace, 'pg_toast'::regnamespace, 'pg_catalog'::regnamespace) and (relkind = 'i'
        or relkind = 'r' and relname not in ('review', 'review_intake', 'review_act_intake'))`.execute(owner)
  } catch (error) {
    if ((error as { code?: unknown }).code !== notAllowed) throw error
  }
}
