import { outboxOnly } from '#ports/mail/embedded.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { bySmtp } from '#ports/mail/smtp.ts'
import type { World } from './world.ts'

/** The way that mail takes: through the mail server of the settings, or only into the outbox. */
export function mailOf({ config, database, clock, random }: Pick<World, 'config' | 'database' | 'clock' | 'random'>): MailPort {
  const needs = { owner: database.owner, clock, random }
  return config.smtpUrl === '' ? outboxOnly(needs) : bySmtp(needs, { url: config.smtpUrl, from: config.mailFrom })
}
