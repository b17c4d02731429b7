import type { Db } from '#ports/db/port.ts'
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
  const post = (to: string, subject: string, lines: readonly string[]) =>
    mail.post(app, { to, subject, text: [...lines, '', `${appName}, ${appUrl}`].join('\n') })
  return {
    verify: (to: string, token: string) =>
      post(to, 'Confirm your e-mail address', [
        'Open this link and enter the password you chose. The link works once, for 24 hours.',
        '',
        link('verify-email', token),
        '',
        'Did not sign up? Ignore this mail: nobody can use the account without this link.',
      ]),
    known: (to: string) =>
      post(to, 'You already have an account', [
        'Somebody, probably you, asked for a new account with this address. There is one already, and nothing was changed.',
        '',
        `Sign in: ${appUrl}/sign-in`,
        `New password: ${appUrl}/forgot-password`,
      ]),
    reset: (to: string, token: string) =>
      post(to, 'Your link for a new password', [
        'Open this link to choose a new password. It works once, for one hour.',
        '',
        link('reset-password', token),
        '',
        'If you did not ask for this, do nothing: your password stays as it is.',
      ]),
    passwordChanged: (_account: string, to: string) =>
      post(to, 'Your password was changed', [
        'The password of your account was changed, and every session was ended.',
        '',
        `If it was not you, choose a new password now (${appUrl}/forgot-password) and write to support (${appUrl}/support).`,
      ]),
  }
}
