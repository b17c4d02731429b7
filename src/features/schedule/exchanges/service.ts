import type { Handlers } from '#http/bind.ts'
import type { calls } from './contract.ts'
import { exchangeHandlers, type ExchangeNeeds } from './exchanges.ts'
import { itemHandlers } from './items.ts'

export type Needs = ExchangeNeeds

/** What is recorded when children change hands, and what goes along. */
export const service = (needs: Needs): Handlers<typeof calls> => ({
  ...exchangeHandlers(needs),
  ...itemHandlers(needs),
})
