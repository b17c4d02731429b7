import type { CaseTx } from '#access/cases.ts'
import type { Waiting } from '#case/answers/public.ts'
import { type Membership, sidesIn } from '#case/cases/public.ts'
import { instantOf } from '#domain/swaps/moments.ts'
import { isAsked, questionsFound, type ReminderSource } from '#case/reminders/public.ts'
import { expensesIn } from './store.ts'

/** The expenses of the other parent that this one may still answer. An answer after the order's time counts too. */
export async function expensesWaitingFor(tx: CaseTx, here: Membership): Promise<Waiting[]> {
  if (here.role !== 'parent' || here.isFormer) return []
  const rows = await expensesIn(tx, here.caseId, { state: ['submitted', 'viewed'], by: { author: here.memberId, is: false } })
  if (rows.length === 0) return []
  const sides = await sidesIn(tx, here.caseId)
  return rows.map(({ id, authorId, title, sentAt, answerBy }) => ({
    kind: 'expense',
    id,
    side: sides.get(authorId) ?? null,
    title,
    sentAt: sentAt!.toISOString(),
    respondBy: answerBy === null ? null : new Date(instantOf(`${answerBy}T23:59`, here.zone)).toISOString(),
    isLateAllowed: true,
    to: `/co-parenting-expenses?request=${id}`,
  }))
}

/** Expenses that were sent, and whether they were answered. */
export const expenseReminders: ReminderSource = async (tx, here, asked) => {
  if (!isAsked(asked, 'answer')) return {}
  const questions = (await expensesIn(tx, here.caseId, { isSent: true })).map(
    ({ id, authorId, state, sentAt, answeredAt, answeredBy }) => ({
      id,
      authorId,
      askedAt: sentAt!,
      answeredAt,
      answeredBy,
      isOpen: state === 'submitted' || state === 'viewed',
    }),
  )
  return questionsFound(here, questions, asked)
}
