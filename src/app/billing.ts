import type { Clock } from '#kernel/clock.ts'
import type { Billing } from '#ports/billing/port.ts'
import type { Config } from './config.ts'

/** The payment provider of the settings, whose library is loaded for it; `null` where none is set: then nothing is for sale. */
export async function billingOf({ stripe }: Pick<Config, 'stripe'>, clock: Clock): Promise<Billing | null> {
  if (stripe === null) return null
  const { stripeBilling } = await import('#ports/billing/stripe.ts')
  return stripeBilling({ ...stripe, clock })
}
