import { type RawBuilder, sql } from 'kysely'
import { keysOf } from '#domain/matching/edits.ts'
import { countyKey, placeWordsOf } from '#domain/matching/query.ts'
import { tokensOf } from '#domain/matching/tokens.ts'
import type { Db } from '#ports/db/port.ts'
import { listedPeople, otherNames, survivorsOf } from '#directory/professionals/public.ts'
import { addOldPlaceWords, addPlaceWords } from './store.places.ts'

/** People whose names are read and taken apart in one go. */
const batch = 20_000

/**
 * Brings the search up to date with the directory for these people (added, changed or gone), or for
 * everybody. Runs in the caller's transaction, or in one of its own. People who are gone are left out.
 */
export async function indexPeople(db: Db, ids: readonly string[] | 'all'): Promise<void> {
  if (ids !== 'all' && ids.length === 0) return
  if (!db.isTransaction) return db.transaction().execute((tx) => indexPeople(tx, ids))
  // What is new of a record shows in the profile that stands for it.
  if (ids !== 'all') ids = [...new Set([...ids, ...(await survivorsOf(db, ids))])]

  await sql`create temp table if not exists search_fresh (
    place smallint, token text collate "C", rest text collate "C", num integer, group_id integer) on commit drop`.execute(db)
  await sql`truncate search_fresh`.execute(db)
  if (ids === 'all') {
    await sql`set local work_mem = '256MB'`.execute(db)
    await forgetAll(db)
    await index(db, sql`true`, true)
  } else {
    for (let at = 0; at < ids.length; at += batch) {
      const some = ids.slice(at, at + batch)
      await forget(db, some)
      await index(db, sql`p.id = any(${some}::uuid[])`, some.length >= 1_000)
    }
  }
  await mergeNames(db)
  if (ids === 'all' || ids.length >= 1_000) await addOldPlaceWords(db)
  await sql`delete from search_token where n <= 0`.execute(db)
  if (ids === 'all' || ids.length >= 1_000)
    await sql`analyze search_group, search_word, search_person, search_name, search_token`.execute(db)
}

async function forgetAll(db: Db) {
  await sql`delete from search_name`.execute(db)
  await sql`delete from search_token`.execute(db)
  await sql`update search_group set n = 0 where n <> 0`.execute(db)
  await sql`delete from search_person s where not exists (select from ${listedPeople} p where p.id = s.professional_id)`.execute(db)
}

async function forget(db: Db, ids: readonly string[]) {
  await sql`with mine as (select num from search_person where professional_id = any(${ids}::uuid[])),
      old as (delete from search_name n using mine where n.num = mine.num returning n.token, n.place),
      counted as (select token, count(*) as n from old where place < 3 group by token)
    update search_token t set n = t.n - c.n from counted c where c.token = t.token`.execute(db)
  await sql`with counted as (
      select group_id, count(*) as n from search_person where professional_id = any(${ids}::uuid[]) group by group_id)
    update search_group g set n = g.n - c.n from counted c where c.group_id = g.id`.execute(db)
  await sql`delete from search_person s where s.professional_id = any(${ids}::uuid[])
    and not exists (select from ${listedPeople} p where p.id = s.professional_id)`.execute(db)
}

/** The key of the group that a person `p` belongs to. */
const key = sql`md5(jsonb_build_array(p.role, p.kind, p.jurisdiction, p.state, p.counties, p.court_id, p.court_name)::text)::uuid`

