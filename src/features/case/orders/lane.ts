import type { TimelineLane } from '#case/cases/public.ts'
import { msg } from '#kernel/text.ts'
import { ordersIn } from './store.ts'

/** Orders, on the day from which they are effective. */
export const orderLane: TimelineLane = {
  name: 'orders',
  scopes: ['orders'],
  marks: async (tx, { caseId }, { from, to, most }) => {
    const found = (await ordersIn(tx, caseId)).filter(({ effective }) => effective >= from && effective <= to)
    return found
      .toReversed()
      .slice(0, most)
      .map(({ id, title, effective, signed, ends }) => ({
        id,
        day: effective,
        until: null,
        at: null,
        side: null,
        words: title,
        more:
          ends !== null
            ? msg`Effective until ${{ day: ends }}`
            : signed !== null
              ? msg`Signed on ${{ day: signed }}`
              : msg`Effective from this day`,
        to: `/case-toolkit#order-${id}`,
      }))
  },
  first: async (tx, { caseId }) => (await ordersIn(tx, caseId)).at(-1)?.effective ?? null,
}
