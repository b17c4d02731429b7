// What an expense has to do with the request that was asked first (money/requests).
import type { CaseTx } from '#access/cases.ts'
import { sharesOfParts } from '#domain/expenses/asked.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { type Billing, requestsIn } from '#money/requests/public.ts'
import type { Expense } from './contract.ts'
import { billsIn, requestIdOf } from './store.requests.ts'
import { dividedBy, groundOf } from './terms.ts'

/** @throws Fault `invalid` for a request that the caller does not see, or that was withdrawn or answered with other terms */
export async function checkRequest(tx: CaseTx, caseId: string, id: string | null): Promise<void> {
  if (id === null) return
  const [row] = await requestsIn(tx, caseId, { id, isSent: true })
  if (!row || row.state === 'withdrawn' || row.state === 'countered')
    throw new Fault('invalid', msg`The request for this expense was withdrawn or changed. Add the expense without it.`, {
      field: 'request',
    })
}

/** The request that an expense is the bill for, with all that was billed for it. */
export async function requestOf(tx: CaseTx, caseId: string, expense: string): Promise<Expense['request']> {
  const id = await requestIdOf(tx, caseId, expense)
  const [row] = id === null ? [] : await requestsIn(tx, caseId, { id, isSent: true })
  if (!row) return null
  const billed = (await billsIn(tx, caseId, [row.id])).get(row.id)
  return { id: row.id, title: row.title, cents: row.cents, state: row.state, billed: billed?.cents ?? 0 }
}

/** How estimates are divided, and what was billed, for requests. */
export const billsOfRequests: Billing = {
  divided: async (tx, seat, now, { payer, ...estimate }) => {
    const ground = await groundOf(tx, seat, now)
    const { category, parts } = await dividedBy(tx, { caseId: seat.caseId, side: payer }, ground, {
      ...estimate,
      children: [...estimate.children],
    })
    return { category: category.id, split: category.split, shares: sharesOfParts(category.split, parts, payer) }
  },
  billed: billsIn,
}
