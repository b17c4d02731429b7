import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Value } from './contract.ts'

interface Said extends Value {
  of: string
  field: string
}

/** What the sources say of two profiles and the records behind them, field by field; of a position's fields every one's. */
export async function saidOf(db: Db, ids: readonly string[]): Promise<Said[]> {
  const { rows } = await sql<Said>`
    with record as (
      select id as of, id from professional where id = any(${[...ids]}::uuid[])
      union all select survivor_id, merged_id from stands_for where survivor_id = any(${[...ids]}::uuid[]))
    select distinct on (r.of, f.field, f.value, f.source_id) r.of, f.field, f.value, s.title as source, f.source_ref as ref, s.url,
      coalesce(f.as_of, f.seen_on)::text as day
    from record r join fact f on f.professional_id = r.id join source s on s.id = f.source_id
    where f.gone_on is null order by r.of, f.field, f.value, f.source_id, f.id`.execute(db)
  return rows
}

/** How many ratings lists count for these people, and how many facts there are of them. */
export async function worthOf(db: Db, ids: readonly string[]): Promise<Map<string, { ratings: number; facts: number }>> {
  const { rows } = await sql<{ id: string; ratings: number; facts: number }>`
    select p.id, coalesce(max(s.review_n), 0)::int as ratings, count(f.id)::int as facts
    from professional p left join search_person s on s.professional_id = p.id left join fact f on f.professional_id = p.id and f.gone_on is null
    where p.id = any(${[...ids]}::uuid[]) group by p.id`.execute(db)
  return new Map(rows.map(({ id, ...worth }) => [id, worth]))
}
