import type { CaseTx } from '#access/cases.ts'
import type { Waiting } from '#case/answers/public.ts'
import { type Membership, sidesIn } from '#case/cases/public.ts'
import { isAsked, questionsFound, type ReminderSource } from '#case/reminders/public.ts'
import { instantOf } from '#domain/swaps/moments.ts'
import { requestsIn } from './store.ts'

/** The requests of the other parent that this one may still answer. An answer after the day is one too. */
export async function requestsWaitingFor(tx: CaseTx, here: Membership): Promise<Waiting[]> {
  if (here.role !== 'parent' || here.isFormer) return []
  const rows = (await requestsIn(tx, here.caseId, { isOpen: true })).filter(({ authorId }) => authorId !== here.memberId)
  if (rows.length === 0) return []
  const sides = await sidesIn(tx, here.caseId)
  return rows.map(({ id, authorId, title, sentAt, answerBy, counters }) => ({
    kind: 'request',
    id,
    side: sides.get(authorId) ?? null,
    title,
    isCounter: counters !== null,
    sentAt: sentAt!.toISOString(),
    respondBy: answerBy === null ? null : new Date(instantOf(`${answerBy}T23:59`, here.zone)).toISOString(),
    isLateAllowed: true,
    to: `/co-parenting-expenses?request=${id}`,
  }))
}

/** Requests that were sent, and whether they were answered. */
export const requestReminders: ReminderSource = async (tx, here, asked) => {
  if (!isAsked(asked, 'answer')) return {}
  const questions = (await requestsIn(tx, here.caseId, { isSent: true })).map(({ id, authorId, state, sentAt, settledAt, settledBy }) => ({
    id,
    authorId,
    askedAt: sentAt!,
    answeredAt: settledAt,
    answeredBy: settledBy,
    isOpen: state === 'sent' || state === 'viewed',
  }))
  return questionsFound(here, questions, asked)
}
