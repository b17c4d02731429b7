import type { CaseTx } from '#access/cases.ts'
import { isOpen, stateAt } from '#domain/swaps/machine.ts'
import { clausesIn, plansIn } from '#schedule/plans/public.ts'
import { tradesIn } from '#schedule/swaps/public.ts'
import { stateAt as versionStateAt, versionsOf } from '#schedule/versions/public.ts'
import { type Here, isMine } from './here.ts'

/** Questions, and what became of them: swaps, schedules, and clauses of a plan. */
export async function questionsOf(tx: CaseTx, here: Here) {
  const trades = (await tradesIn(tx, here.caseId)).filter(({ sentAt }) => sentAt !== null)
  const versions = (await versionsOf(tx, here.caseId)).filter(({ proposedAt }) => proposedAt !== null)
  const plans = new Set((await plansIn(tx, here.caseId)).filter(({ isShared }) => isShared).map(({ id }) => id))
  const clauses = (await clausesIn(tx, here.caseId)).filter(({ planId, state }) => plans.has(planId) && state !== 'draft')
  return { trades, versions, clauses }
}

/** As they are read. */
export type Questions = Awaited<ReturnType<typeof questionsOf>>

export const noQuestions: Questions = { trades: [], versions: [], clauses: [] }

/** What waits for one's own answer: a parent's alone. */
export function waitingOf(here: Here, { trades, versions, clauses }: Questions, now: number): { id: string; since: number }[] {
  if (!here.seats.some(({ role }) => role === 'parent')) return []
  const answered = new Set(clauses.map(({ counters }) => counters))
  return [
    ...trades
      .filter(({ state, respondBy }) => isOpen(stateAt(state, respondBy?.getTime() ?? null, now)))
      .map(({ id, authorId, sentAt }) => ({ id, authorId, at: sentAt! })),
    ...versions
      .filter(({ state, respondBy }) => versionStateAt(state, respondBy?.getTime() ?? null, now) === 'proposed')
      .map(({ id, authorId, proposedAt }) => ({ id, authorId, at: proposedAt! })),
    ...clauses
      .filter(({ id, state }) => (state === 'proposed' || state === 'countered') && !answered.has(id))
      .map(({ id, authorId, createdAt }) => ({ id, authorId, at: createdAt })),
  ]
    .filter(({ authorId }) => !isMine(here, authorId))
    .map(({ id, at }) => ({ id, since: at.getTime() }))
}
