// How a subscription stands at a payment provider: what plans are computed from.

/** What became of a charge that a bank disputes. */
export type Dispute = 'none' | 'open' | 'won' | 'lost'

/** One term that was paid, as the provider has it now. */
export interface PaidTerm {
  /** The provider's number of its invoice: one term, and no other has it. */
  invoice: string
  /** The provider's number of the payment, for a refund. */
  payment: string
  cents: number
  refundedCents: number
  from: Date
  to: Date
  paidAt: Date
  dispute: Dispute
}

/** A subscription as the provider has it now, with all that was paid for it. */
export interface Subscribed {
  subscription: string
  /** Our number, as it was given with `ToBuy`; empty for one that is not ours. */
  plan: string
  /** `late`: a renewal was not paid and is tried again; `over`: it never renews again. */
  is: 'running' | 'late' | 'over'
  /** It ends with its term. */
  isEnding: boolean
  /** What the next term costs. */
  nextCents: number
  terms: readonly PaidTerm[]
}
