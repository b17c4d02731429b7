import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Actor, Refusal } from './actor.ts'

/** One line of the audit: who did, or was refused, what. Never a person's text. */
export interface Entry {
  /** `null` for a visitor, and for the machine itself. */
  account: string | null
  /** Named as the call: `staff.grant`. */
  action: string
  /** Whom or what it was done to, by its id. */
  subject?: string | null
  outcome: 'done' | 'refused'
  /** Why, in the words of who did it; or the refusal's name. */
  reason?: string | null
  detail?: Readonly<Record<string, unknown>> | null
}

interface Deps {
  clock: Clock
  random: Random
}

/** Adds a line to the audit, in the transaction of what it is about. Nothing of the app can change or take away a line. */
export async function note(db: Db, { account, action, subject, outcome, reason, detail }: Entry, { clock, random }: Deps): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: random.uuid(),
      at: new Date(clock()),
      account_id: account,
      action,
      subject: subject ?? null,
      outcome,
      reason: reason ?? null,
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute()
}

/** Refusals that say only that someone stands at a gate: they are no attempt at anything. */
const expected: readonly Refusal[] = ['sign_in', 'terms', 'acknowledgement', 'plan', 'closed']

/** Notes who was refused what. The refusal does not wait for it; a failure is reported. */
export function refusalsInto({ db, report, ...deps }: Deps & { db: Db; report: (error: unknown, where: string) => void }) {
  return (actor: Actor, action: string, why: Refusal) => {
    if (actor.kind === 'nobody' || expected.includes(why)) return
    note(db, { account: actor.account, action, outcome: 'refused', reason: why }, deps).catch((error: unknown) => report(error, 'audit'))
  }
}
