import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import { hot } from '#ports/db/port.ts'

export interface PersonRow {
  id: string
  role: string
  side: string | null
  name: string
  granted_by: string | null
  scopes: string[]
  sees_private: boolean
  from_day: string | null
  to_day: string | null
  expires_at: Date | null
  joined_at: Date | null
  ended_at: Date | null
}

const seatColumns = [
  'id',
  'role',
  'side',
  'name',
  'granted_by',
  'scopes',
  'sees_private',
  'from_day',
  'to_day',
  'expires_at',
  'joined_at',
  'ended_at',
] as const

/** Everybody in a case whom their own seat shows: those who stand before those who ended, the latter the latest first. */
export async function peopleIn(tx: CaseTx, caseId: string): Promise<PersonRow[]> {
  return tx
    .selectFrom('case_member')
    .select(seatColumns)
    .modifyFront(hot('seats'))
    .where('case_id', '=', caseId)
    .orderBy(sql`ended_at desc nulls first`)
    .orderBy('joined_at')
    .orderBy('id')
    .execute()
}

/** A live seat that one granted, to change it. */
export async function ownGrant(tx: CaseTx, caseId: string, id: string, grantor: string): Promise<PersonRow | undefined> {
  return tx
    .selectFrom('case_member')
    .select(seatColumns)
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('granted_by', '=', grantor)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

interface ReachRow {
  scopes: readonly string[]
  seesPrivate: boolean
  from: string | null
  to: string | null
  until: Date | null
}

export async function changeReach(tx: CaseTx, caseId: string, id: string, reach: ReachRow): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('case_member')
      .set({ scopes: [...reach.scopes], sees_private: reach.seesPrivate, from_day: reach.from, to_day: reach.to, expires_at: reach.until })
      .where('case_id', '=', caseId)
      .where('id', '=', id)
      .where('ended_at', 'is', null),
  )
}

export async function rename(tx: CaseTx, caseId: string, id: string, name: string): Promise<void> {
  await tx.updateTable('case_member').set({ name }).where('case_id', '=', caseId).where('id', '=', id).execute()
}

export async function endSeat(tx: CaseTx, caseId: string, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('case_member')
    .set({ ended_at: at })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

export interface LooksRow {
  member_id: string
  count: number
  last_at: Date
}

/** How often each granted seat looked, and when last. */
export async function lookCounts(tx: CaseTx, caseId: string): Promise<LooksRow[]> {
  return tx
    .selectFrom('case_look')
    .select((of) => ['member_id', of.cast<number>(of.fn.countAll(), 'integer').as('count'), of.fn.max('at').as('last_at')])
    .where('case_id', '=', caseId)
    .groupBy('member_id')
    .execute()
}

/** What a seat looked at, the latest first. */
export async function looksOf(tx: CaseTx, caseId: string, seat: string, most: number): Promise<{ scope: string; at: Date }[]> {
  return tx
    .selectFrom('case_look')
    .select(['scope', 'at'])
    .where('case_id', '=', caseId)
    .where('member_id', '=', seat)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Gives up their own seat. @returns whether there was one to give up */
export async function leave(
  tx: CaseTx,
  { caseId, seat, emptySeat }: { caseId: string; seat: string; emptySeat: string },
): Promise<boolean> {
  const { rows } = await sql<{ counted: string | null }>`select leave_case(${caseId}, ${seat}, ${emptySeat}) as counted`.execute(tx)
  return rows[0]!.counted !== null
}
