// Until when new work is open: the latest of what was bought, what a sponsor paid, and what was waived.
import { openUntil } from '#domain/billing/terms.ts'
import type { Db } from '#ports/db/port.ts'
import { trialEnd } from './rules.ts'
import { invoicesOf } from './store.invoices.ts'
import { plansOf } from './store.plans.ts'
import { lockAccount, setPaidUntil, setWaivedUntil, waivedUntil } from './store.sale.ts'
import { sponsoredUntil } from './store.sponsors.ts'

/** By all purchases of an account. Milliseconds; 0 where there is none. */
async function boughtUntil(tx: Db, account: string): Promise<number> {
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
  return Math.max(0, ...ends.map((end) => end ?? 0))
}

/** Writes until when an account is open. @param now milliseconds */
export async function settleAccount(tx: Db, account: string, now: number): Promise<void> {
  await lockAccount(tx, account)
  const bought = await boughtUntil(tx, account)
  const given = Math.max((await sponsoredUntil(tx, account)) ?? 0, (await waivedUntil(tx, account)) ?? 0)
  const until = Math.max(bought, given)
  // A trial that has not begun is not used up by a term that others give.
  await setPaidUntil(tx, account, until === 0 ? null : new Date(until), trialEnd(Math.max(now, given)))
}

/** Opens new work until a moment by a fee waiver. A term that is there and ends later stays. @param now milliseconds */
export async function waive(tx: Db, account: string, until: Date, now: number): Promise<void> {
  await lockAccount(tx, account)
  await setWaivedUntil(tx, account, until, trialEnd(until.getTime()))
  await settleAccount(tx, account, now)
}
