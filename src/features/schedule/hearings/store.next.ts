import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { type GrantedSeat, seatRows } from '#case/cases/public.ts'
import type { HearingKind } from './contract.ts'

/** The next hearing that a seat shows. */
export interface NextHearing {
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

/** The next hearing of each seat that has not ended and was not cancelled: as the seat by itself shows it, on its days. */
export async function nextHearings(tx: CaseTx, seats: readonly GrantedSeat[], now: Date): Promise<NextHearing[]> {
  const { rows } =
    await sql<NextHearing>`select distinct on (s.seat) s.seat, h.id, h.title, h.kind, h.from_at as "fromAt", h.to_at as "toAt",
    h.zone, h.court, h.room, h.documents_due_on::text as "documentsDueOn", h.sequence, h.updated_at as "updatedAt"
    from ${seatRows(seats, 'hearings')} join hearing h on h.case_id = s.case_id
    where h.to_at >= ${now} and h.cancelled_at is null and (h.is_shared or h.author_id = s.sees_as) and h.day between s.since_day and s.until_day
    order by s.seat, h.from_at, h.id`.execute(tx)
  return rows
}
