import type { Db } from '#ports/db/port.ts'
import { isPaid, paidTo } from '#domain/billing/terms.ts'
import { settleAccount } from './settling.ts'
import { invoicesOf } from './store.invoices.ts'
import type { PlanRow } from './store.plans.ts'
import { lockAccount } from './store.sale.ts'
import { lockSponsorship, payBy } from './store.sponsors.ts'
import { entitlementOf } from './store.ts'

/**
 * Takes the term that a sponsor paid, once: from the day on which the parent's trial, or what is paid or waived, ends. It is as long as what
 * was paid at the provider. What becomes of the money later, by a bank or in the provider's own pages, does not change it (decision 0118).
 * @param now milliseconds
 * @returns `false` where nothing is paid, it was taken before, or the code was withdrawn or paid with already: then the money goes back
 */
export async function takeTerm(tx: Db, plan: PlanRow, now: number): Promise<boolean> {
  const terms = await invoicesOf(tx, [plan.id])
  const first = terms.findLast(isPaid)
  const to = paidTo(terms)
  if (!first || to === null) return false
  if (plan.account === null || plan.sponsorship === null) return false
  // Two that are paid for one parent at once follow each other.
  await lockAccount(tx, plan.account)
  const sponsorship = await lockSponsorship(tx, plan.sponsorship)
  if (sponsorship.state !== 'open') return false
  const open = await entitlementOf(tx, plan.account)
  const from = Math.max(first.paidAt, open?.trialEndsAt?.getTime() ?? 0, open?.paidUntil?.getTime() ?? 0)
  await payBy(tx, sponsorship.id, {
    plan: plan.id,
    name: plan.sponsorName,
    paidAt: new Date(first.paidAt),
    from: new Date(from),
    to: new Date(from + (first.to - first.from)),
  })
  await settleAccount(tx, plan.account, now)
  return true
}
