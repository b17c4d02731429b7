import type { CaseTx } from '#access/cases.ts'
import { type CaseContext, type Membership, notFound, parentsIn } from '#case/cases/public.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { versionsOf } from './store.versions.ts'

export const noVersion = () => notFound(msg`There is no such schedule.`)
export const settled = () => new Fault('conflict', msg`This proposal was answered or taken back meanwhile.`)

async function findVersion(c: CaseContext, id: string) {
  const [row = noVersion()] = await versionsOf(c.tx, c.caseId, id)
  return { row, isMine: row.authorId === c.seat.memberId, named: { caseId: c.caseId, id: row.id, at: c.at } }
}

/** The caller's own, to change it. @throws Fault `forbidden` for the other parent's */
export async function ownVersion(c: CaseContext, id: string) {
  const found = await findVersion(c, id)
  if (!found.isMine) throw new Fault('forbidden', msg`Only who wrote it does that.`)
  return found
}

/** The other parent's proposal, to answer it. @throws Fault `forbidden` for their own */
export async function othersVersion(c: CaseContext, id: string) {
  const found = await findVersion(c, id)
  if (found.isMine) throw new Fault('forbidden', msg`It is the other parent who answers it.`)
  return found
}

/** Whether the other parent is there to answer. */
export async function otherJoined(tx: CaseTx, seat: Membership): Promise<boolean> {
  const other = (await parentsIn(tx, seat.caseId)).get(seat.side === 'A' ? 'B' : 'A')
  return other !== undefined && other.joined_at !== null && other.ended_at === null
}
