import type { CaseTx } from '#access/cases.ts'
import { inForce, ordersIn } from '#case/cases/public.ts'
import type { People } from './contract.ts'

/**
 * The one way in which parents write to each other: what an order in force names, and else what an agreed plan does (it is
 * kept as an order that no court has signed). `null` where none of those that one sees says anything.
 */
export async function channelIn(tx: CaseTx, caseId: string, today: string): Promise<People['channel']> {
  const said = inForce(await ordersIn(tx, caseId), today).flatMap(({ title, kind, signed, facts: { channel } }) =>
    channel ? [{ ...channel, source: title, isOrder: kind !== 'consent' || signed !== null }] : [],
  )
  return said.find(({ isOrder }) => isOrder) ?? said[0] ?? null
}
