import { type RawBuilder, sql } from 'kysely'
import { endOfPrefix } from '#domain/matching/fold.ts'
import { countyKey, placeWordsOf } from '#domain/matching/query.ts'
import type { Db } from '#ports/db/port.ts'
import { courtTree } from '#directory/professionals/public.ts'

/** People who are alike in all that a filter can ask. */
export interface Group {
  role: string
  jurisdiction: string
  state: string | null
  counties: string[]
  courtId: string | null
  courtName: string | null
}

/** What a search is narrowed to. Every part that is given must hold. */
export interface Narrow {
  role?: string
  kind?: string
  state?: string
  county?: string
  /** A county that was typed; people who serve several counties may match both this and `county`. */
  typedCounty?: string
  /** A court's id, with all courts below it; words of a court's name; or in quotation marks the whole name of one without an id. */
  court?: string
  jurisdiction?: 'state' | 'federal'
  /** Words of the court's, a county's or the state's name; the last letters may be missing where `begun`. */
  words?: readonly { word: string; begun: boolean }[]
}

/** How a filter names a court that has no id: by its whole name, in quotation marks. */
export const wholeCourtName = (name: string) => `"${name}"`

/** The condition on `search_group g`; `null` when nothing is narrowed. */
export function groupsOf(narrow: Narrow): RawBuilder<boolean> | null {
  const parts: RawBuilder<boolean>[] = []
  if (narrow.role) parts.push(sql`g.role = ${narrow.role}`)
  if (narrow.kind) parts.push(sql`g.kind = ${narrow.kind}`)
  if (narrow.jurisdiction) parts.push(sql`g.jurisdiction = ${narrow.jurisdiction}`)
  if (narrow.state) parts.push(sql`g.state = ${narrow.state}`)
  if (narrow.county) parts.push(sql`g.county_keys @> array[${countyKey(narrow.county)}]`)
  if (narrow.typedCounty) {
    // "De Witt" of one table is "DeWitt" of another.
    const key = countyKey(narrow.typedCounty)
    parts.push(sql`g.county_keys && array[${key}, ${key.replaceAll(' ', '')}]`)
  }
  if (narrow.court) parts.push(ofCourt(narrow.court))
  for (const { word, begun } of narrow.words ?? []) {
    const range = begun ? sql`w.word >= ${word} and w.word < ${endOfPrefix(word)}` : sql`w.word = ${word}`
    parts.push(sql`g.id in (select w.group_id from search_word w where ${range})`)
  }
  return parts.length === 0 ? null : sql<boolean>`${sql.join(parts, sql` and `)}`
}

/** How many professionals can be found; federal judges do not hear divorces and are not counted. */
export async function countFamily(db: Db): Promise<number> {
  const row = await db
    .selectFrom('search_group')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('n'), sql<number>`0`).as('n'))
    .where('jurisdiction', '=', 'state')
    .executeTakeFirstOrThrow()
  return row.n
}

/** Whether anyone was collected there; nobody is at no place (`null`). */
export async function holdsAnyone(db: Db, narrow: Narrow | null): Promise<boolean> {
  if (!narrow) return false
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from search_group g where g.n > 0 and ${groupsOf(narrow) ?? sql`true`}) as is`.execute(db)
  return rows[0]!.is
}

function ofCourt(court: string): RawBuilder<boolean> {
  if (/^".+"$/s.test(court)) return sql<boolean>`(g.court_id is null and g.court_name = ${court.slice(1, -1)})`
  const byId = sql<boolean>`g.court_id in (
    with recursive below(id) as (
      select c.id from ${courtTree} c where c.id = ${court} union select c.id from ${courtTree} c join below b on c.parent_id = b.id)
    select id from below)`
  const words = placeWordsOf({ courtName: court, counties: [], state: null })
  if (words.length === 0) return byId
  const named = words.map(
    (word) => sql`g.id in (select w.group_id from search_word w where w.word >= ${word} and w.word < ${endOfPrefix(word)})`,
  )
  return sql<boolean>`(${byId} or (g.court_name is not null and ${sql.join(named, sql` and `)}))`
}

const mostFirst = 20_000

/** What these groups are, or the first 20,000. A group's meaning never changes, so the answer may be stored. */
export async function readGroups(db: Db, ids: readonly number[] | 'first'): Promise<Map<number, Group>> {
  const { rows } = await sql<Group & { id: number }>`
    select id, role, jurisdiction, state, counties, court_id as "courtId", court_name as "courtName"
    from search_group ${ids === 'first' ? sql`order by id limit ${mostFirst}` : sql`where id = any(${ids}::integer[])`}`.execute(db)
  return new Map(rows.map(({ id, ...group }) => [id, group]))
}

/** For a court's id the courts above it, the next one first. */
export type CourtsAbove = ReadonlyMap<string, readonly string[]>

/** All courts that lie under another. */
export async function readCourtsAbove(db: Db): Promise<CourtsAbove> {
  const { rows } = await sql<{ id: string; above: string[] }>`
    with recursive up(id, above, steps) as (
      select id, parent_id, 1 from ${courtTree} c where parent_id is not null
      union all select up.id, c.parent_id, up.steps + 1 from up join ${courtTree} c on c.id = up.above where c.parent_id is not null and up.steps < 20)
    select id, array_agg(above order by steps) as above from up group by id`.execute(db)
  return new Map(rows.map(({ id, above }) => [id, above]))
}

/** Counts of the people in the groups that `narrow` names, by facet value, and in all. Exact, but for 'everybody': how many the directory holds, about. */
export async function countGroups(db: Db, narrow: Narrow) {
  const where = groupsOf(narrow) ?? sql`true`
  const { rows } = await sql<{ facet: string; value: string | null; label: string | null; n: number }>`
    with recursive g as materialized (select * from search_group g where n > 0 and ${where}),
    -- Each court with people, and those above it: a court's line counts the courts below it too.
    up(id, above) as (
      select distinct court_id, court_id from g where court_id is not null
      union select up.id, c.parent_id from up join ${courtTree} c on c.id = up.above where c.parent_id is not null),
    at_court as (select court_id, min(court_name) as name, sum(n) as n from g where court_id is not null and court_name is not null group by court_id)
    select 'all' as facet, count(*)::text as value, null as label, coalesce(sum(n), 0) as n from g
    union all select 'everybody', null, null, reltuples::bigint from pg_class where oid = 'search_person'::regclass
    union all select 'role', role, null, sum(n) from g group by role
    union all select 'jurisdiction', jurisdiction, null, sum(n) from g group by jurisdiction
    union all (select 'state', state, null, sum(n) from g where state is not null group by state)
    union all (select 'county', min(county), case when count(distinct state) = 1 then min(state) end, sum(n)
      from (select distinct on (g.id, name.folded) name.folded, county, state, n from g cross join unnest(counties, county_keys) as name(county, folded)) c
      group by folded order by sum(n) desc, 2 limit 12)
    union all (select * from (
      select 'court', a.court_id, a.name, (select sum(b.n)::bigint from up join at_court b on b.court_id = up.id where up.above = a.court_id) as n from at_court a
      union all select 'court', '"' || court_name || '"', court_name, sum(n) from g where court_id is null and court_name is not null group by court_name
      ) c order by n desc, 2 limit 12)`.execute(db)
  return rows
}
