import { sql } from 'kysely'
import type { Seated } from '#domain/directory/rateable.ts'
import type { Held } from '#domain/directory/term.ts'
import { type Db, hot } from '#ports/db/port.ts'
import { type Professional, Role } from './contract.ts'
import { edition } from './store.edition.ts'
import { seatsApart } from './store.merged.ts'
import { since, sinceOfNewest } from './store.since.ts'

/** The id of the profile that stands for a record; else the record's id. */
const standing = (id: string) => sql`coalesce((select survivor_id from stands_for where merged_id = ${id}), ${id})`
/** A profile `p` and the records that it stands for, each with the number that is added to its positions' numbers. */
const records = sql`(select p.id, p.source_id, 0 as base union all
  select m.merged_id, b.source_id, (${sql.lit(seatsApart)} * row_number() over (order by m.merged_id))::int
  from stands_for m join professional b on b.id = m.merged_id where m.survivor_id = p.id)`

/**
 * One professional with positions, facts and sources, in one statement; `undefined` when there is none. A profile includes the
 * records that it stands for; the id of such a record finds the profile, under the profile's id. With the edition of the directory
 * that it was read from. The service sets `closed`, because it knows the day.
 */
export async function findProfessional(db: Db, id: string): Promise<{ edition: string; professional: Professional } | undefined> {
  const { rows } = await sql<{ edition: string; professional: Professional }>`
    ${hot('professional')} select ${edition} as edition, json_build_object(
      'id', p.id, 'name', p.name, 'role', p.role, 'kind', p.kind, 'title', p.title, 'courtName', p.court_name,
      'state', p.state, 'county', p.county, 'jurisdiction', p.jurisdiction, 'standing', p.standing,
      'since', ${sinceOfNewest}, 'asOf', s.edition_on, 'isFictional', p.is_fictional, 'closed', null, 'goneOn', p.gone_on,
      'positions', coalesce(
        (select json_agg(json_build_object(
           'seq', o.seq + r.base, 'kind', o.kind, 'title', o.title, 'courtId', o.court_id, 'courtName', o.court_name, 'state', o.state,
           'counties', o.counties,
           'since', (select ${since} from (select o.*) n),
           'endReason', o.end_reason,
           'nextHolder', case when o.next_key is not null then (select json_build_object('id', h.id, 'name', h.name) from professional x
             join professional_shown h on h.id = shown_as(x.id)
             where x.source_id = r.source_id and x.source_key = o.next_key and h.gone_on is null) end) order by (select max(x.base) from ${records} x) > 0 and o.from_on is null,
             case when (select max(x.base) from ${records} x) > 0 then o.from_on end desc, r.base, o.seq desc)
         from ${records} r join position o on o.professional_id = r.id), '[]'),
      'facts', coalesce(
        (select json_agg(json_build_object(
           'field', f.field, 'value', f.value, 'positionSeq', f.position_seq + r.base, 'sourceId', f.source_id,
           'sourceRef', f.source_ref, 'asOf', f.as_of, 'seenOn', f.seen_on) order by r.base, f.id)
         from ${records} r join fact f on f.professional_id = r.id where f.gone_on is null), '[]'),
      'sources', (
        select json_agg(json_build_object('id', o.id, 'title', o.title, 'publisher', o.publisher, 'url', o.url, 'licence', o.licence,
          'editionOn', o.edition_on) order by o.id <> s.id, o.id)
        from source o where o.id = s.id
          or o.id in (select f.source_id from ${records} r join fact f on f.professional_id = r.id where f.gone_on is null))
    ) as professional
    from professional_shown p join source s on s.id = p.seat_source_id
    where p.id = ${standing(id)}`.execute(db)
  return rows[0]
}

/** What a rating needs of a person, by the id of their profile: role and kind, and the days of every known position. */
export interface Rateable {
  id: string
  name: string
  role: Role
  kind: string
  gone: boolean
  seat: Seated
  held: Held[]
}

/** Reads it; `null` when no person has the id. */
export async function findRole(db: Db, id: string): Promise<Rateable | null> {
  const { rows } = await sql<Omit<Rateable, 'role'> & { role: string }>`
    select p.id, p.name, p.role, p.kind, p.gone_on is not null as gone,
      json_build_object('role', p.role, 'jurisdiction', p.jurisdiction, 'title', p.title, 'courtName', p.court_name, 'state', p.state,
        'standing', p.standing, 'asOf', s.edition_on, 'since', ${sinceOfNewest}) as seat,
      coalesce((select json_agg(${since}) from ${records} r join position n on n.professional_id = r.id), '[]') as held
    from professional_shown p join source s on s.id = p.seat_source_id where p.id = ${standing(id)}`.execute(db)
  const [found] = rows
  return found ? { ...found, role: Role.parse(found.role) } : null
}
