// What other features ask of an order's terms, in their own transaction.
import type { CaseTx } from '#access/cases.ts'
import { inForce, ordersIn } from '#case/orders/public.ts'
import type { Term } from '#domain/order-terms/types.ts'
import type { Day } from '#kernel/day.ts'
import { termRows } from './store.ts'

const later = (one: Day, other: Day | null): Day => (other !== null && other > one ? other : one)
const sooner = (one: Day | null, other: Day | null): Day | null => (one === null || (other !== null && other < one) ? other : one)

/**
 * The terms of the orders in force that the reader sees, those of the latest order first, with the channel that an order names. What they
 * mean at a moment is in `domain/order-terms`. A term is never in effect outside of its order's days.
 * @param day in the zone of the case
 * @returns terms of orders in force on that day, also those that begin or ended on another day of the order
 */
export async function termsIn(tx: CaseTx, caseId: string, day: string): Promise<Term[]> {
  const orders = inForce(await ordersIn(tx, caseId), day)
  if (orders.length === 0) return []
  const rows = await termRows(tx, caseId)
  return orders.flatMap(({ id, title, effective, ends, facts: { channel } }): Term[] => [
    ...(channel
      ? [{ kind: 'channel' as const, name: channel.name, clause: channel.clause, order: title, since: effective, until: ends }]
      : []),
    ...rows
      .filter(({ orderId }) => orderId === id)
      .map(({ says, clause, since, until }) => ({
        ...says,
        clause,
        order: title,
        since: later(effective, since as Day | null),
        until: sooner(ends, until as Day | null),
      })),
  ])
}
