import { randomUUID } from 'node:crypto'
import { casesOf } from '#access/cases.ts'
import { jobs } from '#messages/messages/jobs.ts'
import type { Clock } from '#kernel/clock.ts'
import type { MailingDeps } from '#messages/mailed/public.ts'
import type { Db } from '#ports/db/port.ts'
import { outboxOnly } from '#ports/mail/embedded.ts'
import type { TestApp } from './test-app.ts'

/** What is written of a message, besides its subject. */
export const written = (recipients: readonly string[]) => ({
  kind: 'message',
  body: 'Can you bring the cakes on Saturday?',
  recipients: [...recipients],
  children: [] as string[],
  links: [] as object[],
  needsAnswer: false,
  answerBy: null as string | null,
  isEmergency: false,
})

/** What the job of messages mails with: into the outbox. */
export function mailing(owner: Db, clock: Clock): MailingDeps {
  const random = { uuid: randomUUID, next: Math.random }
  return { mail: outboxOnly({ owner, clock, random }), random, appUrl: 'https://court.example' }
}

/** Runs the jobs of messages once, at the server's time. */
export async function runMessageJobs({ database, clock }: Pick<TestApp, 'database' | 'clock'>): Promise<void> {
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })
  for (const job of jobs({ cases, clock: () => clock.now, ...mailing(database.owner, () => clock.now) })) await job.run()
}

/** Ten seconds later: what was sent goes out. */
export async function letMessagesOut(backend: Pick<TestApp, 'database' | 'clock'>): Promise<void> {
  backend.clock.now += 10_000
  await runMessageJobs(backend)
}
