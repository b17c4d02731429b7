import type { Handlers } from '#http/bind.ts'
import type { calls } from './contract.ts'
import { exchangeHandlers, type ExchangeDeps } from './exchanges.ts'
import { itemHandlers } from './items.ts'

export type Deps = ExchangeDeps

/** What is recorded when children change hands, and what goes along. */
export const service = (deps: Deps): Handlers<typeof calls> => ({
  ...exchangeHandlers(deps),
  ...itemHandlers(deps),
})
