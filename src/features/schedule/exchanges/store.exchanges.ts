import type { CaseTx } from '#access/cases.ts'
import type { Parent } from '#domain/schedule/types.ts'
import type { CheckInKind } from '#domain/exchange/lateness.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'

/** The order that gives a grace, and its paragraph. */
export interface GraceBy {
  clause: { paragraph: string; text: string }
  order: string
}

export interface ExchangeRow {
  id: string
  dueAt: Date
  day: Day
  toSide: Parent
  children: string[]
  place: string
  placeId: string | null
  grace: number
  /** The clause that gave the grace when it was stored; `null` where none did, or where clauses were not stored yet. */
  graceBy: GraceBy | null
  cancelledAt: Date | null
}

/** Exchanges with stored data, in order. */
export async function exchangesIn(tx: CaseTx, caseId: string, days: { from: Day; to: Day }): Promise<ExchangeRow[]> {
  const rows = await tx
    .selectFrom('exchange')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .orderBy('due_at')
    .orderBy('to_side')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    dueAt: row.due_at,
    day: row.day as Day,
    toSide: row.to_side as Parent,
    children: row.child_ids,
    place: row.place,
    placeId: row.place_id,
    grace: row.grace,
    graceBy: row.grace_by as GraceBy | null,
    cancelledAt: row.cancelled_at,
  }))
}

export interface NewExchange {
  caseId: string
  id: string
  authorId: string
  dueAt: Date
  day: Day
  toSide: Parent
  children: readonly string[]
  place: string
  placeId: string | null
  grace: number
  graceBy: GraceBy | null
  at: Date
}

/** Stores an exchange with its first record; of two at once the first. @returns its id */
export async function storeExchange(tx: CaseTx, it: NewExchange): Promise<string> {
  await tx
    .insertInto('exchange')
    .values({
      case_id: it.caseId,
      id: it.id,
      author_id: it.authorId,
      due_at: it.dueAt,
      day: it.day,
      to_side: it.toSide,
      child_ids: [...it.children],
      place: it.place,
      place_id: it.placeId,
      grace: it.grace,
      grace_by: it.graceBy === null ? null : JSON.stringify(it.graceBy),
      created_at: it.at,
    })
    .onConflict((conflict) => conflict.columns(['case_id', 'due_at', 'to_side']).doNothing())
    .execute()
  const { id } = await tx
    .selectFrom('exchange')
    .select('id')
    .where('case_id', '=', it.caseId)
    .where('due_at', '=', it.dueAt)
    .where('to_side', '=', it.toSide)
    .executeTakeFirstOrThrow()
  return id
}

export async function setExchangeCancelled(tx: CaseTx, at: { caseId: string; id: string }, when: Date | null): Promise<void> {
  await tx.updateTable('exchange').set({ cancelled_at: when }).where('case_id', '=', at.caseId).where('id', '=', at.id).execute()
}

export interface CheckInRow {
  id: string
  authorId: string
  exchangeId: string
  isShared: boolean
  kind: CheckInKind
  at: Date
  receivedAt: Date
  isLateRecord: boolean
  isWithin: boolean | null
  latitude: number | null
  longitude: number | null
  accuracy: number | null
  note: string
  hasPhoto: boolean
}

/** The records of exchanges that one sees, in order of time; photos are asked for one by one. */
export async function checkInsOf(tx: CaseTx, caseId: string, exchanges: readonly string[]): Promise<CheckInRow[]> {
  if (exchanges.length === 0) return []
  const rows = await tx
    .selectFrom('check_in')
    .select(['id', 'author_id', 'exchange_id', 'is_shared', 'kind', 'at', 'received_at', 'is_late_record', 'is_within'])
    .select(['latitude', 'longitude', 'accuracy', 'note', 'photo_sha256'])
    .where('case_id', '=', caseId)
    .where('exchange_id', 'in', exchanges)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    exchangeId: row.exchange_id,
    isShared: row.is_shared,
    kind: row.kind as CheckInKind,
    at: row.at,
    receivedAt: row.received_at,
    isLateRecord: row.is_late_record,
    isWithin: row.is_within,
    latitude: row.latitude,
    longitude: row.longitude,
    accuracy: row.accuracy,
    note: row.note,
    hasPhoto: row.photo_sha256 !== null,
  }))
}

export interface NewRecord {
  caseId: string
  id: string
  authorId: string
  exchangeId: string
  isShared: boolean
  kind: CheckInKind
  at: Date
  receivedAt: Date
  isLateRecord: boolean
  day: Day
  isWithin: boolean | null
  position: { latitude: number; longitude: number; accuracy: number } | null
  note: string
  photo: { bytes: Uint8Array; sha256: string } | null
}

/** @returns whether it was added now: a repeat with the same id adds nothing */
export async function addCheckIn(tx: CaseTx, it: NewRecord): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('check_in')
      .values({
        case_id: it.caseId,
        id: it.id,
        author_id: it.authorId,
        exchange_id: it.exchangeId,
        is_shared: it.isShared,
        kind: it.kind,
        at: it.at,
        received_at: it.receivedAt,
        is_late_record: it.isLateRecord,
        day: it.day,
        is_within: it.isWithin,
        latitude: it.position?.latitude ?? null,
        longitude: it.position?.longitude ?? null,
        accuracy: it.position?.accuracy ?? null,
        note: it.note,
        photo: it.photo ? Buffer.from(it.photo.bytes) : null,
        photo_sha256: it.photo?.sha256 ?? null,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** One record's time, for a repeat; `null` where there is none. */
export async function checkInAt(tx: CaseTx, caseId: string, id: string) {
  const row = await tx
    .selectFrom('check_in')
    .select(['at', 'is_late_record'])
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function photoOf(tx: CaseTx, caseId: string, id: string): Promise<Buffer | null> {
  const row = await tx.selectFrom('check_in').select('photo').where('case_id', '=', caseId).where('id', '=', id).executeTakeFirst()
  return row?.photo ?? null
}

/** The first day with a record; `null` if there is none. */
export async function firstRecordDay(tx: CaseTx, caseId: string): Promise<Day | null> {
  const row = await tx
    .selectFrom('check_in')
    .select((q) => q.fn.min('day').as('day'))
    .where('case_id', '=', caseId)
    .executeTakeFirst()
  return (row?.day as Day | null | undefined) ?? null
}
