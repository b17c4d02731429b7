import type { CaseTx } from '#access/cases.ts'
import { hearingsIn } from '#schedule/hearings/public.ts'
import { dayFrom, type Here, isMine, shows } from './here.ts'

/** Dates this far ahead are told of when they change. Days. */
export const ahead = 400

/** A hearing that one sees. Moments in milliseconds. */
export interface SeenHearing {
  id: string
  from: number
  written: number
  isMine: boolean
  isCancelled: boolean
}

/** The hearings of the next time that one's seats show, by the days that they show. */
export async function hearingsOf(tx: CaseTx, here: Here, now: number): Promise<SeenHearing[]> {
  const rows = await hearingsIn(tx, here.caseId, { from: dayFrom(now, -2), to: dayFrom(now, ahead) })
  return rows
    .filter(({ day }) => shows(here.seats, 'hearings', day))
    .map(({ id, authorId, fromAt, updatedAt, cancelledAt }) => ({
      id,
      from: fromAt.getTime(),
      written: updatedAt.getTime(),
      isMine: isMine(here, authorId),
      isCancelled: cancelledAt !== null,
    }))
}
