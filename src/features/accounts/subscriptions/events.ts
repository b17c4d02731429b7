import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { BillingProblem } from '#ports/billing/port.ts'
import { isEventKnown, noteEvent } from './store.invoices.ts'
import { type Sync, type SyncDeps } from './syncing.ts'

/**
 * Deals with an event of the provider, once. An event says only which subscription to look at: what is true now is read there. It is
 * noted after that, so that one that failed comes again.
 * @throws Fault `unauthenticated` for a signature that is wrong or old, `unavailable` where the provider can't be asked
 */
export function taking({ db, billing, clock, sync }: Pick<SyncDeps, 'db' | 'billing' | 'clock'> & { sync: Sync }) {
  return async (raw: Uint8Array, signature: string): Promise<'done' | 'known' | 'not_ours'> => {
    const event = billing.eventIn(raw, signature)
    if (!event) throw new Fault('unauthenticated', msg`The signature is wrong.`)
    const { id, about } = event
    if (await isEventKnown(db, id)) return 'known'
    try {
      const subscription =
        about === null ? null : 'subscription' in about ? about.subscription : await billing.subscriptionOf(about.payment)
      const isOurs = subscription !== null && (await sync(subscription))
      await noteEvent(db, id, new Date(clock()))
      return isOurs ? 'done' : 'not_ours'
    } catch (error) {
      if (error instanceof BillingProblem) throw new Fault('unavailable', msg`The payment provider can’t be reached. Send it again.`)
      throw error
    }
  }
}
