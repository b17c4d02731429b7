import type { CaseTx } from '#access/cases.ts'
import type { Waiting } from '#case/answers/public.ts'
import { sidesIn, type Membership } from '#case/cases/public.ts'
import { canOf, stateAt } from './rules.ts'
import { proposedIn } from './store.proposing.ts'

/** The schedules that the other parent proposed and this one may still answer. */
export async function versionsWaitingFor(tx: CaseTx, here: Membership, now: number): Promise<Waiting[]> {
  const isParent = here.role === 'parent' && !here.isFormer
  const rows = (await proposedIn(tx, here.caseId)).filter(({ authorId, respondBy }) => {
    const state = stateAt('proposed', respondBy?.getTime() ?? null, now)
    return canOf({ state, isMine: authorId === here.memberId, isParent }).answer
  })
  if (rows.length === 0) return []
  const sides = await sidesIn(tx, here.caseId)
  return rows.map(({ id, authorId, title, proposedAt, respondBy }) => ({
    kind: 'schedule',
    id,
    side: sides.get(authorId) ?? null,
    title,
    sentAt: proposedAt.toISOString(),
    respondBy: respondBy?.toISOString() ?? null,
    byOrder: true,
    to: `/co-parenting-calendar?request=${id}`,
  }))
}
