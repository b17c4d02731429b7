import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** A burst, and how long scores stand still for it. */
export interface Freeze {
  professionalId: string
  fromOn: string
  lastOn: string
  /** The last quiet day. */
  asOf: string
}

const columns = sql.raw(`professional_id as "professionalId", from_on as "fromOn", last_on as "lastOn", as_of as "asOf"`)

/** Where scores stand still now. */
export async function freezes(db: Db): Promise<Freeze[]> {
  const { rows } = await sql<Freeze>`select ${columns} from score_freeze where lifted_on is null order by professional_id`.execute(db)
  return rows
}

/** The last quiet day of someone whose scores stand still, for a burst on any of their records; `null` where they do not. */
export async function frozenAsOf(db: Db, professionalId: string): Promise<string | null> {
  const { rows } = await sql<{ asOf: string | null }>`
    select min(as_of) as "asOf" from score_freeze where professional_id = any(whole_profile(${professionalId})) and lifted_on is null`.execute(
    db,
  )
  return rows[0]?.asOf ?? null
}

/**
 * Lets someone's scores stand still for a burst, or longer for one that goes on. What was lifted is not begun again for the
 * same days: someone has looked at them, or 30 days went by.
 */
export async function freeze(db: Db, { professionalId, fromOn, lastOn, asOf }: Freeze, onDay: string): Promise<void> {
  const longer = await sql`
    update score_freeze set last_on = greatest(last_on, ${lastOn}::date) where professional_id = ${professionalId} and lifted_on is null`.execute(
    db,
  )
  if (longer.numAffectedRows === 1n) return
  await sql`
    insert into score_freeze (professional_id, from_on, last_on, as_of, found_on)
    select ${professionalId}, ${fromOn}::date, ${lastOn}::date, ${asOf}::date, ${onDay}::date
    where not exists (select from score_freeze f where f.professional_id = ${professionalId} and f.last_on >= ${lastOn}::date)
    on conflict do nothing`.execute(db)
}

export async function lift(db: Db, professionalId: string, onDay: string): Promise<void> {
  await sql`
    update score_freeze set lifted_on = ${onDay}::date where professional_id = ${professionalId} and lifted_on is null`.execute(db)
}
