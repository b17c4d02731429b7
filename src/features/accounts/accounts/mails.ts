import { msg, type Text } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { letter, type Lines } from '#kernel/letter.ts'
import type { MailPort } from '#ports/mail/port.ts'

interface Deps {
  /** The app's role: the outbox is its. */
  app: Db
  mail: MailPort
  appName: string
  appUrl: string
}

/** What accounts mail. Subjects and texts are neutral: they may be read on a screen that others see, and name nothing of a case. */
export function accountMails({ app, mail, appName, appUrl }: Deps) {
  const link = (page: string, token: string) => `${appUrl}/${page}?token=${encodeURIComponent(token)}`
  const post = (to: string, subject: Text, lines: Lines) => mail.post(app, letter(to, subject, [...lines, '', `${appName}, ${appUrl}`]))
  return {
    verify: (to: string, token: string) =>
      post(to, msg`Confirm your e-mail address`, [
        msg`Open this link and enter the password you chose. The link works once, for 24 hours.`,
        '',
        link('verify-email', token),
        '',
        msg`Did not sign up? Ignore this mail: nobody can use the account without this link.`,
      ]),
    known: (to: string) =>
      post(to, msg`You already have an account`, [
        msg`Somebody, probably you, asked for a new account with this address. There is one already, and nothing was changed.`,
        '',
        msg`Sign in: ${{ link: `${appUrl}/sign-in` }}`,
        msg`New password: ${{ link: `${appUrl}/forgot-password` }}`,
      ]),
    reset: (to: string, token: string) =>
      post(to, msg`Your link for a new password`, [
        msg`Open this link to choose a new password. It works once, for one hour.`,
        '',
        link('reset-password', token),
        '',
        msg`If you did not ask for this, do nothing: your password stays as it is.`,
      ]),
    passwordChanged: (_account: string, to: string) =>
      post(to, msg`Your password was changed`, [
        msg`The password of your account was changed, and every session was ended.`,
        '',
        msg`If it was not you, choose a new password now (${{ password: `${appUrl}/forgot-password` }}) and write to support (${{ support: `${appUrl}/support` }}).`,
      ]),
  }
}
