import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import type { Kind } from './contract.ts'

/** Who makes a change, and on which day. */
export interface By {
  account: string
  today: string
}
interface Sourced {
  source: string
  sourceOn: string
}

export interface SeatDays {
  role: string
  isExclusive: boolean
  fromOn: string | null
  fromPrecision: 'day' | 'month' | 'year'
  toOn: string | null
  endReason: string | null
}
export interface StoredSeat extends SeatDays {
  version: string
  seat: string
  organization: string
  professional: string
  positionSeq: number | null
  sourceId: string | null
}

/** Locks the seats of this person, under any of their records, until the transaction ends. */
export async function holdPerson(tx: Db, professional: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('seats of ' || shown_as(${professional}::uuid), 29))`.execute(tx)
}

/** Whether this was made before; locks its id until the transaction ends. */
export async function isMade(tx: Db, table: 'organization' | 'organization_seat' | 'organization_domain', id: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`made ${id}`}, 29))`.execute(tx)
  const { rows } = await sql<{ is: boolean }>`select exists (select from ${sql.table(table)} where id = ${id}::uuid) as is`.execute(tx)
  return rows[0]!.is
}

const storedColumns = sql`id as version, seat_id as seat, organization_id as organization, professional_id as professional, role, is_exclusive as "isExclusive",
  from_on as "fromOn", from_precision as "fromPrecision", to_on as "toOn", end_reason as "endReason", position_seq as "positionSeq", source_id as "sourceId"
  from organization_seat`

export async function seatNow(tx: Db, seat: string): Promise<StoredSeat | null> {
  const { rows } = await sql<StoredSeat>`select ${storedColumns} where seat_id = ${seat}::uuid and gone_on is null`.execute(tx)
  return rows[0] ?? null
}

/** The seats that count of a person, under whichever of their records. */
export async function seatsNowOf(tx: Db, professional: string): Promise<StoredSeat[]> {
  const { rows } =
    await sql<StoredSeat>`select ${storedColumns} where professional_id = any(whole_profile(${professional}::uuid)) and gone_on is null order by from_on, id`.execute(
      tx,
    )
  return rows
}

/** Adds a version of a seat; the first, or what takes the place of another. */
export async function putSeat(tx: Db, seat: StoredSeat, { source, sourceOn }: Sourced, { account, today }: By): Promise<void> {
  await tx
    .insertInto('organization_seat')
    .values({
      id: seat.version,
      seat_id: seat.seat,
      organization_id: seat.organization,
      professional_id: seat.professional,
      role: seat.role,
      is_exclusive: seat.isExclusive,
      from_on: seat.fromOn,
      from_precision: seat.fromPrecision,
      to_on: seat.toOn,
      end_reason: seat.endReason,
      position_seq: seat.positionSeq,
      source_id: seat.sourceId,
      source,
      source_on: sourceOn,
      is_staff: true,
      recorded_on: today,
      recorded_by: account,
    })
    .execute()
}

/** Says that a version no longer counts, and why; it stays. */
export async function retireSeat(
  tx: Db,
  version: string,
  how: 'ended' | 'corrected' | 'withdrawn',
  why: string | null,
  today: string,
): Promise<void> {
  await tx.updateTable('organization_seat').set({ gone_on: today, gone_how: how, gone_why: why }).where('id', '=', version).execute()
}

export interface NewOrganization extends Sourced {
  id: string
  kind: Kind
  name: string
  parent: string | null
  state: string | null
  county: string | null
}

export async function putOrganization(
  tx: Db,
  { id, kind, name, parent, state, county, source, sourceOn }: NewOrganization,
  { account, today }: By,
) {
  await tx
    .insertInto('organization')
    .values({ id, kind, name, parent_id: parent, state, county, source, source_on: sourceOn, recorded_on: today, recorded_by: account })
    .execute()
}

/** An organization of the same name under the same parent; `null` if there is none. */
export async function namesake(tx: Db, name: string, parent: string | null, state: string | null): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from organization_shown where lower(name) = lower(${name}) and parent_id is not distinct from ${parent}::uuid
      and (${parent}::uuid is not null or state is not distinct from ${state}) and closed_on is null limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

export async function closeOrganization(tx: Db, id: string, on: string, { source, sourceOn }: Sourced): Promise<void> {
  await tx
    .updateTable('organization')
    .set({ closed_on: on, closing_source: source, closing_source_on: sourceOn })
    .where('id', '=', id)
    .execute()
}

export async function openSeats(tx: Db, id: string, on: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from organization_seat where organization_id = ${id}::uuid and gone_on is null and (to_on is null or to_on > ${on}::date)`.execute(
    tx,
  )
  return rows[0]!.n
}

export async function putDomain(
  tx: Db,
  { id, organization, domain, source, sourceOn }: Sourced & { id: string; organization: string; domain: string },
  { account, today }: By,
) {
  await tx
    .insertInto('organization_domain')
    .values({ id, organization_id: organization, domain, source, source_on: sourceOn, verified_on: today, verified_by: account })
    .execute()
}

export async function hasDomain(tx: Db, organization: string, domain: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from organization_domain where organization_id = ${organization}::uuid and domain = ${domain} and withdrawn_on is null) as has`.execute(
    tx,
  )
  return rows[0]!.has
}

/** @returns whose it was; `null` where no such domain counts */
export async function retireDomain(tx: Db, id: string, why: string, today: string): Promise<string | null> {
  const { rows } = await sql<{ organization: string }>`
    update organization_domain set withdrawn_on = ${today}::date, withdrawn_why = ${why}
    where id = ${id}::uuid and withdrawn_on is null returning organization_id as organization`.execute(tx)
  return rows[0]?.organization ?? null
}
