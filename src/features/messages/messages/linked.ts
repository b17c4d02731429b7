import type { CaseTx } from '#access/cases.ts'
import { writersIn } from '#case/cases/public.ts'
import { usesOf } from '#case/files/public.ts'
import { plainly } from '#domain/messages/plain-text.ts'
import type { LinkedMessage } from '#messages/mailed/public.ts'
import { kindNames } from './rules.ts'
import { sentMessage } from './store.ts'

/** What the link of a mail shows of a message. As the machine: who has the link has no seat. */
export async function messageByLink(tx: CaseTx, caseId: string, id: string): Promise<LinkedMessage> {
  const message = await sentMessage(tx, caseId, id)
  const [{ nameOf }, files] = [await writersIn(tx, caseId), await usesOf(tx, caseId, [id])]
  return {
    subject: message.subject,
    body: message.body,
    kind: kindNames[message.kind],
    from: plainly(nameOf(message.authorId, message.sentAt.getTime())),
    sentAt: message.sentAt,
    deliveredAt: message.publishedAt,
    zone: message.zone,
    files: files.map(({ id: file, name, bytes }) => ({ id: file, name, bytes })),
  }
}
