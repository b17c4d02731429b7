import { isAsked, questionsFound, type ReminderSource } from '#case/reminders/public.ts'
import { stateAt } from './rules.ts'
import { versionsOf } from './store.versions.ts'

/** Schedules that were proposed, and what became of them. */
export const versionReminders: ReminderSource = async (tx, here, asked) => {
  if (!isAsked(asked, 'answer')) return {}
  const questions = (await versionsOf(tx, here.caseId)).flatMap(({ id, authorId, state, proposedAt, respondBy, answeredAt, answeredBy }) =>
    proposedAt === null
      ? []
      : {
          id,
          authorId,
          askedAt: proposedAt,
          answeredAt,
          answeredBy,
          isOpen: stateAt(state, respondBy?.getTime() ?? null, asked.now) === 'proposed',
        },
  )
  return questionsFound(here, questions, asked)
}
