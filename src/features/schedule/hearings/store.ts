import type { CaseTx } from '#access/cases.ts'
import { clockInZone } from '#kernel/dates.ts'
import { changedRow } from '#ports/db/changed.ts'
import { type Draft, type HearingKind } from './contract.ts'

export interface HearingRow extends Draft {
  id: string
  authorId: string
  fromAt: Date
  toAt: Date
  sequence: number
  cancelledAt: Date | null
  updatedAt: Date
}

const columns = [
  'id',
  'author_id',
  'is_shared',
  'title',
  'kind',
  'from_at',
  'to_at',
  'day',
  'zone',
  'court',
  'room',
  'remote',
  'judge',
  'sides',
  'preparation',
  'documents_due_on',
  'notes',
  'sequence',
  'cancelled_at',
  'updated_at',
] as const

/** Hearings that one sees, in order of time. @param days only those that are on one of these days, both counted */
export async function hearingsIn(tx: CaseTx, caseId: string, days?: { from: string; to: string }, hearing?: string): Promise<HearingRow[]> {
  const rows = await tx
    .selectFrom('hearing')
    .select(columns)
    .where('case_id', '=', caseId)
    .$if(days !== undefined, (q) => q.where('day', '>=', days!.from).where('day', '<=', days!.to))
    .$if(hearing !== undefined, (q) => q.where('id', '=', hearing!))
    .orderBy('from_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    isShared: row.is_shared,
    title: row.title,
    kind: row.kind as HearingKind,
    day: row.day,
    from: clockInZone(row.zone, row.from_at),
    to: clockInZone(row.zone, row.to_at),
    zone: row.zone,
    court: row.court,
    room: row.room,
    remote: row.remote,
    judge: row.judge,
    sides: row.sides as Draft['sides'],
    preparation: row.preparation as Draft['preparation'],
    documentsDueOn: row.documents_due_on,
    notes: row.notes,
    fromAt: row.from_at,
    toAt: row.to_at,
    sequence: row.sequence,
    cancelledAt: row.cancelled_at,
    updatedAt: row.updated_at,
  }))
}

const valuesOf = (draft: Draft, at: { fromAt: Date; toAt: Date }) => ({
  is_shared: draft.isShared,
  title: draft.title,
  kind: draft.kind,
  from_at: at.fromAt,
  to_at: at.toAt,
  day: draft.day,
  zone: draft.zone,
  court: draft.court,
  room: draft.room,
  remote: draft.remote,
  judge: draft.judge,
  sides: draft.sides,
  preparation: JSON.stringify(draft.preparation),
  documents_due_on: draft.documentsDueOn,
  notes: draft.notes,
})

/** @returns whether it was added now: a repeat with the same id adds nothing */
export async function addHearing(
  tx: CaseTx,
  by: { caseId: string; id: string; authorId: string; at: Date },
  draft: Draft,
  times: { fromAt: Date; toAt: Date },
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('hearing')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...valuesOf(draft, times), created_at: by.at, updated_at: by.at })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Changes a hearing that is still in the state that the change began from. @returns whether it was */
export async function changeHearing(
  tx: CaseTx,
  by: { caseId: string; id: string; sequence: number; at: Date },
  draft: Draft,
  times: { fromAt: Date; toAt: Date },
): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('hearing')
      .set({ ...valuesOf(draft, times), sequence: by.sequence + 1, updated_at: by.at })
      .where('case_id', '=', by.caseId)
      .where('id', '=', by.id)
      .where('sequence', '=', by.sequence),
  )
}

/** Keeps what a hearing said before a change. */
export async function keepVersion(tx: CaseTx, by: { caseId: string; id: string; at: Date }, was: HearingRow): Promise<void> {
  const { id, authorId, isShared, fromAt: _from, toAt: _to, cancelledAt: _cancelled, updatedAt: _updated, ...said } = was
  await tx
    .insertInto('hearing_version')
    .values({
      case_id: by.caseId,
      id: by.id,
      author_id: authorId,
      is_shared: isShared,
      hearing_id: id,
      was: JSON.stringify(said),
      at: by.at,
    })
    .execute()
}

export interface VersionRow {
  hearingId: string
  was: Draft
  at: Date
}

/** What hearings said before their changes, the latest first. */
export async function versionsIn(tx: CaseTx, caseId: string): Promise<VersionRow[]> {
  const rows = await tx
    .selectFrom('hearing_version')
    .select(['hearing_id', 'was', 'at'])
    .where('case_id', '=', caseId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ hearingId: row.hearing_id, was: row.was as Draft, at: row.at }))
}

/** @returns whether there was such a hearing of their own */
export async function setCancelled(
  tx: CaseTx,
  { caseId, id, at }: { caseId: string; id: string; at: Date },
  cancelled: boolean,
): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('hearing')
      .set({ cancelled_at: cancelled ? at : null, updated_at: at })
      .where('case_id', '=', caseId)
      .where('id', '=', id),
  )
}

export async function setPreparation(
  tx: CaseTx,
  { caseId, id }: { caseId: string; id: string },
  lines: Draft['preparation'],
): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('hearing')
      .set({ preparation: JSON.stringify(lines) })
      .where('case_id', '=', caseId)
      .where('id', '=', id),
  )
}
