import { randomUUID } from 'node:crypto'
import { casesOf } from '#access/cases.ts'
import { outboxOnly } from '#ports/mail/embedded.ts'
import { filling } from '#app/features.ts'
import { recordCodes } from '#case/ledger/store.heads.ts'
import { reminderSource } from '#case/reminders/public.ts'
import { jobs, type Deps } from '#case/reminders/jobs.ts'
import type { Choice } from '#accounts/settings/contract.ts'
import type { TestApp } from './test-app.ts'

interface Choosing {
  zone?: string | null
  at?: number
  hearingDays?: number[]
  exchangeMinutes?: number
  quiet?: { from: number; until: number }
  isDiscreet?: boolean
  never?: boolean
}

/** Someone chose these a minute ago, and an address of their own to be written to. @returns that address */
export async function chose(
  backend: TestApp,
  { account }: { account: string },
  choices: readonly Choice[],
  more: Choosing = {},
): Promise<string> {
  const to = `${account}@safe.example`
  const began = new Date(backend.clock.now - 60_000)
  await backend.database.owner
    .insertInto('account_setting')
    .values({
      account_id: account,
      own_zone: more.zone === undefined ? 'America/New_York' : more.zone,
      notify: [...choices],
      notify_began: JSON.stringify(Object.fromEntries(choices.map((choice) => [choice, began.toISOString()]))),
      remind_at: more.at ?? 480,
      hearing_days: more.hearingDays ?? [7, 1],
      exchange_before: more.exchangeMinutes ?? 60,
      quiet_from: more.quiet?.from ?? null,
      quiet_until: more.quiet?.until ?? null,
      safe_email: to,
      never_email: more.never ?? false,
      never_email_since: more.never ? began : null,
      is_discreet: more.isDiscreet ?? false,
      updated_at: began,
    })
    .execute()
  return to
}

/** One turn of the job, as one worker makes it. */
export async function tell({ database, clock }: Pick<TestApp, 'database' | 'clock'>, more: Partial<Deps> = {}): Promise<void> {
  const now = () => clock.now
  const [job] = jobs({
    db: database.accounts,
    cases: casesOf({ cases: database.cases, owner: database.owner, clock: now }),
    mail: outboxOnly({ owner: database.owner, clock: now, random: { uuid: randomUUID } }),
    clock: now,
    appUrl: 'https://example.org',
    sources: filling(reminderSource),
    codesOf: recordCodes,
    ...more,
  })
  await job!.run()
}

/** What lies in the outbox for an address, the subject and the text of each. */
export async function mailsTo({ database }: TestApp, to: string): Promise<{ subject: string; body: string }[]> {
  return database.owner.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', to).orderBy('id').execute()
}
