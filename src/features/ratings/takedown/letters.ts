import type { Low } from '#domain/takedown/pools.ts'
import { letter } from '#kernel/letter.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Mail } from '#ports/mail/port.ts'

/**
 * To the address that someone gave with a notice: there is an answer. It tells nothing of the answer, of whom the notice is
 * about, or of an author; the address was never shown to be the sender's.
 */
export function letterOfAnswer(to: string, number: string, { appName, appUrl }: { appName: string; appUrl: string }): Mail {
  return letter(to, msg`Answer to ${{ number }}`, [
    msg`There is an answer to your notice ${{ number }}.`,
    '',
    msg`Read it with the number and your four words:`,
    `${appUrl}/notice`,
    '',
    msg`If you sent no notice, do nothing: somebody gave this address by mistake.`,
    '',
    appName,
    '',
  ])
}

const poolNames: Readonly<Record<Low['pool'], Text>> = {
  site: msg`all reviews`,
  reserve: msg`urgent notices`,
  plain: msg`notices sent without JavaScript`,
  professional: msg`one professional`,
}

/** To staff: notices have hidden so many reviews that nobody has decided that a pool runs low. It names nobody. */
export function letterOfAlarm(to: string, low: readonly Low[], { appName, appUrl }: { appName: string; appUrl: string }): Mail {
  return letter(to, msg`Many reviews are hidden by notices`, [
    msg`Undecided notices now hide so many reviews that little is left for the next ones:`,
    '',
    ...low.map(({ pool, used, size }) => msg`- ${{ pool: poolNames[pool] }}: ${{ used }} of ${{ size }}`),
    '',
    msg`Decide the open notices first. Each decision makes room:`,
    `${appUrl}/moderation`,
    `${appUrl}/admin-legal-records`,
    '',
    appName,
    '',
  ])
}
