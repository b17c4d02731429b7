// The mails that a user chose, as they are sent and as the settings page shows them.
import { dayInWords } from '#kernel/dates.ts'
import { msg, type Text } from '#kernel/text.ts'

/** What a mail can be about (features/accounts/settings). */
export const mailed = ['sign_in', 'trial', 'digest', 'hearing', 'exchange', 'answer', 'answered', 'message'] as const
export type Mailed = (typeof mailed)[number]

const kinds = ['dates', 'removed', 'requests', 'messages', 'records', 'near', 'waiting'] as const
type Counts = Readonly<Record<(typeof kinds)[number], number>>

/** The mails, word for word. Others may see the screen, so they name neither the site nor the subject. */
export const noticeTexts: Readonly<Record<Mailed, { subject: Text; text: Text }>> = {
  sign_in: {
    subject: msg`A new sign-in`,
    text: msg`Someone signed in with your name. If that was you, there is nothing to do. If not, open your settings the way you always do and end all sessions.`,
  },
  trial: {
    subject: msg`A date is coming up`,
    text: msg`One of your dates is less than two days away. Open your settings the way you always do to see which.`,
  },
  // Mails about a case have no names, places or quotes, and do not say what kind of site this is.
  digest: { subject: msg`Your day`, text: msg`There is something new since your last mail. Open it the way you always do.` },
  hearing: {
    subject: msg`A date to look at`,
    text: msg`One of your dates comes nearer, or was changed. Open your list of dates the way you always do.`,
  },
  exchange: {
    subject: msg`Soon`,
    text: msg`Something that you asked to be reminded of is soon. Open your calendar the way you always do.`,
  },
  answer: { subject: msg`Someone asked you something`, text: msg`A question waits for your answer. Open it the way you always do.` },
  answered: { subject: msg`An answer`, text: msg`Something that you asked for was answered. Open it the way you always do.` },
  message: { subject: msg`Something new`, text: msg`There is a new message for you. Open it the way you always do.` },
}

/**
 * The mail about a message to a parent who has not joined: no word of the message, no name, and not what kind of site this is.
 * @param link the page that shows it after a press @param until the link's last day, in words
 */
export const mailedMessage = ({ link, until }: { link: string; until: string }): { subject: Text; lines: (Text | string)[] } => ({
  subject: msg`Something for you`,
  lines: [
    msg`Someone who has this address wrote to you. You can read it here until ${{ until }}:`,
    link,
    '',
    msg`Opening the page notifies no one. If you press “Open the message” there, the person who wrote to you sees the time.`,
    msg`The same page has a button that stops these mails.`,
  ],
})

const lines: Readonly<Record<keyof Counts, (n: number) => Text>> = {
  dates: (n) => msg`New or changed dates: ${{ n }}`,
  removed: (n) => msg`Removed dates: ${{ n }}`,
  requests: (n) => msg`New questions and answers: ${{ n }}`,
  messages: (n) => msg`New messages: ${{ n }}`,
  records: (n) => msg`New records: ${{ n }}`,
  near: (n) => msg`In the next two days: ${{ n }}`,
  waiting: (n) => msg`Waiting for your answer: ${{ n }}`,
}

/** The code of a shared record as it was on a day (YYYY-MM-DD, UTC), in groups of four. */
export interface MailCode {
  code: string
  day: string
}

/**
 * What stands below the text of a mail to someone with a shared record, so that an old mail shows whether the record was rewritten. It does
 * not say what the code is of: others may see the mail.
 */
export function codeLines(codes: readonly MailCode[]): (Text | string)[] {
  if (codes.length === 0) return []
  const each = codes.map(({ code, day }) => msg`Code of ${{ day: dayInWords(day) }}: ${{ code }}`)
  return ['', ...each, msg`Keep this mail. You can compare the code later.`]
}

/**
 * The daily summary: numbers by kind and a link, without names, places or quotes.
 * @param say puts a text into the reader's language
 */
export function digestText(counts: Counts, link: string, say: (text: Text) => string): string {
  const counted = kinds.filter((kind) => counts[kind] > 0).map((kind) => say(lines[kind](counts[kind])))
  return [...counted, '', link].join('\n')
}
