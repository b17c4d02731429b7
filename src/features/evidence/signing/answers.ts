import type { CaseTx } from '#access/cases.ts'
import type { Waiting } from '#case/answers/public.ts'
import { type Membership, sidesIn } from '#case/cases/public.ts'
import { isAsked, questionsFound, type ReminderSource } from '#case/reminders/public.ts'
import { mostSigned } from '#domain/signing/lifecycle.ts'
import { stateAt } from './rules.ts'
import { requestsIn } from './store.ts'

/** The papers of the other parent that this one may still sign. */
export async function papersWaitingFor(tx: CaseTx, here: Membership, now: number): Promise<Waiting[]> {
  if (here.role !== 'parent' || here.isFormer) return []
  const rows = (await requestsIn(tx, here.caseId, { most: 2 * mostSigned.open, isOpen: true })).filter(
    (row) => row.authorId !== here.memberId && stateAt(row, now) === 'asked',
  )
  if (rows.length === 0) return []
  const sides = await sidesIn(tx, here.caseId)
  return rows.map(({ id, authorId, title, at, expiresAt }) => ({
    kind: 'signature',
    id,
    side: sides.get(authorId) ?? null,
    title,
    sentAt: at.toISOString(),
    respondBy: expiresAt!.toISOString(),
    to: `/documents?sign=${id}`,
  }))
}

/** Requests that were sent, and whether they were answered. */
export const signReminders: ReminderSource = async (tx, here, asked) => {
  if (!isAsked(asked, 'answer')) return {}
  const rows = await requestsIn(tx, here.caseId, { most: 200 })
  const questions = rows
    .filter(({ isShared }) => isShared)
    .map(({ id, authorId, state, at, settledAt, settledBy, expiresAt }) => ({
      id,
      authorId,
      askedAt: at,
      answeredAt: state === 'withdrawn' ? null : settledAt,
      answeredBy: settledBy,
      isOpen: state === 'asked' && expiresAt!.getTime() > asked.now,
    }))
  return questionsFound(here, questions, asked)
}
