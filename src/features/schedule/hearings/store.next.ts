import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { type GrantedSeat, seatRows } from '#case/cases/public.ts'
import type { HearingKind } from './contract.ts'

/** A coming hearing that a seat shows. */
export interface ComingHearing {
  seat: string
  id: string
  title: string
  kind: HearingKind
  fromAt: Date
  toAt: Date
  zone: string
  court: string
  room: string
  documentsDueOn: string | null
  sequence: number
  updatedAt: Date
}

/**
 * Hearings of these seats that have not ended and were not cancelled, in order of time: as each seat by itself shows them, on its days.
 * @param isNext of each seat the next one alone
 */
export async function comingHearings(
  tx: CaseTx,
  seats: readonly GrantedSeat[],
  now: Date,
  { isNext }: { isNext: boolean },
): Promise<ComingHearing[]> {
  const { rows } = await sql<ComingHearing>`select ${isNext ? sql`distinct on (s.seat)` : sql``} s.seat, h.id, h.title, h.kind,
    h.from_at as "fromAt", h.to_at as "toAt", h.zone, h.court, h.room, h.documents_due_on::text as "documentsDueOn", h.sequence,
    h.updated_at as "updatedAt"
    from ${seatRows(seats, 'hearings')} join hearing h on h.case_id = s.case_id
    where h.to_at >= ${now} and h.cancelled_at is null and (h.is_shared or h.author_id = s.sees_as) and h.day between s.since_day and s.until_day
    order by s.seat, h.from_at, h.id`.execute(tx)
  return rows
}
