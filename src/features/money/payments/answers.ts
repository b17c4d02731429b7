import type { CaseTx } from '#access/cases.ts'
import type { Waiting } from '#case/answers/public.ts'
import { type Membership, sidesIn } from '#case/cases/public.ts'
import { formatCents } from '#domain/money/cents.ts'
import { paymentsIn } from './store.ts'

/** Payments to this parent that the other one recorded, and that wait to be confirmed. */
export async function paymentsWaitingFor(tx: CaseTx, here: Membership): Promise<Waiting[]> {
  const rows = (await paymentsIn(tx, here.caseId, { isOpen: true })).filter(({ payer }) => payer !== here.side)
  if (rows.length === 0) return []
  const sides = await sidesIn(tx, here.caseId)
  return rows.map(({ id, authorId, cents, createdAt }) => ({
    kind: 'payment',
    id,
    side: sides.get(authorId) ?? null,
    title: formatCents(cents),
    sentAt: createdAt.toISOString(),
    respondBy: null,
    to: `/co-parenting-payments?request=${id}`,
  }))
}
