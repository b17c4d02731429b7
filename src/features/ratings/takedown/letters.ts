import type { Low } from '#domain/takedown/pools.ts'
import type { Mail } from '#ports/mail/port.ts'

/**
 * To the address that someone gave with a notice: there is an answer. It tells nothing of the answer, of whom the notice is
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

const poolNames: Readonly<Record<Low['pool'], string>> = {
  site: 'all reviews',
  reserve: 'urgent notices',
  plain: 'notices sent without JavaScript',
  professional: 'one professional',
}

/** To staff: notices have hidden so many reviews that nobody has decided that a pool runs low. It names nobody. */
export function letterOfAlarm(to: string, low: readonly Low[], { appName, appUrl }: { appName: string; appUrl: string }): Mail {
  const lines = low.map(({ pool, used, size }) => `- ${poolNames[pool]}: ${used} of ${size}`)
  return {
    to,
    subject: 'Many reviews are hidden by notices',
    text:
      `Undecided notices now hide so many reviews that little is left for the next ones:\n\n${lines.join('\n')}\n\n` +
      `Decide the open notices first. Each decision makes room:\n${appUrl}/moderation\n${appUrl}/admin-legal-records\n\n${appName}\n`,
  }
}
