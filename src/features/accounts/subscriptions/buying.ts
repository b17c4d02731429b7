// What the owner of a plan does: buy, cancel, undo, agree to a price, take the money back.
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { msg, type Text } from '#kernel/text.ts'
import { BillingProblem } from '#ports/billing/port.ts'
import type { Bought, Every } from './contract.ts'
import { planMails } from './mails.ts'
import { formatCents } from '#domain/money/cents.ts'
import { isPaid, paidTo, refundable } from '#domain/billing/terms.ts'
import { invoicesOf } from './store.invoices.ts'
import { addPlan, closePlan, notePlan, type PlanRow, plansOf } from './store.plans.ts'
import { type Price, priceNow } from './store.prices.ts'
import { mailTo, type SyncDeps, syncing } from './syncing.ts'

export interface BuyDeps extends SyncDeps {
  random: Random
  appUrl: string
}

export const priceOf = (price: Price, every: Every) => (every === 'month' ? price.monthCents : price.yearCents)
const nothingToCancel = () => new Fault('conflict', msg`You have no plan that renews.`)

/** What the provider did not do, as the person who asked reads it. @param later what a job will do, where one does it */
export async function asked<T>(work: Promise<T>, later?: Text): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof BillingProblem)) throw error
    if (later) throw new Fault('unavailable', later)
    if (error.why === 'gone')
      throw new Fault('unavailable', msg`The payment provider can’t be reached. No money was taken. Try again in a few minutes.`)
    if (error.why === 'too_much') throw new Fault('conflict', msg`This payment was paid back already.`)
    throw new Fault('conflict', msg`The payment provider refused. No money was taken. Write to support.`)
  })
}

export function buying(deps: BuyDeps) {
  const { db, billing, clock, random, appUrl } = deps
  const sync = syncing(deps)
  const post = mailTo(deps)

  const termsOf = (plan: PlanRow) => invoicesOf(db, [plan.id])
  const renews = ({ state }: PlanRow) => state === 'running' || state === 'late'
  /** @throws Fault `conflict` where there is none */
  const renewing = async (account: string): Promise<PlanRow & { subscription: string }> => {
    const plan = (await plansOf(db, account)).find(renews)
    if (!plan || plan.subscription === null) throw nothingToCancel()
    return { ...plan, subscription: plan.subscription }
  }

  return {
    sync,
    /** The purchase of an account that renews, or whose last term runs. */
    bought: async (account: string): Promise<Bought | null> => {
      const now = clock()
      for (const plan of await plansOf(db, account)) {
        const terms = await termsOf(plan)
        const to = paidTo(terms)
        if (!renews(plan) && (to === null || to <= now)) continue
        const price = priceOf(await priceNow(db), plan.every)
        const back = refundable(terms, now)
        return {
          every: plan.every,
          cents: plan.nextCents,
          termEndsAt: to === null ? null : new Date(to).toISOString(),
          isEnding: plan.isEnding || plan.state === 'over',
          isLate: plan.state === 'late',
          newCents: renews(plan) && price > plan.agreedCents ? price : null,
          refund: back && { cents: back.cents, until: new Date(back.until).toISOString() },
        }
      }
      return null
    },

    checkout: async (account: string, { every, cents }: { every: Every; cents: number }): Promise<string> => {
      const price = priceOf(await priceNow(db), every)
      if (price !== cents)
        throw new Fault('conflict', msg`The price has changed to ${{ price: formatCents(price) }}. Look at it again before you pay.`)
      const plans = await plansOf(db, account)
      if (plans.some(({ state }) => state === 'running')) throw new Fault('conflict', msg`You have a plan already. Nothing was charged.`)
      // Of two payment pages in two tabs the first one closes, so that nobody pays twice; one that was paid meanwhile is found now.
      for (const before of plans.filter(({ state }) => state === 'asked')) {
        await asked(billing.closeCheckout(before.session))
        const subscription = await asked(billing.boughtOn(before.session))
        if (subscription !== null && (await sync(subscription)))
          throw new Fault('conflict', msg`You have a plan already. Nothing was charged.`)
        await closePlan(db, before.id, new Date(clock()))
      }
      const id = random.uuid()
      const [doneUrl, backUrl] = [`${appUrl}/subscription?paid`, `${appUrl}/subscription`]
      const { session, url } = await asked(billing.checkout({ plan: id, every, cents, doneUrl, backUrl }))
      await addPlan(db, { id, account, every, cents, session, at: new Date(clock()) })
      return url
    },

    cancel: async (account: string): Promise<void> => {
      const { subscription } = await renewing(account)
      await asked(billing.setEnding(subscription, true))
      await sync(subscription)
    },

    undo: async (account: string): Promise<void> => {
      const plan = await renewing(account)
      if (priceOf(await priceNow(db), plan.every) > plan.agreedCents)
        throw new Fault('conflict', msg`The price has changed since. Agree to the new price to go on.`)
      await asked(billing.setEnding(plan.subscription, false))
      await sync(plan.subscription)
    },

    agree: async (account: string, cents: number): Promise<void> => {
      const { id, every, subscription } = await renewing(account)
      const price = priceOf(await priceNow(db), every)
      if (price !== cents)
        throw new Fault('conflict', msg`The price has changed to ${{ price: formatCents(price) }}. Look at it again before you agree.`)
      // What is between these is done by the next run of the job.
      await asked(billing.setPrice(subscription, every, cents))
      await notePlan(db, id, { agreed: { cents, at: new Date(clock()) } })
      await asked(billing.setEnding(subscription, false))
      await sync(subscription)
    },

    refund: async (account: string, cents: number): Promise<void> => {
      for (const plan of await plansOf(db, account)) {
        const terms = await termsOf(plan)
        const back = refundable(terms, clock())
        if (!back || plan.subscription === null) continue
        if (cents > back.cents)
          throw new Fault('invalid', msg`That is more than was paid. ${{ most: formatCents(back.cents) }} can be paid back.`, {
            field: 'cents',
          })
        if (cents !== back.cents)
          throw new Fault('invalid', msg`The payment is paid back whole: ${{ all: formatCents(back.cents) }}.`, { field: 'cents' })
        // First that nothing more is charged, then the money.
        await asked(billing.end(plan.subscription))
        await asked(billing.refund(back.term.payment, cents, `refund-${back.term.number}-${back.term.refundedCents}`))
        await sync(plan.subscription)
        if ((await invoicesOf(db, [plan.id])).some((term) => term.number === back.term.number && !isPaid(term)))
          await post(db, account, (to) => planMails(billing.planName, billing.descriptor).refunded(to, cents))
        return
      }
      throw new Fault('conflict', msg`There is no payment of the last 30 days that can be paid back.`)
    },
  }
}
export type Buying = ReturnType<typeof buying>
