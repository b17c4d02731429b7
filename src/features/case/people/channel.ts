import type { CaseTx } from '#access/cases.ts'
import { inForce, ordersIn } from '#case/orders/public.ts'
import type { People } from './contract.ts'

/**
 * The channel on which the parents must write to each other: the one that an order in effect names, or else an agreed plan
 * (stored as an order that no court has signed). `null` if none that the reader sees names one.
 */
export async function channelIn(tx: CaseTx, caseId: string, today: string): Promise<People['channel']> {
  const said = inForce(await ordersIn(tx, caseId), today).flatMap(({ title, kind, signed, facts: { channel } }) =>
    channel ? [{ ...channel, source: title, isOrder: kind !== 'consent' || signed !== null }] : [],
  )
  return said.find(({ isOrder }) => isOrder) ?? said[0] ?? null
}
