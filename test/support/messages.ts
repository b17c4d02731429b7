import { casesOf } from '#access/cases.ts'
import { jobs } from '#messages/messages/jobs.ts'
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

/** Runs the jobs of messages once, at the server's time. */
export async function runMessageJobs({ database, clock }: Pick<TestApp, 'database' | 'clock'>): Promise<void> {
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })
  for (const job of jobs({ cases, clock: () => clock.now })) await job.run()
}

/** Ten seconds later: what was sent goes out. */
export async function letMessagesOut(backend: Pick<TestApp, 'database' | 'clock'>): Promise<void> {
  backend.clock.now += 10_000
  await runMessageJobs(backend)
}
