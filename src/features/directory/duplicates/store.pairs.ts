import { type RawBuilder, sql } from 'kysely'
import type { Conflict } from '#domain/linkage/person-conflicts.ts'
import type { Scored } from '#domain/linkage/score.ts'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Counts, Decided, Pair, PairSeen, Weight } from './contract.ts'

/** Takes records that wait to be compared; another process takes others. */
export async function takeDue(tx: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from linkage_due where professional_id in (
      select professional_id from linkage_due order by professional_id limit ${most} for update skip locked)
    returning professional_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** These records are to be compared again. */
export async function markDue(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`insert into linkage_due select unnest(${[...ids]}::uuid[]) on conflict do nothing`.execute(tx)
}

/** Stores the pairs that were found for some records: new pairs wait for an admin, outdated open pairs are removed, decided pairs stay. */
export async function writePairs(
  tx: Db,
  ids: readonly string[],
  found: readonly { a: string; b: string; scored: Scored; conflict: Conflict | null }[],
  today: Day,
): Promise<void> {
  const rows = found.map(({ a, b, scored: { probability, priorBits, fields }, conflict }) => ({
    a,
    b,
    probability,
    prior: priorBits,
    fields,
    conflict,
  }))
  await sql`
    with fresh as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (a uuid, b uuid, probability float8, prior float8, fields jsonb, conflict text)),
    went as (delete from duplicate_pair d where d.state = 'open' and (d.a_id = any(${ids}::uuid[]) or d.b_id = any(${ids}::uuid[]))
      and not exists (select from fresh f where f.a = d.a_id and f.b = d.b_id))
    insert into duplicate_pair (a_id, b_id, probability, prior_bits, fields, conflict, found_on)
    select a, b, probability, prior, fields, conflict, ${today}::date from fresh
    on conflict (a_id, b_id) do update set probability = excluded.probability, prior_bits = excluded.prior_bits, fields = excluded.fields,
      conflict = excluded.conflict where duplicate_pair.state = 'open'`.execute(tx)
}

export const face = (
  of: string,
) => sql`json_build_object('id', ${sql.ref(`${of}.id`)}, 'name', ${sql.ref(`${of}.name`)}, 'title', ${sql.ref(`${of}.title`)},
  'courtName', ${sql.ref(`${of}.court_name`)}, 'state', ${sql.ref(`${of}.state`)}, 'county', ${sql.ref(`${of}.county`)}, 'isFictional', ${sql.ref(`${of}.is_fictional`)})`
const pairs = sql`duplicate_pair d join professional_shown a on a.id = d.a_id join professional_shown b on b.id = d.b_id`
/** Both are in lists. */
const listed = sql`a.gone_on is null and b.gone_on is null`

/** The probability from which pairs can be accepted as a list. */
const surest = 0.99
const sure = sql`d.state = 'open' and d.probability >= ${sql.lit(surest)} and d.conflict is null and a.role = b.role and a.is_fictional = b.is_fictional and ${listed}`

async function read(db: Db, where: RawBuilder<unknown>, most: number): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select ${face('a')} as a, ${face('b')} as b, d.probability, d.conflict from ${pairs}
    where ${where} order by d.probability desc, d.a_id, d.b_id limit ${most}`.execute(db)
  return rows
}

/** Pairs that wait for a person, the likeliest first, behind the last one of the page before. */
export function openPairs(db: Db, after: { probability: number; a: string; b: string } | null, most: number): Promise<Pair[]> {
  const later = after
    ? sql`(-d.probability, d.a_id, d.b_id) > (${-after.probability}::float8, ${after.a}::uuid, ${after.b}::uuid)`
    : sql`true`
  return read(db, sql`d.state = 'open' and ${listed} and ${later}`, most)
}

export const surePairs = (db: Db, most: number): Promise<Pair[]> => read(db, sure, most)

/** One pair as it was found, in any state. */
export async function pairOf(
  db: Db,
  a: string,
  b: string,
): Promise<(Pair & { state: PairSeen['state']; priorBits: number; weights: Weight[]; roles: { a: string; b: string } }) | undefined> {
  const { rows } = await sql<Pair & { state: PairSeen['state']; priorBits: number; weights: Weight[]; roles: { a: string; b: string } }>`
    select ${face('a')} as a, ${face('b')} as b, d.probability, d.conflict, d.state, d.prior_bits as "priorBits", d.fields as weights,
      json_build_object('a', a.role, 'b', b.role) as roles
    from ${pairs} where d.a_id = ${a} and d.b_id = ${b}`.execute(db)
  return rows[0]
}

/** Records the decision about a pair. `false` if its state is no longer `from`. */
export async function setState(
  tx: Db,
  {
    a,
    b,
    from,
    to,
    by,
    on,
    reason,
  }: { a: string; b: string; from: readonly string[]; to: PairSeen['state']; by: string | null; on: Day; reason: string | null },
): Promise<boolean> {
  const isOpen = to === 'open'
  return changedRow(
    tx
      .updateTable('duplicate_pair')
      .set({ state: to, decided_on: isOpen ? null : on, decided_by: isOpen ? null : by, reason: isOpen ? null : reason })
      .where('a_id', '=', a)
      .where('b_id', '=', b)
      .where('state', 'in', [...from]),
  )
}

/** Whether an admin decided that a record of one profile and a record of the other are two people. */
export async function areTwo(db: Db, some: readonly string[], others: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from duplicate_pair where state = 'not_same' and (
      (a_id = any(${some}::uuid[]) and b_id = any(${others}::uuid[])) or (b_id = any(${some}::uuid[]) and a_id = any(${others}::uuid[])))) as is`.execute(
    db,
  )
  return rows[0]!.is
}

/** Removes the open pairs of a record that is now merged: the surviving profile is compared in its place. */
export async function dropOpen(tx: Db, id: string): Promise<void> {
  await sql`delete from duplicate_pair where state = 'open' and (a_id = ${id} or b_id = ${id})`.execute(tx)
}

export async function countPairs(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*) from ${pairs} where d.state = 'open' and ${listed})::int as open,
      (select count(*) from ${pairs} where ${sure})::int as sure,
      (select count(*) from merge_event where undone_on is null)::int as merged,
      (select count(*) from merge_event where undone_on is null and is_drawn and looked_on is null)::int as "toLookAt",
      (select count(*) from duplicate_pair where state = 'kept')::int as kept,
      (select count(*) from duplicate_pair where state = 'not_same')::int as "notSame",
      (select count(*) from linkage_due)::int as due,
      (select count(distinct professional_id) from linkage_key)::int as compared,
      (select made_on from linkage_model) as "modelOn"`.execute(db)
  return rows[0]!
}

/** Pairs that an admin decided are two people, the newest first. */
export async function decidedPairs(db: Db, most: number): Promise<Decided[]> {
  const { rows } = await sql<Decided>`
    select ${face('a')} as a, ${face('b')} as b, d.probability, d.conflict, d.state, d.decided_on as on from ${pairs}
    where d.state in ('kept', 'not_same') order by d.decided_on desc, d.a_id, d.b_id limit ${most}`.execute(db)
  return rows
}

/** The cards of these people, by id. */
export async function facesOf(db: Db, ids: readonly string[]): Promise<Map<string, Pair['a']>> {
  const { rows } = await sql<{
    face: Pair['a']
  }>`select ${face('p')} as face from professional_shown p where p.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map(({ face: one }) => [one.id, one]))
}