/** Puts the people that `which` names (rows of listedPeople p) in the search; their names wait in search_fresh. */
async function index(db: Db, which: RawBuilder<unknown>, many: boolean) {
  await addGroups(db, which)
  await sql`insert into search_person (professional_id, group_id, sort_name, card)
    select p.id, g.id, p.sort_name, p.card from ${listedPeople} p join search_group g on g.key = ${key}
    where ${which}
    order by p.sort_name
    on conflict (professional_id) do update set group_id = excluded.group_id, sort_name = excluded.sort_name, card = excluded.card`.execute(
    db,
  )
  // The next steps would be planned for a table without these people.
  if (many) await sql`analyze search_person`.execute(db)
  await sql`with counted as (
      select s.group_id, count(*) as n from search_person s join ${listedPeople} p on p.id = s.professional_id where ${which} group by s.group_id)
    update search_group g set n = g.n + c.n from counted c where c.group_id = g.id`.execute(db)

  for (let last = 0; ;) {
    const { rows } = await sql<{ num: number; group_id: number; id: string; given: string; middle: string | null; family: string }>`
      select s.num, s.group_id, p.id, p.given, p.middle, p.family
      from search_person s join ${listedPeople} p on p.id = s.professional_id
      where s.num > ${last} and ${which}
      order by s.num limit ${batch}`.execute(db)
    if (rows.length === 0) break
    last = rows.at(-1)!.num
    const others = await otherNames(
      db,
      rows.map(({ id }) => id),
    )
    const fresh = rows.flatMap((person) =>
      [person, ...(others.get(person.id) ?? [])]
        .flatMap((name) => tokensOf(name))
        .filter(
          ({ place, token, rest }, at, all) =>
            all.findIndex((one) => one.place === place && one.token === token && one.rest === rest) === at,
        )
        .map((name) => ({ ...name, person })),
    )
    await sql`insert into search_fresh select * from unnest(
      ${fresh.map(({ place }) => place)}::smallint[], ${fresh.map(({ token }) => token)}::text[], ${fresh.map(({ rest }) => rest)}::text[],
      ${fresh.map(({ person }) => person.num)}::integer[], ${fresh.map(({ person }) => person.group_id)}::integer[])`.execute(db)
  }
}

/** Adds the groups that are new among these people, with the words that they are found by. */
async function addGroups(db: Db, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: number; court_name: string | null; counties: string[]; state: string | null }>`
    insert into search_group (key, role, kind, jurisdiction, state, counties, court_id, court_name)
    select distinct ${key}, p.role, p.kind, p.jurisdiction, p.state, p.counties, p.court_id, p.court_name
    from ${listedPeople} p where ${which}
    on conflict (key) do nothing
    returning id, court_name, counties, state`.execute(db)
  if (rows.length === 0) return
  const words = rows.flatMap((row) =>
    placeWordsOf({ courtName: row.court_name, counties: row.counties, state: row.state }).map((word) => ({ word, id: row.id })),
  )
  await sql`insert into search_word (word, group_id) select * from unnest(
    ${words.map(({ word }) => word)}::text[], ${words.map(({ id }) => id)}::integer[])`.execute(db)
  await addPlaceWords(
    db,
    words.map(({ word }) => word),
  )
  const keys = rows.flatMap((row) => row.counties.map((county) => ({ id: row.id, key: countyKey(county) })))
  await sql`update search_group g set county_keys = k.keys
    from (select id, array_agg(key order by at) as keys from unnest(
      ${keys.map(({ id }) => id)}::integer[], ${keys.map(({ key: text }) => text)}::text[]) with ordinality as k(id, key, at) group by id) k
    where k.id = g.id`.execute(db)
}

/** Moves the waiting names to their places, in order, and counts their words. */
async function mergeNames(db: Db) {
  await sql`analyze search_fresh`.execute(db)
  await sql`insert into search_name select place, token, rest, num, group_id from search_fresh order by place, token, rest, num`.execute(db)
  await sql`update search_token t set n = t.n + c.n
    from (select token, count(*) as n from search_fresh where place < 3 group by token) c where c.token = t.token`.execute(db)
  const { rows } = await sql<{ token: string; n: number }>`
    select f.token, count(*) as n from search_fresh f
    where f.place < 3 and not exists (select from search_token t where t.token = f.token)
    group by f.token order by f.token`.execute(db)
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch)
    // A list of lists cannot be unnested row by row: each word's keys travel as the text of an array.
    await sql`insert into search_token (token, n, near) select token, n, near::integer[] from unnest(
      ${some.map(({ token }) => token)}::text[], ${some.map(({ n }) => n)}::integer[],
      ${some.map(({ token }) => `{${keysOf(token).join(',')}}`)}::text[]) as fresh(token, n, near)`.execute(db)
  }
}
