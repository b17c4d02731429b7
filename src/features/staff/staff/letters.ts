import { dayWithWeekday } from '#kernel/dates.ts'
import { msg } from '#kernel/text.ts'
import { letter } from '#kernel/letter.ts'
import type { Mail } from '#ports/mail/port.ts'

interface Site {
  appName: string
  appUrl: string
}

/**
 * To the person whose account was looked at. Neutral: it may be read by others in the house, so it names nothing that
 * was seen; support tells what and why.
 */
export function letterAboutLook(to: string, at: Date, { appName, appUrl }: Site): Mail {
  return letter(to, msg`A note about your account`, [
    msg`On ${{ day: dayWithWeekday(at) }} (UTC) a member of our staff looked at records of your account.`,
    msg`Two of us had to agree to it and to write down why. You need not do anything.`,
    '',
    msg`To learn what was looked at and why, ask support: ${{ link: `${appUrl}/support` }}`,
    '',
    `${appName}, ${appUrl}`,
  ])
}
