import type { Mail } from '#ports/mail/port.ts'
import { noticeTexts } from './rules.ts'

const codeSubject = 'Your code'
/** The subjects of all that may lie in the outbox for a safe address. */
export const ownSubjects = [codeSubject, ...Object.values(noticeTexts).map(({ subject }) => subject)]

/** What the settings mail. Neutral: neither the site nor what it is about is named. */
export const settingsMails = {
  code: (to: string, code: string): Mail => ({
    to,
    subject: codeSubject,
    text: `Your code is ${code}. It works for 30 minutes, on the page where you asked for it.\n\nIf you did not ask for it, do nothing.`,
  }),
  closed: (to: string): Mail => ({
    to,
    subject: 'Your account is closed',
    text: [
      'Your account was closed, as you asked with your password. Every session has ended, and what could be erased was erased at once.',
      'What stays, without your name: which documents were accepted and when, and the list of what was done to the account.',
      '',
      'This is the last mail to this address.',
    ].join('\n'),
  }),
}
