import { type RawBuilder, sql } from 'kysely'
import { endOfPrefix } from '../../domain/matching/fold.ts'
import { countyKey, placeWordsOf } from '../../domain/matching/query.ts'
import type { Db } from '../../ports/db/port.ts'

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
  /** A court's id, with all courts below it; or words of a court's name. */
  court?: string
  jurisdiction?: 'state' | 'federal'
  /** Words of the court's, a county's or the state's name; the last letters may be missing where `begun`. */
  words?: readonly { word: string; begun: boolean }[]
}

/** The condition on `search_group g`; `null` when nothing is narrowed. */
export function groupsOf(narrow: Narrow): RawBuilder<boolean> | null {
  const parts: RawBuilder<boolean>[] = []
  if (narrow.role) parts.push(sql`g.role = ${narrow.role}`)
  if (narrow.kind) parts.push(sql`g.kind = ${narrow.kind}`)
  if (narrow.jurisdiction) parts.push(sql`g.jurisdiction = ${narrow.jurisdiction}`)
  if (narrow.state) parts.push(sql`g.state = ${narrow.state}`)
  if (narrow.county) parts.push(sql`g.county_keys @> array[${countyKey(narrow.county)}]`)
  if (narrow.court) parts.push(ofCourt(narrow.court))
  for (const { word, begun } of narrow.words ?? []) {
    const range = begun ? sql`w.word >= ${word} and w.word < ${endOfPrefix(word)}` : sql`w.word = ${word}`
    parts.push(sql`g.id in (select w.group_id from search_word w where ${range})`)
  }
  return parts.length === 0 ? null : sql<boolean>`${sql.join(parts, sql` and `)}`
}

function ofCourt(court: string): RawBuilder<boolean> {
  const byId = sql<boolean>`g.court_id in (
    with recursive below(id) as (
      select c.id from court c where c.id = ${court} union select c.id from court c join below b on c.parent_id = b.id)
    select id from below)`
  const words = placeWordsOf({ courtName: court, counties: [], state: null })
  if (words.length === 0) return byId
  const named = words.map(
    (word) => sql`g.id in (select w.group_id from search_word w where w.word >= ${word} and w.word < ${endOfPrefix(word)})`,
  )
  return sql<boolean>`(${byId} or (g.court_name is not null and ${sql.join(named, sql` and `)}))`
}

const mostFirst = 20_000

/** What these groups are, or the first 20,000. A group's meaning never changes, so the answer may be kept. */
export async function readGroups(db: Db, ids: readonly number[] | 'first'): Promise<Map<number, Group>> {
  const { rows } = await sql<Group & { id: number }>`
    select id, role, jurisdiction, state, counties, court_id as "courtId", court_name as "courtName"
    from search_group ${ids === 'first' ? sql`order by id limit ${mostFirst}` : sql`where id = any(${ids}::integer[])`}`.execute(db)
  return new Map(rows.map(({ id, ...group }) => [id, group]))
}

/** Counts of the people in the groups that `narrow` names, by facet value, and in all. Exact, but for 'everybody': how many the directory holds, about. */
export async function countGroups(db: Db, narrow: Narrow) {
  const where = groupsOf(narrow) ?? sql`true`
  const { rows } = await sql<{ facet: string; value: string | null; label: string | null; n: number }>`
    with g as materialized (select * from search_group g where n > 0 and ${where})
    select 'all' as facet, count(*)::text as value, null as label, coalesce(sum(n), 0) as n from g
    union all select 'everybody', null, null, reltuples::bigint from pg_class where oid = 'search_person'::regclass
    union all select 'role', role, null, sum(n) from g group by role
    union all select 'jurisdiction', jurisdiction, null, sum(n) from g group by jurisdiction
    union all (select 'state', state, null, sum(n) from g where state is not null group by state)
    union all (select 'county', county, case when count(distinct state) = 1 then min(state) end, sum(n)
      from g cross join unnest(counties) as county group by county order by sum(n) desc, county limit 12)
    union all (select 'court', coalesce(court_id, court_name), min(court_name), sum(n)
      from g where court_name is not null group by 2 order by sum(n) desc, 2 limit 12)`.execute(db)
  return rows
}
