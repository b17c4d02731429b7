import { isAsked, questionsFound, type ReminderSource } from '#case/reminders/public.ts'
import { clausesIn, plansIn } from './store.ts'

/** Clauses of shared plans that were proposed, and what became of them. */
export const planReminders: ReminderSource = async (tx, here, asked) => {
  if (!isAsked(asked, 'answer')) return {}
  const plans = new Set((await plansIn(tx, here.caseId)).filter(({ isShared }) => isShared).map(({ id }) => id))
  const clauses = (await clausesIn(tx, here.caseId)).filter(({ planId, state }) => plans.has(planId) && state !== 'draft')
  const answered = new Set(clauses.map(({ counters }) => counters))
  const questions = clauses.map(({ id, authorId, state, createdAt, answeredAt, answeredBy }) => ({
    id,
    authorId,
    askedAt: createdAt,
    answeredAt,
    answeredBy,
    isOpen: (state === 'proposed' || state === 'countered') && !answered.has(id),
  }))
  return questionsFound(here, questions, asked)
}
