import type { CaseTx } from '#access/cases.ts'
import { notFound, type ParentContext, writersIn } from '#case/cases/public.ts'
import { msg } from '#kernel/text.ts'
import type { BankMatchSource } from '#money/bank/public.ts'
import { entriesOf, lowerEvidence, raiseEvidence } from '#money/books/public.ts'
import { paymentsIn } from './store.ts'

const entryOf = async (tx: CaseTx, caseId: string, id: string) => {
  const [entry = notFound(msg`There is no such payment.`)] = await entriesOf(tx, caseId, { kind: 'payment', id })
  return entry
}

/**
 * Payments as what bank lines can be the money of: from either parent's account, and without the other one's cooperation. Of the line the
 * other parent reads amount, day and last four digits, and nothing else.
 */
export const paymentsAtBank: BankMatchSource = {
  kind: 'payment',
  topic: 'payments',
  candidates: async (tx, { caseId, memberId, from, to }) => {
    const writers = await writersIn(tx, caseId)
    const side = writers.sideOf(memberId)!
    const other = side === 'A' ? 'B' : 'A'
    const rows = (await paymentsIn(tx, caseId)).filter(({ state, paidOn }) => state !== 'withdrawn' && paidOn >= from && paidOn <= to)
    return rows.map(({ id, payer, cents, paidOn, reference, note, createdAt }) => {
      const name = writers.nameOn(other, createdAt.getTime())
      return {
        id,
        kind: 'transfer',
        cents: payer === side ? -cents : cents,
        day: paidOn,
        words: [name, reference, note].join(' '),
        name: payer === side ? `To ${name}` : `From ${name}`,
        to: `/co-parenting-payments?request=${id}`,
      }
    })
  },
  confirmed: async (c: ParentContext, { target, evidence }) => {
    const entry = await entryOf(c.tx, c.caseId, target)
    await raiseEvidence(c.tx, c.authored(c.freshId()), { entry: entry.id, level: 'bank_matched', day: evidence.day })
    return { publish: 'all', record: { payment: target, ...evidence } }
  },
  ended: async (c: ParentContext, { target }) => {
    const entry = await entryOf(c.tx, c.caseId, target)
    await lowerEvidence(c.tx, c.authored(c.freshId()), { entry: entry.id, day: entry.day })
    return { publish: 'all', record: { payment: target } }
  },
}
