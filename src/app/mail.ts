import { outboxOnly } from '#ports/mail/embedded.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { bySmtp } from '#ports/mail/smtp.ts'
import type { Environment } from './environment.ts'

/** The way that mail takes: through the mail server of the settings, or only into the outbox. */
export function mailOf({ config, database, clock, random }: Pick<Environment, 'config' | 'database' | 'clock' | 'random'>): MailPort {
  const deps = { owner: database.owner, clock, random }
  return config.smtpUrl === ''
    ? outboxOnly(deps)
    : bySmtp(deps, { url: config.smtpUrl, from: config.mailFrom, bounceAddress: config.bounceAddress })
}
