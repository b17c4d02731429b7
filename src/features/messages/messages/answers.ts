import type { CaseTx } from '#access/cases.ts'
import type { UnreadSource, Waiting } from '#case/answers/public.ts'
import { type Membership, sidesIn } from '#case/cases/public.ts'
import { type ReminderSource, isAsked } from '#case/reminders/public.ts'
import { countSentTo, messagesWaiting, unreadIn } from './store.ts'

/** Where a message is answered. To follow it opens nothing. */
const pageOf = (thread: string, message: string) => `/co-parenting-messages?thread=${thread}&message=${message}`

/** The other parent's messages that ask this one for an answer and have none. One can still be answered after its time. */
export async function messagesWaitingFor(tx: CaseTx, here: Membership): Promise<Waiting[]> {
  const rows = await messagesWaiting(tx, { caseId: here.caseId, me: here.memberId })
  if (rows.length === 0) return []
  const sides = await sidesIn(tx, here.caseId)
  return rows.map(({ id, threadId, authorId, subject, publishedAt, answerBy }) => ({
    kind: 'message',
    id,
    side: sides.get(authorId) ?? null,
    title: subject,
    sentAt: publishedAt.toISOString(),
    // The order's hours were counted from the press, and are in it.
    respondBy: answerBy?.toISOString() ?? null,
    isLateAllowed: true,
    to: pageOf(threadId, id),
  }))
}

/** How many messages a parent has not opened, or marked unread, outside of threads that they muted or archived. */
export const unreadMessages: UnreadSource = {
  to: '/co-parenting-messages',
  count: (tx, { caseId, memberId }) => unreadIn(tx, { caseId, me: memberId }),
}

/** Messages that wait for an answer, and how many came. */
export const messageReminders: ReminderSource = async (tx, here, asked) => {
  const parents = here.seats.filter(({ role }) => role === 'parent')
  if (parents.length === 0 || !isAsked(asked, 'answer')) return {}
  const { digest } = asked
  const mine = parents.map(({ memberId }) => memberId)
  const waiting = []
  for (const me of mine) waiting.push(...(await messagesWaiting(tx, { caseId: here.caseId, me })))
  const within = digest && { since: new Date(digest.since), until: new Date(digest.until) }
  return {
    waiting: waiting.map(({ id, publishedAt }) => ({ id, since: publishedAt.getTime() })),
    ...(within && { counts: { messages: await countSentTo(tx, here.caseId, mine, within) } }),
  }
}
