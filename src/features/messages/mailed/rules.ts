import { msg, type Text } from '#kernel/text.ts'
import type { Mailed } from './contract.ts'

/** A link in a mail works so long. */
export const linkDays = 30
/** One parent's mails to one address within a day: more messages go out without a mail. */
export const mostADay = 20

/** Unknown, ended and stopped links share one sentence, so that it reveals nothing. */
export const noLink = msg`This link doesn’t work. It may be incomplete, it may have ended, or mails were stopped. Ask the person who wrote to you.`

/** Said wherever a state of a mail is shown. */
export const notAView = msg`A mail is not a first view.`

const unsentTexts: Readonly<Record<NonNullable<Mailed['unsent']>, Text>> = {
  stopped: msg`Not mailed: mail to this address was stopped`,
  limit: msg`Not mailed: ${{ most: mostADay }} mails a day at most`,
}

/** One step of a mail, with its time (ISO 8601) and what it is known by. */
export interface Step {
  what: Text
  at: string
}

const refused = (code: string) =>
  code === 'too_old' ? msg`Given up: not taken for five days` : msg`Refused by the mail server (code ${{ code }})`
const bounced = (status: string) =>
  status === '' ? msg`Bounced, by a bounce report` : msg`Bounced, by a bounce report (status ${{ status }})`

/** What became of a mail, in order: the last one is how it is now. */
export function stepsOf(mail: Mailed): Step[] {
  const { notedAt, unsent } = mail
  if (unsent !== null) return [{ what: unsentTexts[unsent], at: notedAt }]
  const code = (text: string | null) => ({ code: text ?? '' })
  const steps: [Text, string | null][] = [
    [msg`Mailed as a link`, notedAt],
    [msg`Not taken yet by the mail server (code ${code(mail.delayedCode)}), tried again`, mail.delayedAt],
    [msg`Accepted by the mail server (code ${code(mail.acceptedCode)})`, mail.acceptedAt],
    [refused(mail.refusedCode ?? ''), mail.refusedAt],
    [bounced(mail.bounceStatus ?? ''), mail.bouncedAt],
    [msg`Link opened`, mail.openedAt],
    [msg`Mails stopped by the recipient`, mail.stoppedAt],
  ]
  return steps.flatMap(([what, at]) => (at === null ? [] : [{ what, at }])).toSorted((one, other) => (one.at < other.at ? -1 : 1))
}
