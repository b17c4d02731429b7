import type { Mail } from '#ports/mail/port.ts'
import type { Kind } from './contract.ts'

const about: Readonly<Record<Kind, string>> = {
  safety: 'somebody’s safety',
  using: 'using the site',
  fact: 'a fact in the directory',
  review: 'a review or a score',
  privacy: 'privacy and safety',
  access: 'reading or using the site with a disability',
  other: 'something else',
}

/** What a kind is called in mail and commands for staff. */
export const kindInWords = (kind: Kind): string => about[kind]

/**
 * To staff: there is a ticket. Its text leaves the server only when its sender asked for the answer by mail;
 * a person who wants it on the page may be afraid of mailboxes.
 */
export function letterToStaff(to: string, ticket: { number: string; kind: Kind; message: string; replyAddress: string | null }): Mail {
  const { number, kind, message, replyAddress } = ticket
  const subject = `Ticket ${number}: ${kindInWords(kind)}`
  if (replyAddress !== null) return { to, subject, text: `${message}\n`, replyTo: replyAddress }
  const text = `A ticket waits at the support desk, to be answered on the site: /support-admin-dashboard\nOn the server's machine: npm run tickets -- show ${number}\n`
  return { to, subject, text }
}

/** To someone who asked for the answer by mail. The subject says nothing: it may be read on a locked screen. */
export function letterWithAnswer(to: string, number: string, answer: string): Mail {
  return { to, subject: `Answer to ${number}`, text: `${answer}\n` }
}
