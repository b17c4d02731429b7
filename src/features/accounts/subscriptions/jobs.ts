import type { Job } from '#ports/jobs/port.ts'
import { BillingProblem } from '#ports/billing/port.ts'
import { planMails } from './mails.ts'
import { isPaid, isReminderDue, lateMails, paidTo, priceStep } from '#domain/billing/terms.ts'
import { forgetEvents, invoicesOf } from './store.invoices.ts'
import { closePlan, lockPlan, notePlan, noteRead, type PlanRow, plansToFollow, renewingPlans } from './store.plans.ts'
import { priceNow } from './store.prices.ts'
import { endingTerms, forgetNames, noteReminder } from './store.sponsors.ts'
import { mailTo, type SyncDeps, syncing } from './syncing.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** A payment page is open for a day (Stripe's default); one that is older was left. */
const pageOpenFor = 25 * hour
/** As long as banks let people dispute a charge, and some. */
const movesFor = 180 * day
/** Longer than the provider sends an event again: three days. */
const remembersEvents = 60 * day

/** What the plans need from time to time, though no event comes. */
export function jobs(deps: SyncDeps): readonly Job[] {
  const { db, billing, clock } = deps
  const sync = syncing(deps)
  const post = mailTo(deps)
  const mails = planMails(billing.planName, billing.descriptor)

  /** Events can be lost: what was not read for a while is. A plan whose account is gone ends. */
  async function follow(plan: PlanRow) {
    const at = new Date(clock())
    if (plan.account === null && plan.state === 'asked') await billing.closeCheckout(plan.session)
    const subscription = plan.subscription ?? (await billing.boughtOn(plan.session))
    if (subscription === null) {
      if (plan.account === null || at.getTime() - plan.askedAt.getTime() > pageOpenFor) await closePlan(db, plan.id, at)
      else await noteRead(db, plan.id, at)
      return
    }
    if (plan.account === null) await billing.end(subscription)
    if (!(await sync(subscription))) await noteRead(db, plan.id, at)
  }

  /**
   * A second plan of one account ends. One whose card failed was replaced by a plan with another card. Of two that were paid in one
   * moment, on two payment pages, the money of the later one goes back.
   */
  async function endSecond(plan: PlanRow) {
    await billing.end(plan.subscription!)
    if (plan.state === 'running')
      for (const term of (await invoicesOf(db, [plan.id])).filter(isPaid))
        await billing.refund(term.payment, term.cents - term.refundedCents, `second-${term.number}-${term.refundedCents}`)
    await sync(plan.subscription!)
  }

  async function followPrice(plan: PlanRow, cents: number, to: number | null) {
    const step = priceStep(plan, cents)
    if (step === 'none') return
    const subscription = plan.subscription!
    if (step === 'ask') {
      await billing.setEnding(subscription, true)
      await sync(subscription)
      await db.transaction().execute(async (tx) => {
        // Of two servers that came to it at once one writes the mail.
        if ((await lockPlan(tx, plan.id)).endsForPrice) return
        await notePlan(tx, plan.id, { endsForPrice: true })
        if (to !== null) await post(tx, plan.account, (address) => mails.price(address, { cents, on: new Date(to) }))
      })
      return
    }
    if (step === 'lower') await billing.setPrice(subscription, plan.every, cents)
    if (plan.endsForPrice) await billing.setEnding(subscription, false)
    await sync(subscription)
  }

  /** Which mails a plan's owner should have by now. */
  function due(plan: PlanRow, to: number | null) {
    const late = plan.lateSince ? lateMails(plan.lateSince.getTime(), clock()) : 0
    const isUnreminded = plan.every === 'year' && (!plan.isEnding || plan.endsForPrice) && to !== null && plan.remindedFor?.getTime() !== to
    return { lateMails: late > plan.lateMails ? late : null, renewal: isUnreminded && isReminderDue(to, clock()) ? new Date(to) : null }
  }
  async function write(seen: PlanRow, price: number, to: number | null) {
    const first = due(seen, to)
    if (first.lateMails === null && first.renewal === null) return
    await db.transaction().execute(async (tx) => {
      const plan = await lockPlan(tx, seen.id)
      const { lateMails: late, renewal } = due(plan, to)
      if (late !== null) await post(tx, plan.account, (address) => mails.late(address))
      const coming = (address: string) =>
        plan.endsForPrice ? mails.price(address, { cents: price, on: renewal! }) : mails.renews(address, plan.nextCents, renewal!)
      if (renewal !== null) await post(tx, plan.account, coming)
      if (late !== null || renewal !== null)
        await notePlan(tx, plan.id, { ...(late !== null && { lateMails: late }), ...(renewal !== null && { remindedFor: renewal }) })
    })
  }

  /** A term that a sponsor paid never renews: its owner hears of the end once, in time to look for another way. */
  const remindOfEnds = async (now: number) =>
    db.transaction().execute(async (tx) => {
      for (const { id, account, to } of await endingTerms(tx, new Date(now), new Date(now + 14 * day))) {
        await post(tx, account, (address) => mails.sponsoredEnds(address, to))
        await noteReminder(tx, id, to)
      }
    })

  /** One plan that the provider refuses does not hold up the others; a provider that is down is asked at the next run. */
  async function each(plans: readonly PlanRow[], work: (plan: PlanRow) => Promise<void>) {
    const refused: BillingProblem[] = []
    for (const plan of plans) {
      try {
        await work(plan)
      } catch (error) {
        if (!(error instanceof BillingProblem)) throw error
        if (error.why === 'gone') return
        refused.push(error)
      }
    }
    if (refused[0]) throw refused[0]
  }

  const run = async () => {
    const now = clock()
    const since = { asked: new Date(now - 5 * minute), others: new Date(now - day), paid: new Date(now - movesFor) }
    await each(await plansToFollow(db, since), follow)
    const price = await priceNow(db)
    const first = new Set<string>()
    await each(
      (await renewingPlans(db)).filter(({ account }) => account !== null),
      async (plan) => {
        if (first.has(plan.account!)) return endSecond(plan)
        first.add(plan.account!)
        const to = paidTo(await invoicesOf(db, [plan.id]))
        const cents = plan.every === 'month' ? price.monthCents : price.yearCents
        await followPrice(plan, cents, to)
        await write(plan, cents, to)
      },
    )
    await remindOfEnds(now)
    await forgetNames(db)
    await forgetEvents(db, new Date(now - remembersEvents))
  }
  return [{ name: 'subscriptions.plans', every: 5 * minute, run }]
}
