import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import { trialEnd } from './rules.ts'
import { beginSale } from './store.sale.ts'
import { beginTrial } from './store.ts'

export { waive } from './settling.ts'
export { entitlementOf } from './store.ts'
export { decisionWait } from './waits.ts'
export { joinedAnotherCase } from './invited.ts'
// For the desk where two of the staff change the price.
export { type AskedPrice, askPrice, endPrice, priceNow, prices, waitingPrice } from './store.prices.ts'

/** Plans are for sale from now on, unless they were before. @param db the accounts' role */
export const onSale = ({ db, clock }: { db: Db; clock: Clock }): Promise<void> => beginSale(db, new Date(clock()))

/** The trial counts from the first work on a case (routes.md, ruling 5). @param db the accounts' role */
export const trials = ({ db, clock }: { db: Db; clock: Clock }) => ({
  begin: async (account: string): Promise<void> => beginTrial(db, account, trialEnd(clock())),
})
