import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { type Field, type gaps, type Person, unnamed } from './contract.ts'
import { definitions } from './rules.ts'

export interface GapAsked {
  state: string
  county: string
  field: Field
  gap: (typeof gaps)[number]
}

/** Where a page of people ended: the name that lists are ordered by, and the id. */
export type After = readonly [sortName: string, id: string]

/** People of the county in the order of names: by the search's groups, which are few where people are many. */
const here = ({ state, county }: GapAsked) => sql`
  select p.*, (select max(o.seq) from position o where o.professional_id = p.seat_of) as seq,
    p.id || array(select m.merged_id from stands_for m where m.survivor_id = p.id) as records
  from search_group g join search_person f on f.group_id = g.id join professional_shown p on p.id = f.professional_id
  where g.jurisdiction = 'state' and g.state is not distinct from ${state === unnamed ? null : state}
    and ${county === unnamed ? sql`g.counties = '{}'` : sql`${county} = any(g.counties)`}`

const factsOf = ({ field }: GapAsked) => sql`
  from fact f where f.professional_id = any(p.records) and f.gone_on is null and f.field = any(${definitions[field].facts})
    and (f.position_seq is null or (f.professional_id = p.seat_of and f.position_seq = p.seq))`

const courtOf = sql`from court c where c.id = p.court_id and c.gone_on is null`
/** The court says where it is, by another source than the person's. */
const elsewhere = sql`from court c where c.id = p.court_id and c.source_id <> p.seat_source_id`
const bare = (column: string) => sql`lower(regexp_replace(${sql.ref(column)}, ' (county|parish|borough)$', '', 'i'))`

function isMissing(asked: GapAsked) {
  if (asked.field === 'court_listed') return sql`p.court_name is not null and not exists (select ${courtOf})`
  if (asked.field === 'official') return sql`p.court_name is not null and not exists (select ${courtOf} and c.website is not null)`
  return sql`not exists (select ${factsOf(asked)})`
}

function isConflict(asked: GapAsked) {
  const { field } = asked
  const facts = definitions[field].isSingle
    ? sql`(select count(distinct f.source_id) > 1 and count(distinct lower(f.value)) > 1 ${factsOf(asked)})`
    : sql`false`
  if (field === 'state') return sql`(${facts} or exists (select ${elsewhere} and c.state <> p.state))`
  if (field !== 'county') return facts
  return sql`(${facts} or exists (select ${elsewhere} and c.county is not null and cardinality(p.counties) > 0
    and ${bare('c.county')} not in (select ${bare('of.county')} from unnest(p.counties) of (county))))`
}

/** People of a county with a gap in one field, in the order of names; one more than `most` tells that there are more. */
export async function peopleWithGap(
  db: Db,
  asked: GapAsked,
  after: After | null,
  most: number,
): Promise<(Person & { sortName: string })[]> {
  const { roles } = definitions[asked.field]
  const fromCourt =
    asked.field === 'state' || asked.field === 'county'
      ? sql`union all select json_build_object('value', c.${sql.ref(asked.field)}, 'source', s.title, 'on', s.edition_on)
          from court c join source s on s.id = c.source_id where c.id = p.court_id and c.source_id <> p.seat_source_id and c.${sql.ref(asked.field)} is not null`
      : sql``
  const said =
    asked.gap === 'missing'
      ? sql`'[]'::json`
      : sql`(select coalesce(json_agg(one.told), '[]'::json) from (
          select json_build_object('value', f.value, 'source', (select s.title from source s where s.id = f.source_id), 'on', f.as_of) as told ${factsOf(asked)}
          ${fromCourt}) one)`
  const { rows } = await sql<Person & { sortName: string }>`
    select p.id, p.name, p.title, p.court_name as "courtName", p.is_fictional as "isFictional", p.sort_name as "sortName", ${said} as said
    from (${here(asked)}) p
    where p.role = any(${roles}) and ${asked.gap === 'missing' ? isMissing(asked) : isConflict(asked)}
      ${after ? sql`and (p.sort_name, p.id) > (${after[0]}, ${after[1]}::uuid)` : sql``}
    order by p.sort_name, p.id limit ${most + 1}`.execute(db)
  return rows
}
