import { ahead, dayFrom, isMine, isNear, isNewIn, type ReminderSource, shows } from '#case/reminders/public.ts'
import { eventsTakenOut } from './store.history.ts'
import { eventsIn } from './store.ts'
import { beginOf, timesIn } from './times.ts'

/** For the day's mail: the dates that others put in, changed or took out, and those that are near. */
export const eventReminders: ReminderSource = async (tx, here, { now, digest }) => {
  if (!digest) return {}
  const { since, until } = digest
  const events = (await eventsIn(tx, here.caseId, { from: dayFrom(since, -2), to: dayFrom(now, ahead) })).filter(({ fromDay }) =>
    shows(here.seats, 'calendar', fromDay),
  )
  const removed = (await eventsTakenOut(tx, here.caseId, { after: new Date(since), until: new Date(until) })).filter(
    ({ fromDay, authorId }) => shows(here.seats, 'calendar', fromDay) && !isMine(here, authorId),
  )
  const days = { from: dayFrom(now, -1), to: dayFrom(now, 3) }
  const near = events.flatMap((row) =>
    timesIn(row, days).filter(({ firstDay, from }) => isNear(from ?? beginOf({ ...row, fromAt: null, fromDay: firstDay }), now)),
  )
  return {
    counts: {
      dates: events.filter(({ updatedAt, authorId }) => isNewIn(digest, here, updatedAt, authorId)).length,
      removed: removed.length,
      near: near.length,
    },
  }
}
