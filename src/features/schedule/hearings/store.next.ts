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
  // Which one is next, a function of the owner's says by its id. Taken by that id and no other way, the policy is asked of it alone, and not of
  // all that come later.
  const next = isNext ? sql`join next_hearings(${now}) n on n.member_id = s.seat` : sql``
  const [isIt, one] = isNext ? [sql`and h.id = n.hearing_id`, sql`limit 1`] : [sql``, sql``]
  const { rows } = await sql<ComingHearing>`select s.seat, h.* from ${seatRows(seats, 'hearings')} ${next} cross join lateral (
      select h.id, h.title, h.kind, h.from_at as "fromAt", h.to_at as "toAt", h.zone, h.court, h.room,
        h.documents_due_on::text as "documentsDueOn", h.sequence, h.updated_at as "updatedAt"
      from hearing h where h.case_id = s.case_id ${isIt} and h.to_at >= ${now} and h.cancelled_at is null
        and (h.is_shared or h.author_id = s.sees_as) and h.day between s.since_day and s.until_day ${one}) h
    order by s.seat, h."fromAt", h.id`.execute(tx)
  return rows
}
