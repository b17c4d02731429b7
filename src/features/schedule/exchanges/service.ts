import type { Handlers } from '#http/bind.ts'
import type { calls } from './contract.ts'
import { exchangeHandlers, type ExchangeDeps } from './exchanges.ts'
import { itemHandlers } from './items.ts'

export type Deps = ExchangeDeps

/** Records of exchanges, and items to bring. */
export const service = (deps: Deps): Handlers<typeof calls> => ({
  ...exchangeHandlers(deps),
  ...itemHandlers(deps),
})
