import type { CaseTx } from '#access/cases.ts'
import { notFound, type ParentContext } from '#case/cases/public.ts'
import { msg } from '#kernel/text.ts'
import type { Day } from '#kernel/day.ts'
import type { BankMatchSource } from '#money/bank/public.ts'
import { addStep } from './store.steps.ts'
import { expensesIn } from './store.ts'
import { putBankLine } from './store.writing.ts'

const own = async (tx: CaseTx, { caseId, memberId }: { caseId: string; memberId: string }, id: string) => {
  const [row] = await expensesIn(tx, caseId, { id, lock: true })
  return row && row.authorId === memberId ? row : notFound(msg`There is no such expense.`)
}

/** Expenses that a parent sent, as what lines of their own account can be the money of. The other parent reads amount, day and last four digits. */
export const expensesAtBank: BankMatchSource = {
  kind: 'expense',
  topic: 'expenses',
  candidates: async (tx, { caseId, memberId, from, to }) => {
    const rows = await expensesIn(tx, caseId, { isSent: true, by: { author: memberId, is: true } })
    return rows
      .filter(({ state, bankDay, day }) => state !== 'void' && bankDay === null && day >= from && day <= to)
      .map(({ id, cents, day, title, note }) => ({
        id,
        kind: 'purchase',
        cents: -cents,
        day: day as Day,
        words: `${title} ${note}`,
        name: title,
        to: `/co-parenting-expenses?request=${id}`,
      }))
  },
  confirmed: async (c: ParentContext, { target, evidence: { cents, day, lastFour } }) => {
    const row = await own(c.tx, c.seat, target)
    await putBankLine(c.tx, { caseId: c.caseId, id: row.id }, { day, lastFour })
    const step = {
      id: c.freshId(),
      authorId: c.seat.memberId,
      expenseId: row.id,
      what: 'matched' as const,
      words: lastFour ?? '',
      at: c.at,
    }
    await addStep(c.tx, { ...step, caseId: c.caseId, day: row.day, cents: Math.abs(cents) })
    return { publish: 'all', record: { id: row.id, cents, day, lastFour } }
  },
  ended: async (c: ParentContext, { target }) => {
    const row = await own(c.tx, c.seat, target)
    await putBankLine(c.tx, { caseId: c.caseId, id: row.id }, null)
    const step = { id: c.freshId(), authorId: c.seat.memberId, expenseId: row.id, what: 'unmatched' as const, words: '', at: c.at }
    await addStep(c.tx, { ...step, caseId: c.caseId, day: row.day, cents: null })
    return { publish: 'all', record: { id: row.id } }
  },
}
