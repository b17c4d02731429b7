import type { TimelineLane } from '#case/cases/public.ts'
import { formatCents } from '#domain/money/cents.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { PaymentState } from './contract.ts'
import { paymentsIn } from './store.ts'

const stateTexts: Readonly<Record<PaymentState, Text>> = {
  declared: msg`Not confirmed yet`,
  confirmed: msg`Confirmed`,
  refused: msg`Answered as not received`,
  withdrawn: msg`Withdrawn`,
  returned: msg`Returned by the bank`,
}

/** Payments, on the day that they were made. */
export const paymentLane: TimelineLane = {
  name: 'payments',
  scopes: ['payments'],
  marks: async (tx, { caseId }, { from, to, most }) =>
    (await paymentsIn(tx, caseId, { days: { from, to }, oldestFirst: true, most })).map(({ id, paidOn, payer, cents, state }) => ({
      id,
      day: paidOn,
      until: null,
      at: null,
      side: payer,
      words: msg`Payment of ${{ amount: formatCents(cents) }}`,
      more: stateTexts[state],
      to: `/co-parenting-payments?request=${id}`,
    })),
  first: async (tx, { caseId }) => (await paymentsIn(tx, caseId, { oldestFirst: true, most: 1 }))[0]?.paidOn ?? null,
}
