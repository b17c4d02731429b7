import { sql } from 'kysely'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Merge } from './contract.ts'
import { face } from './store.pairs.ts'

export interface MergeRow {
  id: string
  survivorId: string
  mergedId: string
  nameFrom: string | null
  seatFrom: string | null
  probability: number | null
  isBulk: boolean
  isDrawn: boolean
  reason: string | null
  on: Day
  at: Date
  by: string
}

export async function addMerge(tx: Db, row: MergeRow): Promise<void> {
  await tx
    .insertInto('merge_event')
    .values({
      id: row.id,
      survivor_id: row.survivorId,
      merged_id: row.mergedId,
      name_from: row.nameFrom,
      seat_from: row.seatFrom,
      probability: row.probability,
      is_bulk: row.isBulk,
      is_drawn: row.isDrawn,
      reason: row.reason,
      merged_on: row.on,
      merged_at: row.at,
      merged_by: row.by,
    })
    .execute()
}

/** Undoes a merge. `null` when no merge in effect has this id. */
export async function endMerge(
  tx: Db,
  id: string,
  { by, on, why }: { by: string; on: Day; why: string | null },
): Promise<{ survivorId: string; mergedId: string; mergedAt: Date } | null> {
  const row = await tx
    .updateTable('merge_event')
    .set({ undone_on: on, undone_by: by, undone_why: why })
    .where('id', '=', id)
    .where('undone_on', 'is', null)
    .returning(['survivor_id as survivorId', 'merged_id as mergedId', 'merged_on as mergedOn', 'merged_at as mergedAt'])
    .executeTakeFirst()
  // Merges from before the exact time was stored have only a day.
  return row
    ? { survivorId: row.survivorId, mergedId: row.mergedId, mergedAt: row.mergedAt ?? new Date(`${row.mergedOn}T00:00:00Z`) }
    : null
}

/** Notes that a drawn merge was looked at again. `false` when it does not wait for it. */
export async function noteLook(tx: Db, id: string, { by, on }: { by: string; on: Day }): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('merge_event')
      .set({ looked_on: on, looked_by: by })
      .where('id', '=', id)
      .where('is_drawn', '=', true)
      .where('undone_on', 'is', null)
      .where('looked_on', 'is', null),
  )
}

/** A merge in force, as what follows from it takes it. */
interface InForce {
  survivorId: string
  mergedId: string
  nameFrom: string | null
  seatFrom: string | null
}

/** The merges in force that touch these records, the oldest first. */
export async function mergesInForce(tx: Db, ids: readonly string[]): Promise<InForce[]> {
  const { rows } = await sql<InForce>`
    select survivor_id as "survivorId", merged_id as "mergedId", name_from as "nameFrom", seat_from as "seatFrom" from merge_event
    where undone_on is null and (survivor_id = any(${[...ids]}::uuid[]) or merged_id = any(${[...ids]}::uuid[])) order by seq`.execute(tx)
  return rows
}

/** Merges, those first that wait for a second look, then the newest. */
export async function listMerges(db: Db, most: number): Promise<Merge[]> {
  const { rows } = await sql<Merge>`
    select e.id, ${face('s')} as survivor, json_build_object('id', m.id, 'name', m.name) as merged, e.probability, e.is_bulk as "isBulk",
      e.is_drawn as "isDrawn", e.merged_on as "mergedOn", e.looked_on as "lookedOn", e.undone_on as "undoneOn"
    from merge_event e join professional_shown s on s.id = e.survivor_id join professional m on m.id = e.merged_id
    order by (e.undone_on is null and e.is_drawn and e.looked_on is null) desc, e.seq desc limit ${most}`.execute(db)
  return rows
}
