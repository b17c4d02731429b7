import { ahead, dayFrom, isAsked, isMine, isNear, type ReminderSource, shows } from '#case/reminders/public.ts'
import { hearingsIn } from './store.ts'

/** The hearings of the next time that a person's seats show, by the days that they show. */
export const hearingReminders: ReminderSource = async (tx, here, asked) => {
  if (!isAsked(asked, 'hearing')) return {}
  const { now, digest } = asked
  const rows = await hearingsIn(tx, here.caseId, { from: dayFrom(now, -2), to: dayFrom(now, ahead) })
  const hearings = rows
    .filter(({ day }) => shows(here.seats, 'hearings', day))
    .map(({ id, authorId, fromAt, updatedAt, cancelledAt }) => ({
      id,
      from: fromAt.getTime(),
      written: updatedAt.getTime(),
      isMine: isMine(here, authorId),
      isCancelled: cancelledAt !== null,
    }))
  if (!digest) return { hearings }
  const { since, until } = digest
  return {
    hearings,
    counts: {
      dates: hearings.filter(({ written, isMine: own }) => !own && written > since && written <= until).length,
      near: hearings.filter(({ from, isCancelled }) => !isCancelled && isNear(from, now)).length,
    },
  }
}
