import { sidesIn, type TimelineLane } from '#case/cases/public.ts'
import { formatCents } from '#domain/money/cents.ts'
import type { Day } from '#kernel/day.ts'
import { msg } from '#kernel/text.ts'
import { expensesIn } from './store.ts'

/** Expenses that were sent, on the day that they are of. */
export const expenseLane: TimelineLane = {
  name: 'expenses',
  scopes: ['expenses'],
  marks: async (tx, { caseId }, { from, to, most }) => {
    const sides = await sidesIn(tx, caseId)
    const found = await expensesIn(tx, caseId, { isSent: true, days: { from, to }, oldestFirst: true, most })
    return found.map(({ id, day, authorId, title, cents, state }) => ({
      id,
      day: day as Day,
      until: null,
      at: null,
      side: sides.get(authorId) ?? null,
      words: msg`${{ title }}, ${{ amount: formatCents(cents) }}`,
      more: state === 'void' ? msg`Withdrawn` : null,
      to: `/co-parenting-expenses?request=${id}`,
    }))
  },
  first: async (tx, { caseId }) =>
    ((await expensesIn(tx, caseId, { isSent: true, oldestFirst: true, most: 1 }))[0]?.day ?? null) as Day | null,
}
