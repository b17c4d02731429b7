import type { UseGate } from '#case/files/public.ts'
import { msg } from '#kernel/text.ts'
import { messageScopes } from './seats.ts'
import { messagesById } from './store.ts'

/**
 * The files of a message are part of its text: a recipient has them once they opened it, and that is when it was first viewed. A granted
 * seat that it is not addressed to, and a parent whose part in the case has ended, open without a stamp, so for them there is nothing to
 * wait for.
 */
export const messageFiles: UseGate = {
  topic: 'messages',
  scopes: messageScopes,
  refusal: async (tx, seat, about) => {
    const [message] = await messagesById(tx, { caseId: seat.caseId, me: seat.memberId }, [about])
    const isWaiting = !seat.isFormer && message?.openedAt === null && message.recipients.includes(seat.memberId)
    return isWaiting ? msg`Open the message first.` : null
  },
}
