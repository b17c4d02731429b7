import type { Clock } from '#kernel/clock.ts'
import type { Billing, PaidTerm } from '#ports/billing/port.ts'
import type { Db } from '#ports/db/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { planMails } from './mails.ts'
import { trialEnd } from './rules.ts'
import { openUntil } from '#domain/billing/terms.ts'
import { invoicesOf, writeTerms } from './store.invoices.ts'
import { planById, planOfSubscription, plansOf, writePlan } from './store.plans.ts'
import { lockAccount, setPaidUntil } from './store.sale.ts'

export interface SyncDeps {
  /** The accounts' role. */
  db: Db
  billing: Billing
  clock: Clock
  mail: MailPort
  /** The addresses at which an account hears of changes. */
  channelsOf: (db: Db, account: string) => Promise<string[]>
}

/** Another delivery about the same subscription was written meanwhile so often. */
const mostTries = 20
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Until when new work is open by all purchases of an account. */
async function settleAccount(tx: Db, account: string, now: number): Promise<void> {
  await lockAccount(tx, account)
  const plans = await plansOf(tx, account)
  const invoices = await invoicesOf(
    tx,
    plans.map(({ id }) => id),
  )
  const ends = plans.map(({ id, state, isEnding }) =>
    openUntil(
      invoices.filter(({ plan }) => plan === id),
      (state === 'running' || state === 'late') && !isEnding,
    ),
  )
  const until = Math.max(0, ...ends.map((end) => end ?? 0))
  if (ends.length > 0) await setPaidUntil(tx, account, until === 0 ? null : new Date(until), trialEnd(now))
}

/** Mails to every address at which an account hears of changes. */
export const mailTo =
  ({ mail, channelsOf }: Pick<SyncDeps, 'mail' | 'channelsOf'>) =>
  async (tx: Db, account: string | null, write: (to: string) => Parameters<MailPort['post']>[1]): Promise<void> => {
    for (const to of account === null ? [] : await channelsOf(tx, account)) await mail.post(tx, write(to))
  }

/**
 * Writes how a subscription stands at the provider. Called for every event, after every act of ours, and from time to time: it reads all
 * of it, so that it does not matter which events came, how often, and in which order. What was read before another write is read again.
 * @returns `false` for a subscription that is not ours
 */
export function syncing(deps: SyncDeps) {
  const { db, billing, clock } = deps
  const post = mailTo(deps)
  const mails = planMails(billing.planName, billing.descriptor)

  const idOf = async (subscription: string): Promise<string | null> => {
    const known = await planOfSubscription(db, subscription)
    if (known) return known.id
    const plan = (await billing.read(subscription))?.plan ?? ''
    return uuid.test(plan) ? plan : null
  }

  return async (subscription: string): Promise<boolean> => {
    const id = await idOf(subscription)
    if (id === null) return false
    for (let tries = 0; tries < mostTries; tries += 1) {
      const before = await planById(db, id)
      if (!before || (before.subscription ?? subscription) !== subscription) return false
      const now = await billing.read(subscription)
      if (!now) return false
      const isWritten = await db.transaction().execute(async (tx) => {
        if (!(await writePlan(tx, before, now, new Date(clock())))) return false
        const added: (PaidTerm & { number: number })[] = await writeTerms(tx, id, now.terms)
        if (before.account !== null) await settleAccount(tx, before.account, clock())
        for (const term of added) await post(tx, before.account, (to) => mails.receipt(to, term))
        return true
      })
      if (!isWritten) continue
      // A bank that took the money back would take the next term's back, too.
      if (now.is !== 'over' && now.terms.some(({ dispute }) => dispute === 'lost')) {
        await billing.end(subscription)
        continue
      }
      return true
    }
    throw new Error('A subscription was written by others each time that it was read.')
  }
}
export type Sync = ReturnType<typeof syncing>
