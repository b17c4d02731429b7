import { notify } from '#accounts/notifications/public.ts'
import { type Cases, changed } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Job } from '#ports/jobs/port.ts'
import { shareUses } from '#case/files/public.ts'
import { peopleIn } from '#case/people/public.ts'
import { isProfessional } from '#domain/access/seats.ts'
import { canReceive } from '#domain/messages/may-send.ts'
import { mailOut, type MailingDeps } from '#messages/mailed/public.ts'
import { recordOf } from './present.ts'
import { addresseesOf } from './seats.ts'
import { readersOf } from './store.readers.ts'
import { mutedBy } from './store.ts'
import { casesDue, letOut } from './store.writing.ts'

const topic = 'messages'

/**
 * Lets messages out whose ten seconds are over, whether their author's page is still open or not: the leaf, and the word to open pages,
 * come with it.
 */
export function jobs({ cases, clock, ...mailing }: MailingDeps & { cases: Cases; clock: Clock }): readonly Job[] {
  const inCase = (caseId: string) =>
    cases.asSystem('messages that go out', async (tx) => {
      const at = new Date(clock())
      const seats = addresseesOf(await peopleIn(tx, caseId))
      const can = (id: string) => seats.some((seat) => seat.id === id && canReceive(seat, at.getTime()))
      const { published, returned } = await letOut(tx, caseId, at, ({ authorId, recipients }) => [authorId, ...recipients].every(can))
      const threads = [...new Set(published.map(({ threadId }) => threadId))]
      const files = await shareUses(
        tx,
        caseId,
        published.map(({ id }) => id),
        at,
      )
      const muted = threads.length > 0 ? await mutedBy(tx, caseId, threads) : []
      const given = threads.length > 0 ? await readersOf(tx, caseId, threads) : []
      for (const message of published) {
        const { isPrivate, authorId } = message
        const content = recordOf(message, files.get(message.id) ?? [], at)
        const entry = { actor: authorId, verb: 'messages.send', content, isShared: !isPrivate }
        await notify(tx, {
          caseId,
          to: message.recipients.filter((seat) => !muted.some((mute) => mute.thread === message.threadId && mute.seat === seat)),
          kind: message.needsAnswer ? 'needs_answer' : 'message',
          about: message.threadId,
          page: `/co-parenting-messages?thread=${message.threadId}`,
        })
        await changed(tx, { caseId, topic, privateTo: isPrivate ? authorId : null, at, entry })
        if (!isPrivate) await mailOut(tx, mailing, caseId, message, at)
        // Pages of seats that see this and not every message: by the seat's own number, which nobody else sees.
        const addressed = seats.filter(({ id, role }) => message.recipients.includes(id) && isProfessional(role)).map(({ id }) => id)
        const readers = isPrivate ? [] : given.filter(({ thread }) => thread === message.threadId).map(({ seat }) => seat)
        for (const seat of [...new Set([...addressed, ...readers])].toSorted())
          await changed(tx, { caseId, topic, privateTo: seat, at, entry: null })
      }
      for (const { authorId } of returned) await changed(tx, { caseId, topic, privateTo: authorId, at, entry: null })
    })
  return [
    {
      name: 'messages.publish',
      every: 1000,
      run: async () => {
        const due = await cases.asSystem('messages that go out', (tx) => casesDue(tx, new Date(clock())))
        for (const caseId of due) await inCase(caseId)
      },
    },
  ]
}
