import type { Mail } from '../../ports/mail/port.ts'

/**
 * To the address that somebody gave with a notice: there is an answer. It tells nothing of the answer, of whom the notice is
 * about, or of an author; the address was never shown to be the sender's.
 */
export function letterOfAnswer(to: string, number: string, { appName, appUrl }: { appName: string; appUrl: string }): Mail {
  return {
    to,
    subject: `Answer to ${number}`,
    text:
      `There is an answer to your notice ${number}.\n\n` +
      `Read it with the number and your four words:\n${appUrl}/notice\n\n` +
      `If you sent no notice, do nothing: somebody gave this address by mistake.\n\n${appName}\n`,
  }
}
