import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Seat } from './contract.ts'

const seatColumns = sql`x.seat_id as seat, json_build_object('id', p.id, 'name', p.name, 'isFictional', p.is_fictional) as person,
  json_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organization, x.role, x.is_exclusive as "isExclusive", x.from_on as "fromOn",
  x.from_precision as "fromPrecision", x.to_on as "toOn", x.end_reason as "endReason", x.source, x.source_on as "sourceOn", x.is_staff as "isStaff",
  coalesce((select json_agg(json_build_object('role', b.role, 'fromOn', b.from_on, 'fromPrecision', b.from_precision, 'toOn', b.to_on,
      'source', b.source, 'recordedOn', b.recorded_on, 'goneOn', b.gone_on, 'goneHow', b.gone_how, 'goneWhy', b.gone_why)
      order by b.gone_on desc, b.recorded_on desc)
    from organization_seat b where b.seat_id = x.seat_id and b.gone_on is not null), '[]') as before
  from organization_seat x left join stands_for m on m.merged_id = x.professional_id
  join professional_shown p on p.id = coalesce(m.survivor_id, x.professional_id) join organization_shown o on o.id = x.organization_id`

/** A seat that two sources both list is one seat; it is read from the profile's own record. */
const once = sql`(m.survivor_id is null or not exists (
  select from organization_seat y left join stands_for n on n.merged_id = y.professional_id
  where y.organization_id = x.organization_id and y.gone_on is null and lower(y.role) = lower(x.role)
    and daterange(y.from_on, y.to_on, '[]') && daterange(x.from_on, x.to_on, '[]')
    and (y.professional_id = m.survivor_id or (n.survivor_id = m.survivor_id and y.professional_id < x.professional_id))))`

const order = sql`order by x.from_on nulls first, p.sort_name, x.seat_id`

/** The seats of an organization that count, by begin: all, or those that someone had on a day. */
export async function seatsHere(db: Db, id: string, on: string | null, most: number): Promise<{ seats: Seat[]; inAll: number }> {
  const where = sql`where x.organization_id = ${id}::uuid and x.gone_on is null and ${once}
    ${on === null ? sql`` : sql`and (x.from_on is null or x.from_on <= ${on}::date) and (x.to_on is null or x.to_on > ${on}::date)`}`
  const { rows: seats } = await sql<Seat>`select ${seatColumns} ${where} ${order} limit ${most}`.execute(db)
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from organization_seat x left join stands_for m on m.merged_id = x.professional_id ${where}`.execute(db)
  return { seats, inAll: rows[0]!.n }
}

/** The seats of a person that count, under whichever of their records, by begin. */
export async function seatsOf(db: Db, professional: string): Promise<Seat[]> {
  const { rows } =
    await sql<Seat>`select ${seatColumns} where x.professional_id = any(whole_profile(${professional}::uuid)) and x.gone_on is null and ${once} ${order}`.execute(
      db,
    )
  return rows
}
