import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { letter } from '#kernel/letter.ts'
import type { Mail } from '#ports/mail/port.ts'
import { codeLines, type MailCode, type Mailed, noticeTexts } from '#domain/notices/texts.ts'

const codeSubject = msg`Your code`
/** The subjects of all that may lie in the outbox for a safe address. */
export const ownSubjects = [codeSubject, ...Object.values(noticeTexts).map(({ subject }) => subject)].map(english)

/** What the settings mail. Neutral: neither the site nor what it is about is named. */
export const settingsMails = {
  code: (to: string, code: string): Mail =>
    letter(to, codeSubject, [
      msg`Your code is ${{ code }}. It works for 30 minutes, on the page where you asked for it.`,
      '',
      msg`If you did not ask for it, do nothing.`,
    ]),
  notice: (to: string, feature: Mailed, codes: readonly MailCode[]): Mail =>
    letter(to, noticeTexts[feature].subject, [noticeTexts[feature].text, ...codeLines(codes)]),
  closed: (to: string): Mail =>
    letter(to, msg`Your account is closed`, [
      msg`Your account was closed, as you asked with your password. Every session has ended, and what could be erased was erased at once.`,
      msg`What stays, without your name: which documents were accepted and when, and the list of what was done to the account.`,
      '',
      msg`This is the last mail to this address.`,
    ]),
}
