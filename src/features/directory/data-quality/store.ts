import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { type Area, type Below, type Field, type Month, type Source, unnamed } from './contract.ts'
import { noRun } from './rules.ts'

/** A place of the directory: '' is all of the country, or all of a state. */
export interface Place {
  state: string
  county: string
}

/** The newest count: its month and its day. */
export async function newestCount(db: Db): Promise<{ month: string; measuredOn: string } | null> {
  const { rows } = await sql<{ month: string; measuredOn: string }>`
    select month, measured_on as "measuredOn" from quality_month order by month desc limit 1`.execute(db)
  return rows[0] ?? null
}

type PlaceFigures = Pick<Area, 'people' | 'fictional' | 'courts' | 'courtSites' | 'namedCourts' | 'orphanCourts'>

export async function placeFigures(db: Db, month: string, { state, county }: Place): Promise<PlaceFigures | null> {
  const { rows } = await sql<PlaceFigures>`
    select people, fictional, courts, court_sites as "courtSites", named_courts as "namedCourts", orphan_courts as "orphanCourts"
    from quality_place where month = ${month}::date and state = ${state} and county = ${county}`.execute(db)
  return rows[0] ?? null
}

/**
 * Pairs of profiles that may be one person and wait for someone to decide, where one of the two belongs to the place. What speaks
 * against a pair takes it out, as at the desk (docs/decisions/0036).
 */
export async function alikeIn(db: Db, { state, county }: Place): Promise<number> {
  const isHere = (one: 'a' | 'b') => {
    const [of, counties] = [sql.ref(`${one}.state`), sql.ref(`${one}.counties`)]
    return sql`(${state} in ('', coalesce(${of}, ${unnamed})) and (${county} = '' or ${county} = any(${counties}) or (${county} = ${unnamed} and ${counties} = '{}')))`
  }
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from duplicate_pair d join professional_shown a on a.id = d.a_id join professional_shown b on b.id = d.b_id
    where d.state = 'open' and d.conflict is null and a.gone_on is null and b.gone_on is null
      and 'state' in (a.jurisdiction, b.jurisdiction) and (${isHere('a')} or ${isHere('b')})`.execute(db)
  return rows[0]!.n
}

export interface FieldRow {
  state: string
  county: string
  field: Field
  n: number
  filled: number
  conflicts: number
  verifiedOn: string | null
  oldestOn: string | null
  sources: string[]
}

/** The fields of a place; with `below` those of the places one step below it. */
export async function fieldRows(db: Db, month: string, { state, county }: Place, { below = false } = {}): Promise<FieldRow[]> {
  const where = !below
    ? sql`f.state = ${state} and f.county = ${county}`
    : state === ''
      ? sql`f.state <> '' and f.county = ''`
      : county === ''
        ? sql`f.state = ${state} and f.county <> ''`
        : sql`false`
  const { rows } = await sql<FieldRow>`
    select f.state, f.county, f.field, f.n, f.filled, f.conflicts, f.verified_on as "verifiedOn", f.oldest_on as "oldestOn",
      array(select coalesce(s.title, of.id) from unnest(f.source_ids) of (id) left join source s on s.id = of.id order by 1) as sources
    from quality_field f where f.month = ${month}::date and ${where}
    order by f.state collate "C", f.county collate "C", f.field collate "C"`.execute(db)
  return rows
}

export async function sourcesOf(db: Db, month: string, { state, county }: Place): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select s.id, s.title, s.publisher, s.url, s.licence, s.edition_on as "editionOn", q.people,
      (select max(r.imported_on) from import_run r where r.source_id = s.id) as "readOn"
    from quality_source q join source s on s.id = q.source_id
    where q.month = ${month}::date and q.state = ${state} and q.county = ${county} order by q.people desc, s.id`.execute(db)
  return rows
}

/** The places one step below, in the order of their names; the unnamed one last. */
export async function placesBelow(db: Db, month: string, { state, county }: Place): Promise<Below[]> {
  if (county !== '') return []
  const column = sql.ref(state === '' ? 'state' : 'county')
  const where = state === '' ? sql`state <> '' and county = ''` : sql`state = ${state} and county <> ''`
  const { rows } = await sql<Below>`
    with f as (
      select state, county, sum(n)::int as n, sum(filled)::int as filled, sum(conflicts)::int as conflicts
      from quality_field where month = ${month}::date and ${where} group by state, county)
    select ${column} as value, p.people, f.n, f.filled, f.conflicts from f join quality_place p using (state, county)
    where p.month = ${month}::date order by ${column} = '-', ${column} collate "C"`.execute(db)
  return rows
}

/** The last twelve months in which something was counted or imported, the oldest first. */
export async function monthsOf(db: Db, { state, county }: Place): Promise<Month[]> {
  const { rows } = await sql<Month>`
    with counted as (
      select f.month, sum(f.n)::int as n, sum(f.filled)::int as filled, p.people
      from quality_field f join quality_place p using (month, state, county)
      where f.state = ${state} and f.county = ${county} group by f.month, p.people
    ), runs as (
      select date_trunc('month', imported_on)::date as month, count(*)::int as runs, sum(added)::int as added, sum(changed)::int as changed,
        sum(removed)::int as removed, sum(skipped)::int as skipped
      from import_run where file_name <> ${noRun} group by 1)
    select * from (
      select coalesce(c.month, r.month) as month, c.n, c.filled, c.people, coalesce(r.runs, 0) as runs, coalesce(r.added, 0) as added,
        coalesce(r.changed, 0) as changed, coalesce(r.removed, 0) as removed, coalesce(r.skipped, 0) as skipped
      from counted c full join runs r on r.month = c.month order by 1 desc limit 12) newest
    order by month`.execute(db)
  return rows
}
