import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import { letter } from '#kernel/letter.ts'
import type { Mail } from '#ports/mail/port.ts'
import type { Kind } from './contract.ts'

const about: Readonly<Record<Kind, Text>> = {
  safety: msg`somebody’s safety`,
  using: msg`using the site`,
  fact: msg`a fact in the directory`,
  review: msg`a review or a score`,
  privacy: msg`privacy and safety`,
  access: msg`reading or using the site with a disability`,
  other: msg`something else`,
}

/** What a kind is called in mail and commands for staff. */
export const kindInWords = (kind: Kind): string => english(about[kind])

/**
 * To staff: there is a ticket. Its text leaves the server only when its sender asked for the answer by mail;
 * a person who wants it on the page may be afraid of mailboxes.
 */
export function letterToStaff(to: string, ticket: { number: string; kind: Kind; message: string; replyAddress: string | null }): Mail {
  const { number, kind, message, replyAddress } = ticket
  const subject = msg`Ticket ${{ number }}: ${{ kind: about[kind] }}`
  if (replyAddress !== null) return { ...letter(to, subject, [message, '']), replyTo: replyAddress }
  return letter(to, subject, [
    msg`A ticket waits at the support desk, to be answered on the site: ${{ page: '/support-admin-dashboard' }}`,
    msg`On the server's machine: ${{ command: `npm run tickets -- show ${number}` }}`,
    '',
  ])
}

/** To someone who asked for the answer by mail. The subject says nothing: it may be read on a locked screen. */
export function letterWithAnswer(to: string, number: string, answer: string): Mail {
  return letter(to, msg`Answer to ${{ number }}`, [answer, ''])
}
