import type { Dispute, PaidTerm, Subscribed } from '#domain/billing/subscribed.ts'

export type { Dispute, PaidTerm, Subscribed }

/** How often a plan renews. */
export type Every = 'month' | 'year'

/** A plan that someone wants to buy. */
export interface ToBuy {
  /** Our number of the purchase, a UUID by chance: all that the provider learns of an account. */
  plan: string
  every: Every
  /** What a term costs: whole cents of US dollars. */
  cents: number
  /** Where the browser goes after paying, and after turning back. */
  doneUrl: string
  backUrl: string
  /** The payment page says that one term is paid and nothing renews. The caller then sets the subscription to end (`setEnding`). */
  isOnce?: boolean
}

/** What an event is about. Its other words are not used: what is true now is asked for. */
export type About = { subscription: string } | { payment: string } | null

/**
 * Why the provider did not do what it was asked. `gone`: not reached, or busy; worth another try. `refused`: it says no. `too_much`: a
 * refund of more than is left of the charge.
 */
export class BillingProblem extends Error {
  readonly why: 'gone' | 'refused' | 'too_much'
  constructor(why: BillingProblem['why'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}

/**
 * Takes the fee for our own plan, and no other money. Cards are typed in on the provider's page and are never here. Each method but
 * `eventIn` throws `BillingProblem`.
 */
export interface Billing {
  /** What the card statement says. */
  readonly descriptor: string
  /** What the plan is called on the provider's page, in invoices and in mails. */
  readonly planName: string
  /** Opens a page of the provider's, where the plan is paid. @returns its address, and the provider's number of it */
  checkout(wanted: ToBuy): Promise<{ url: string; session: string }>
  /** Closes such a page. One that was paid, or is closed, stays as it is. */
  closeCheckout(session: string): Promise<void>
  /** The subscription that was bought on such a page; `null` while there is none. */
  boughtOn(session: string): Promise<string | null>
  /** How a subscription stands now; `null` if there is none with this number. */
  read(subscription: string): Promise<Subscribed | null>
  /** Whether it ends with its term. */
  setEnding(subscription: string, isEnding: boolean): Promise<void>
  /** The price of the terms after this one. What is paid stays as it is. */
  setPrice(subscription: string, every: Every, cents: number): Promise<void>
  /** Ends it now: it never renews again. */
  end(subscription: string): Promise<void>
  /**
   * Pays money back.
   * @param cents of the charge, at most what is left of it
   * @param key one refund for each, however often it is asked for
   */
  refund(payment: string, cents: number, key: string): Promise<void>
  /**
   * Reads an event that the provider sent.
   * @param raw the body as it came, byte for byte: the signature is over it
   * @returns `null` for a signature that is missing, wrong or older than five minutes
   */
  eventIn(raw: Uint8Array, signature: string): { id: string; about: About } | null
  /** The subscription that a payment was for; `null` for a payment of another kind. */
  subscriptionOf(payment: string): Promise<string | null>
}
