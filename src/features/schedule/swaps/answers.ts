import type { CaseTx } from '#access/cases.ts'
import { stateAt, tradeLifecycle } from '#domain/swaps/lifecycle.ts'
import { instantOf } from '#domain/swaps/moments.ts'
import type { Waiting } from '#case/answers/public.ts'
import { parentsIn, sidesIn, type Membership } from '#case/cases/public.ts'
import { partOf } from './rules.ts'
import { tradesIn } from './store.ts'

/** The requests of the other parent that this one may still answer. */
export async function tradesWaitingFor(tx: CaseTx, here: Membership, now: number): Promise<Waiting[]> {
  const rows = (await tradesIn(tx, here.caseId, { isOpen: true })).filter((row) => {
    const part = partOf({ isMine: row.authorId === here.memberId, role: here.role, isFormer: here.isFormer })
    return tradeLifecycle.mayDo(stateAt(row.state, row.respondBy?.getTime() ?? null, now), part).includes('accept')
  })
  if (rows.length === 0) return []
  const sides = await sidesIn(tx, here.caseId)
  const parents = await parentsIn(tx, here.caseId)
  const iso = (wall: string) => new Date(instantOf(wall, here.zone)).toISOString()
  return rows.map(({ id, authorId, legs, counters, sentAt, respondBy }) => ({
    kind: 'swap',
    id,
    side: sides.get(authorId) ?? null,
    times: legs.map(({ from, to, side }) => ({
      fromAt: iso(from),
      toAt: iso(to),
      isMine: side === here.side,
      name: parents.get(side)?.name ?? '',
    })),
    isCounter: counters !== null,
    sentAt: sentAt!.toISOString(),
    respondBy: respondBy?.toISOString() ?? null,
    byOrder: true,
    to: `/time-trade-requests?request=${id}`,
  }))
}
