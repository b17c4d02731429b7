import type { Clock } from '#kernel/clock.ts'
import type { Billing, PaidTerm, Subscribed } from '#ports/billing/port.ts'
import type { Db } from '#ports/db/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { planMails } from './mails.ts'
import { isPaid } from '#domain/billing/terms.ts'
import { settleAccount } from './settling.ts'
import { takeTerm } from './sponsored.ts'
import { invoicesOf, writeTerms } from './store.invoices.ts'
import { planById, planOfSubscription, type PlanRow, writePlan } from './store.plans.ts'
import { isTaken } from './store.sponsors.ts'

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

  /**
   * A sponsor pays one term: it never renews, and what was paid for no term goes back.
   * @returns whether something was done at the provider, so that it has to be read again
   */
  async function endSponsored(plan: PlanRow, now: Subscribed): Promise<boolean> {
    if (!(await isTaken(db, plan.id))) {
      if (now.is !== 'over') await billing.end(now.subscription)
      const paid = (await invoicesOf(db, [plan.id])).filter((term) => isPaid(term) && term.dispute === 'none')
      for (const term of paid)
        await billing.refund(term.payment, term.cents - term.refundedCents, `sponsor-${term.number}-${term.refundedCents}`)
      return now.is !== 'over' || paid.length > 0
    }
    if (now.is === 'over' || now.isEnding) return false
    await billing.setEnding(now.subscription, true)
    return true
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
        if (before.sponsorship !== null) {
          // The sponsor's receipt is the provider's mail, and the page of the code.
          if (await takeTerm(tx, before, clock())) await post(tx, before.account, (to) => mails.sponsored(to))
        } else if (before.account !== null) await settleAccount(tx, before.account, clock())
        if (before.sponsorship === null) for (const term of added) await post(tx, before.account, (to) => mails.receipt(to, term))
        return true
      })
      if (!isWritten) continue
      // A bank that took the money back would take the next term's back, too.
      if (now.is !== 'over' && now.terms.some(({ dispute }) => dispute === 'lost')) {
        await billing.end(subscription)
        continue
      }
      if (before.sponsorship !== null && (await endSponsored(before, now))) continue
      return true
    }
    throw new Error('A subscription was written by others each time that it was read.')
  }
}
export type Sync = ReturnType<typeof syncing>
