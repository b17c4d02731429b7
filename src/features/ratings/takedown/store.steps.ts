import { sql } from 'kysely'
import type { Outcome, TakedownState } from '#domain/takedown/steps.ts'
import type { Db } from '#ports/db/port.ts'
import type { Ground } from './contract.ts'

export interface NewStep {
  id: string
  takedown: string
  event: string
  actor: 'sender' | 'staff' | 'counsel'
  by: string | null
  reason: string | null
  at: Date
}

/** Adds a line to the log of a notice. */
export async function addStep(tx: Db, { id, takedown, event, actor, by, reason, at }: NewStep): Promise<void> {
  await sql`
    insert into takedown_event (id, takedown_id, n, event, actor, staff_id, reason, at)
    select ${id}, ${takedown}, coalesce(max(n), 0) + 1, ${event}, ${actor}, ${by}, ${reason}, ${at} from takedown_event where takedown_id = ${takedown}`.execute(
    tx,
  )
}

export interface Step {
  at: Date
  event: string
  actor: 'sender' | 'staff' | 'counsel'
  by: string | null
  reason: string | null
}

export async function stepsOf(db: Db, takedown: string): Promise<Step[]> {
  const rows = await db
    .selectFrom('takedown_event')
    .select(['at', 'event', 'actor', 'staff_id as by', 'reason'])
    .where('takedown_id', '=', takedown)
    .orderBy('n')
    .execute()
  return rows.map((row) => ({ ...row, actor: row.actor as Step['actor'] }))
}

export async function exportsLogged(db: Db): Promise<{ at: Date; number: string; by: string | null; reason: string }[]> {
  const rows = await db
    .selectFrom('takedown_event as e')
    .innerJoin('takedown as t', 't.id', 'e.takedown_id')
    .select(['e.at', 't.number', 'e.staff_id as by', 'e.reason'])
    .where('e.event', '=', 'exported')
    .orderBy('e.at', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({ ...row, reason: row.reason ?? '' }))
}

interface Standing {
  state: TakedownState
  acknowledgedAt: Date | null
  outcome?: Outcome
  letter?: string
  closedAt?: Date
}

export async function putState(tx: Db, id: string, { state, acknowledgedAt, outcome, letter, closedAt }: Standing): Promise<void> {
  await tx
    .updateTable('takedown')
    .set({ state, acknowledged_at: acknowledgedAt, outcome: outcome ?? null, letter: letter ?? null, closed_at: closedAt ?? null })
    .where('id', '=', id)
    .execute()
}

export async function putMark(tx: Db, id: string, isAbusive: boolean): Promise<void> {
  await tx.updateTable('takedown').set({ is_abusive: isAbusive }).where('id', '=', id).execute()
}

export async function putHold(tx: Db, id: string, heldFor: string | null): Promise<void> {
  await tx.updateTable('takedown').set({ held_for: heldFor }).where('id', '=', id).execute()
}

/** Erases what ended before a moment and is not held, with its log. @returns how many */
export async function eraseEnded(db: Db, before: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx.deleteFrom('takedown').where('closed_at', '<', before).where('held_for', 'is', null).returning('id').execute()
    const ids = gone.map(({ id }) => id)
    if (ids.length > 0) {
      await tx.deleteFrom('takedown_rating').where('takedown_id', 'in', ids).execute()
      await tx.deleteFrom('takedown_event').where('takedown_id', 'in', ids).execute()
      await sql`delete from takedown_export where takedown_id = any(${ids}::uuid[])`.execute(tx)
    }
    return ids.length
  })
}

/** The outcomes of notices with exact counts, for the published figures; without fictional ones. */
export async function endings(
  db: Db,
): Promise<{ receivedAt: Date; closedAt: Date | null; ground: Ground; outcome: Outcome | null; isAbusive: boolean }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof endings>>[number]>`
    select received_at as "receivedAt", closed_at as "closedAt", ground, outcome, is_abusive as "isAbusive"
    from takedown where not is_fictional order by received_at, id`.execute(db)
  return rows
}
