import type { CaseTx } from '#access/cases.ts'
import { beginOf, eventsIn, eventsTakenOut, timesIn } from '#schedule/events/public.ts'
import type { Counts } from '#accounts/settings/contract.ts'
import { recordsOf } from './exchanges.ts'
import { ahead, type SeenHearing } from './hearings.ts'
import { dayFrom, type Here, isMine, shows } from './here.ts'
import { type Questions, waitingOf } from './questions.ts'
import { type DigestTurn, soon } from './rules.ts'

/** Numbers of what others did in the time that a day's mail tells of, and of what is near. */
export async function countsOf(
  tx: CaseTx,
  here: Here,
  { since, until }: DigestTurn,
  {
    hearings,
    exchanges,
    questions,
    now,
  }: { hearings: readonly SeenHearing[]; exchanges: readonly { due: number }[]; questions: Questions; now: number },
): Promise<Counts> {
  const isNew = (at: Date | null, by: string | null) =>
    at !== null && by !== null && at.getTime() > since && at.getTime() <= until && !isMine(here, by)
  const isNear = (at: number) => at > now && at <= now + soon
  const events = (await eventsIn(tx, here.caseId, { from: dayFrom(since, -2), to: dayFrom(now, ahead) })).filter(({ fromDay }) =>
    shows(here.seats, 'calendar', fromDay),
  )
  const removed = (await eventsTakenOut(tx, here.caseId, { after: new Date(since), until: new Date(until) })).filter(
    ({ fromDay, authorId }) => shows(here.seats, 'calendar', fromDay) && !isMine(here, authorId),
  )
  const days = { from: dayFrom(now, -1), to: dayFrom(now, 3) }
  const nearEvents = events.flatMap((row) =>
    timesIn(row, days).filter(({ firstDay, from }) => isNear(from ?? beginOf({ ...row, fromAt: null, fromDay: firstDay }))),
  )
  const { trades, versions, clauses } = questions
  const moves = [
    ...trades.flatMap(({ sentAt, authorId, settledAt, settledBy }) => [isNew(sentAt, authorId), isNew(settledAt, settledBy)]),
    ...versions.flatMap(({ proposedAt, authorId, answeredAt, answeredBy }) => [isNew(proposedAt, authorId), isNew(answeredAt, answeredBy)]),
    ...clauses.flatMap(({ createdAt, authorId, answeredAt, answeredBy }) => [isNew(createdAt, authorId), isNew(answeredAt, answeredBy)]),
  ]
  const records = await recordsOf(tx, here, { from: dayFrom(since, -9), to: dayFrom(now, 1) })
  return {
    dates:
      events.filter(({ updatedAt, authorId }) => isNew(updatedAt, authorId)).length +
      hearings.filter(({ written, isMine: own }) => !own && written > since && written <= until).length,
    removed: removed.length,
    requests: moves.filter(Boolean).length,
    records: records.filter(({ receivedAt, authorId }) => isNew(receivedAt, authorId)).length,
    near:
      nearEvents.length +
      exchanges.filter(({ due }) => isNear(due)).length +
      hearings.filter(({ from, isCancelled }) => !isCancelled && isNear(from)).length,
    waiting: waitingOf(here, questions, now).length,
  }
}

/** Of two cases together. */
export const sum = (one: Counts, two: Counts): Counts => ({
  dates: one.dates + two.dates,
  removed: one.removed + two.removed,
  requests: one.requests + two.requests,
  records: one.records + two.records,
  near: one.near + two.near,
  waiting: one.waiting + two.waiting,
})
