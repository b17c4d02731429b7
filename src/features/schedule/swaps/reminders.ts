import { isOpen, stateAt } from '#domain/swaps/lifecycle.ts'
import { isAsked, questionsFound, type ReminderSource } from '#case/reminders/public.ts'
import { tradesIn } from './store.ts'

/** Requests that were sent, and what became of them. */
export const swapReminders: ReminderSource = async (tx, here, asked) => {
  if (!isAsked(asked, 'answer')) return {}
  const questions = (await tradesIn(tx, here.caseId)).flatMap(({ id, authorId, state, sentAt, respondBy, settledAt, settledBy }) =>
    sentAt === null
      ? []
      : {
          id,
          authorId,
          askedAt: sentAt,
          answeredAt: settledAt,
          answeredBy: settledBy,
          isOpen: isOpen(stateAt(state, respondBy?.getTime() ?? null, asked.now)),
        },
  )
  return questionsFound(here, questions, asked)
}
