import { notify } from '#accounts/notifications/public.ts'
import { type Cases, changed } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Job } from '#ports/jobs/port.ts'
import { shareUses } from '#case/files/public.ts'
import { recordOf } from './present.ts'
import { mutedBy } from './store.ts'
import { casesDue, letOut } from './store.writing.ts'

const topic = 'messages'

/**
 * Lets messages out whose ten seconds are over, whether their author's page is still open or not: the leaf, and the word to open pages,
 * come with it.
 */
export function jobs({ cases, clock }: { cases: Cases; clock: Clock }): readonly Job[] {
  const inCase = (caseId: string) =>
    cases.asSystem('messages that go out', async (tx) => {
      const at = new Date(clock())
      const { published, returned } = await letOut(tx, caseId, at)
      for (const message of published) {
        const files = await shareUses(tx, caseId, message.id, at)
        const entry = { actor: message.authorId, verb: 'messages.send', content: recordOf(message, files, at), isShared: true }
        const muted = await mutedBy(tx, caseId, message.threadId)
        await notify(tx, {
          caseId,
          to: message.recipients.filter((seat) => !muted.has(seat)),
          kind: message.needsAnswer ? 'needs_answer' : 'message',
          about: message.threadId,
          page: `/co-parenting-messages?thread=${message.threadId}`,
        })
        await changed(tx, { caseId, topic, at, entry })
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
