import type { Handlers } from '../../http/bind.ts'
import type { calls } from './contract.ts'
import { exchangeHandlers, type ExchangeNeeds } from './exchanges.ts'
import { itemHandlers } from './items.ts'
import { tradeHandlers } from './trades.ts'

export type Needs = ExchangeNeeds

/** Swaps, and what is recorded when children change hands. */
export const service = (needs: Needs): Handlers<typeof calls> => ({
  ...tradeHandlers(needs),
  ...exchangeHandlers(needs),
  ...itemHandlers(needs),
})
