import type { CaseTx } from '#access/cases.ts'
import { mailedMessage } from '#domain/notices/texts.ts'
import { dayOfMail } from '#kernel/dates.ts'
import { letter } from '#kernel/letter.ts'
import type { Random } from '#kernel/random.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { hashOf, leaf } from './notes.ts'
import { linkDays, mostADay } from './rules.ts'
import { stopOf } from './store.ts'
import { addMail, countMails, destinationOf } from './store.mails.ts'

const day = 86_400_000

export interface MailingDeps {
  mail: Pick<MailPort, 'post'>
  random: Pick<Random, 'uuid'>
  appUrl: string
}

/** 244 bits of chance, of which only the hash is stored; the mail alone has it. */
const secretOf = (random: MailingDeps['random']) => `${random.uuid()}${random.uuid()}`.replaceAll('-', '')

/**
 * Mails a message that goes out, in the transaction that lets it out, where its author gave the address of a recipient who has not joined. As the
 * machine. The mail has no word of the message, no name and no child, and a link that works for `linkDays`.
 */
export async function mailOut(
  tx: CaseTx,
  { mail, random, appUrl }: MailingDeps,
  caseId: string,
  message: { id: string; authorId: string; recipients: readonly string[] },
  at: Date,
): Promise<void> {
  const to = await destinationOf(tx, { caseId, ...message })
  if (!to) return
  const { email } = to
  const id = random.uuid()
  const row = { caseId, id, authorId: message.authorId, messageId: message.id, at }
  const isOften = async () => (await countMails(tx, to, new Date(at.getTime() - day))) >= mostADay
  const stopped = await stopOf(tx, to.account, email)
  // Its author blocked the address since: they see that where they write, and no one else learns of it.
  if (stopped === 'held') return
  const unsent = stopped ?? ((await isOften()) ? 'limit' : null)
  if (unsent) {
    await addMail(tx, to, { ...row, mail: { unsent } })
    return leaf(tx, row, 'mailed.skip', at, { why: unsent })
  }
  const [token, returnToken] = [secretOf(random), random.uuid().replaceAll('-', '')]
  const endsAt = new Date(at.getTime() + linkDays * day)
  await addMail(tx, to, { ...row, mail: { linkHash: hashOf(token), returnHash: hashOf(returnToken), endsAt } })
  const link = (path: string) => new URL(`${path}?token=${token}`, appUrl).href
  const { subject, lines } = mailedMessage({ link: link('/for-you'), until: dayOfMail(endsAt) })
  await mail.post(tx, { ...letter(email, subject, lines), watched: { id, returnToken, stopUrl: link('/for-you/stop') } })
  // The address stands in its author's own log; this shows that it was this one.
  await leaf(tx, row, 'mailed.queue', at, { to: hashOf(`${id}\n${email}`) })
}
