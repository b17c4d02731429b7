import { sql } from 'kysely'
import type { Db } from '../../ports/db/port.ts'
import { type Professional, Role } from './contract.ts'

/** How many professionals can be found; federal judges do not hear divorces and are not counted. */
export async function countFamily(db: Db): Promise<number> {
  const row = await db
    .selectFrom('search_group')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('n'), sql<number>`0`).as('n'))
    .where('jurisdiction', '=', 'state')
    .executeTakeFirstOrThrow()
  return row.n
}

/** One professional with positions, facts and sources, in one trip; `undefined` when there is none. */
export async function findProfessional(db: Db, id: string): Promise<Professional | undefined> {
  const { rows } = await sql<{ professional: Professional }>`
    select json_build_object(
      'id', p.id, 'name', p.name, 'role', p.role, 'kind', p.kind, 'title', p.title, 'courtName', p.court_name,
      'state', p.state, 'county', p.county, 'jurisdiction', p.jurisdiction, 'standing', p.standing,
      'since', coalesce(
        (select json_build_object('basis', n.basis, 'fromOn', n.from_on, 'fromPrecision', n.from_precision, 'toOn', n.to_on)
         from position n where n.professional_id = p.id order by n.seq desc limit 1),
        json_build_object('basis', 'listed', 'fromOn', null, 'fromPrecision', 'day', 'toOn', null)),
      'asOf', s.edition_on, 'isFictional', p.is_fictional, 'goneOn', p.gone_on,
      'positions', coalesce(
        (select json_agg(json_build_object(
           'seq', o.seq, 'kind', o.kind, 'title', o.title, 'courtId', o.court_id, 'courtName', o.court_name, 'state', o.state,
           'counties', o.counties,
           'since', json_build_object('basis', o.basis, 'fromOn', o.from_on, 'fromPrecision', o.from_precision, 'toOn', o.to_on),
           'endReason', o.end_reason) order by o.seq desc)
         from position o where o.professional_id = p.id), '[]'),
      'facts', coalesce(
        (select json_agg(json_build_object(
           'field', f.field, 'value', f.value, 'positionSeq', f.position_seq, 'sourceId', f.source_id,
           'sourceRef', f.source_ref, 'asOf', f.as_of, 'seenOn', f.seen_on) order by f.id)
         from fact f where f.professional_id = p.id and f.gone_on is null), '[]'),
      'sources', (
        select json_agg(json_build_object('id', o.id, 'title', o.title, 'publisher', o.publisher, 'url', o.url, 'licence', o.licence,
          'editionOn', o.edition_on) order by o.id <> s.id, o.id)
        from source o where o.id = s.id
          or o.id in (select f.source_id from fact f where f.professional_id = p.id and f.gone_on is null))
    ) as professional
    from professional p join source s on s.id = p.source_id
    where p.id = ${id}`.execute(db)
  return rows[0]?.professional
}

/** What somebody is, in the directory's words; `null` when nobody has the id. */
export async function findRole(db: Db, id: string): Promise<{ name: string; role: Role; kind: string; gone: boolean } | null> {
  const found = await db.selectFrom('professional').select(['name', 'role', 'kind', 'gone_on']).where('id', '=', id).executeTakeFirst()
  return found ? { name: found.name, role: Role.parse(found.role), kind: found.kind, gone: found.gone_on !== null } : null
}
