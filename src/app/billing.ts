import type { Billing } from '#ports/billing/port.ts'
import { stripeBilling } from '#ports/billing/stripe.ts'
import type { Environment } from './environment.ts'

/** The payment provider of the settings; `null` where none is set: then nothing is for sale. */
export function billingOf({ config: { stripe }, clock }: Pick<Environment, 'config' | 'clock'>): Billing | null {
  return stripe === null ? null : stripeBilling({ ...stripe, clock })
}
