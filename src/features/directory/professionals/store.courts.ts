import { sql } from 'kysely'
import { wordsOf } from '#domain/matching/fold.ts'
import type { Db } from '#ports/db/port.ts'
import type { Court } from './contract.ts'
import { sourceDays } from './store.views.ts'

export interface CourtsAsked {
  q?: string | undefined
  state?: string | undefined
  family?: boolean
}

// The fold of domain/matching, near enough for courts: few of them, and their names are plain.
const folded = sql`lower(regexp_replace(regexp_replace(
  normalize(c.name || ' ' || coalesce(c.county, ''), nfd), '[''\u2019\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g'))`

/** Courts in the order of state and name, each with the court above it, `most` after the given one. */
export async function readCourts(
  db: Db,
  asked: CourtsAsked,
  after: { state: string; name: string; id: string } | null,
  most: number,
): Promise<Court[]> {
  const words = wordsOf(asked.q ?? '').map((word) => `% ${word}%`)
  const { rows } = await sql<Court>`
    select c.id, c.name, c.parent_id as "parentId", above.name as "parentName", c.system, c.level, c.hears_family as "hearsFamily",
      c.state, c.county, c.website, c.source_id as "sourceId",
      coalesce((select max(f.seen_on) from fact f where f.court_id = c.id and f.gone_on is null), s.seen_on, current_date) as "seenOn"
    from court c join ${sourceDays} s on s.id = c.source_id left join court above on above.id = c.parent_id
    where c.gone_on is null
      ${asked.state ? sql`and c.state = ${asked.state}` : sql``}
      ${asked.family ? sql`and c.hears_family` : sql``}
      ${words.length > 0 ? sql`and (' ' || ${folded}) like all (${words}::text[])` : sql``}
      ${after ? sql`and (coalesce(c.state, '~') collate "C", c.name collate "C", c.id collate "C") > (${after.state}, ${after.name}, ${after.id})` : sql``}
    order by coalesce(c.state, '~') collate "C", c.name collate "C", c.id collate "C" limit ${most}`.execute(db)
  return rows
}
