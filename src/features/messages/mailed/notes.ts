import { createHash } from 'node:crypto'
import { type CaseTx, changed } from '#access/cases.ts'
import { type MailRow, stamp } from './store.mails.ts'

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The verbs of leaves about mails. */
const verbs = {
  delayed: 'mailed.delay',
  accepted: 'mailed.accept',
  refused: 'mailed.refuse',
  bounced: 'mailed.bounce',
  opened: 'mailed.open',
  stopped: 'mailed.stop',
} as const

/** A leaf about a mail in the log that the parents share, by the platform; it names no address. Open pages ask again. */
export async function leaf(
  tx: CaseTx,
  { caseId, id, messageId }: Pick<MailRow, 'caseId' | 'id' | 'messageId'>,
  verb: string,
  at: Date,
  more: { readonly [name: string]: string } = {},
): Promise<void> {
  const content = { mail: id, message: messageId, at: at.toISOString(), ...more }
  await changed(tx, { caseId, topic: 'messages', at, entry: { actor: null, verb, content, isShared: true } })
}

/** Notes what became of a mail, once, with its leaf. @param code of the mail server, or the bounce report @returns whether it is the first time */
export async function note(tx: CaseTx, mail: MailRow, what: keyof typeof verbs, at: Date, code?: string): Promise<boolean> {
  const isFirst = await stamp(tx, mail, what, at, code)
  if (isFirst) await leaf(tx, mail, verbs[what], at, code === undefined ? {} : { code })
  return isFirst
}
