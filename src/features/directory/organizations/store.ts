import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Domain, Filled, Kind, Listed, Organization } from './contract.ts'

export interface ListAsked {
  q?: string | undefined
  kind?: Kind | undefined
  state?: string | undefined
}

const listed = sql`o.id, o.kind, o.name, o.state, o.county, o.closed_on as "closedOn", o.is_fictional as "isFictional",
  (select a.name from organization_shown a where a.id = o.parent_id) as "parentName",
  (select count(*)::int from organization_seat s where s.organization_id = o.id and s.gone_on is null and (s.to_on is null or s.to_on > current_date)) as people`

const escaped = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

function where({ q, kind, state }: ListAsked) {
  const words = (q ?? '').split(/\s+/).filter(Boolean).map(escaped)
  return sql`not (o.is_fictional and o.closed_on is not null)
    ${kind ? sql`and o.kind = ${kind}` : sql``} ${state ? sql`and o.state = ${state}` : sql``}
    ${words.length > 0 ? sql`and o.name ilike all (${words}::text[])` : sql``}`
}

/** Organizations in the order of names, and how many there are. An invented one that is gone is left out. */
export async function list(
  db: Db,
  asked: ListAsked,
  after: { name: string; id: string } | null,
  most: number,
): Promise<{ items: Listed[]; total: number }> {
  const { rows: items } = await sql<Listed>`
    select ${listed} from (
      select * from organization_shown o where ${where(asked)}
        ${after ? sql`and (o.name collate "C", o.id) > (${after.name}, ${after.id}::uuid)` : sql``}
      order by o.name collate "C", o.id limit ${most}) o order by o.name collate "C", o.id`.execute(db)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from organization_shown o where ${where(asked)}`.execute(db)
  return { items, total: rows[0]!.n }
}

type Head = Omit<Organization, 'above' | 'below' | 'domains' | 'seats' | 'seatsInAll' | 'today'> & { parentId: string | null }

export async function head(db: Db, id: string): Promise<Head | null> {
  const { rows } = await sql<Head>`
    select ${listed}, o.website, o.source, o.source_on as "sourceOn", o.closing_source as "closingSource",
      o.court_id is not null as "isOfDirectory", o.parent_id as "parentId"
    from organization_shown o where o.id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

/** The way from the top to the one above it; no chain is longer than ten. */
export async function above(db: Db, id: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive up as (
      select parent_id, 1 as step from organization_shown where id = ${id}::uuid
      union all select o.parent_id, up.step + 1 from up join organization_shown o on o.id = up.parent_id where up.step < 10)
    select o.id, o.name from up join organization_shown o on o.id = up.parent_id order by up.step desc`.execute(db)
  return rows
}

export async function below(db: Db, id: string): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select ${listed} from organization_shown o where o.parent_id = ${id}::uuid and not (o.is_fictional and o.closed_on is not null)
    order by o.name collate "C", o.id limit 500`.execute(db)
  return rows
}

export async function domainsOf(db: Db, id: string): Promise<Domain[]> {
  const { rows } = await sql<Domain>`
    select id, domain, source, source_on as "sourceOn", verified_on as "verifiedOn", withdrawn_on as "withdrawnOn", withdrawn_why as "withdrawnWhy"
    from organization_domain where organization_id = ${id}::uuid order by withdrawn_on is not null, domain, verified_on desc`.execute(db)
  return rows
}

export async function lastFill(db: Db): Promise<Filled> {
  const { rows } = await sql<NonNullable<Filled>>`
    select filled_on as "on", organizations, added, replaced, gone, unlinked, unfit, overlapping
    from organization_fill order by seq desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** Someone of the directory, by the id of their profile; `null` for nobody. */
export async function personOf(db: Db, id: string): Promise<{ id: string; name: string; title: string; isFictional: boolean } | null> {
  const { rows } = await sql<{ id: string; name: string; title: string; isFictional: boolean }>`
    select id, name, title, is_fictional as "isFictional" from professional_shown where id = shown_as(${id}::uuid)`.execute(db)
  return rows[0] ?? null
}
