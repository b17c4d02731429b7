import { dayWithWeekday } from '#kernel/dates.ts'
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
  return {
    to,
    subject: 'A note about your account',
    text: [
      `On ${dayWithWeekday(at)} (UTC) a member of our staff looked at records of your account.`,
      'Two of us had to agree to it and to write down why. You need not do anything.',
      '',
      `To learn what was looked at and why, ask support: ${appUrl}/support`,
      '',
      `${appName}, ${appUrl}`,
    ].join('\n'),
  }
}
