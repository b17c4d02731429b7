import { createHash } from 'node:crypto'
import { Stripe } from 'stripe'
import { type About, type Billing, BillingProblem, type Dispute, type PaidTerm, type Subscribed } from './port.ts'

interface Deps {
  secretKey: string
  /** Signs events (`whsec_…`). */
  webhookSecret: string
  /** Where Stripe's calls are: a local server in tests. */
  url: string
  descriptor: string
  planName: string
  clock: () => number
}

/** Milliseconds that one answer may take. */
const patience = 10_000
const most = { limit: 1_000 }
const idOf = (it: string | { id: string } | null | undefined): string => (typeof it === 'string' ? it : (it?.id ?? ''))
const at = (seconds: number) => new Date(seconds * 1_000)

/** Turns what Stripe's library throws into the port's reasons. A card's or a person's data is in none of them. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) {
      const isOver = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 429
      throw new BillingProblem(isOver ? 'refused' : 'gone', `The payment provider: ${error.code ?? error.type}`, { cause: error })
    }
    throw error
  }
}

/** Nothing where there is none of that number. */
async function found<T>(work: () => Promise<T>): Promise<T | null> {
  return work().catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
    throw error
  })
}

/** Stripe's states of a subscription (https://docs.stripe.com/api/subscriptions/object, `status`). */
const stateOf = (status: string): Subscribed['is'] =>
  status === 'active' || status === 'trialing' ? 'running' : status === 'canceled' || status === 'incomplete_expired' ? 'over' : 'late'

/** The states of a dispute (https://docs.stripe.com/api/disputes/object, `status`): an inquiry takes no money. */
const disputeOf = (statuses: readonly string[]): Dispute => {
  if (statuses.includes('lost')) return 'lost'
  if (statuses.some((status) => status.includes('response') || status.includes('review'))) return 'open'
  return statuses.length > 0 ? 'won' : 'none'
}

const subscriptionIn = (invoice: Stripe.Invoice): string => idOf(invoice.parent?.subscription_details?.subscription)

/** What an event is about, by its object. */
function aboutOf({ data: { object } }: Stripe.Event): About {
  const it = object as { object: string; id: string; subscription?: unknown; payment_intent?: unknown }
  switch (it.object) {
    case 'subscription':
      return { subscription: it.id }
    case 'checkout.session':
      return it.subscription ? { subscription: idOf(it.subscription as string) } : null
    case 'invoice': {
      const subscription = subscriptionIn(object as Stripe.Invoice)
      return subscription === '' ? null : { subscription }
    }
    case 'charge':
    case 'dispute':
    case 'refund':
      return it.payment_intent ? { payment: idOf(it.payment_intent as string) } : null
    default:
      return null
  }
}

/** Our plan's fee by Stripe: Checkout, subscriptions, refunds and webhooks. Prices are ours, and go along with each purchase. */
export function stripeBilling({ secretKey, webhookSecret, url, descriptor, planName, clock }: Deps): Billing {
  const { protocol, hostname, port } = new URL(url)
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: patience,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  // One product for each name and statement text: its own number, so that any server finds it again.
  const product = `plan_${createHash('sha256').update(`${planName}\n${descriptor}`).digest('hex').slice(0, 16)}`
  const makeProduct = () =>
    stripe.products.create({ id: product, name: planName, statement_descriptor: descriptor }).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists')) throw error
    })
  const priceOf = (every: 'month' | 'year', cents: number) => ({
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: every },
    product,
  })

  /** What was paid: each paid invoice with its charge, and what became of that. */
  async function termsOf(subscription: string, customer: string): Promise<PaidTerm[]> {
    const invoices = await stripe.invoices
      .list({ subscription, status: 'paid', limit: 100, expand: ['data.payments'] })
      .autoPagingToArray(most)
    if (invoices.length === 0) return []
    const charges = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray(most)
    const terms: PaidTerm[] = []
    for (const invoice of invoices) {
      const payment = idOf(invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent)
      const charge = charges.find((one) => idOf(one.payment_intent) === payment && one.paid)
      const lines = invoice.lines.data.filter(({ amount }) => amount > 0)
      // An invoice of nothing pays for no term.
      if (!charge || lines.length === 0) continue
      const disputes = charge.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 100 })).data : []
      terms.push({
        invoice: invoice.id,
        payment,
        cents: charge.amount,
        refundedCents: Math.min(charge.amount, charge.amount_refunded),
        from: at(Math.min(...lines.map(({ period }) => period.start))),
        to: at(Math.max(...lines.map(({ period }) => period.end))),
        paidAt: at(invoice.status_transitions.paid_at ?? charge.created),
        dispute: disputeOf(disputes.map(({ status }) => status)),
      })
    }
    return terms
  }

  return {
    descriptor,
    planName,
    checkout: ({ plan, every, cents, doneUrl, backUrl, isOnce = false }) =>
      asked(async () => {
        await makeProduct()
        const { id, url: page } = await stripe.checkout.sessions.create({
          mode: 'subscription',
          client_reference_id: plan,
          line_items: [{ quantity: 1, price_data: priceOf(every, cents) }],
          subscription_data: { metadata: { plan } },
          // Checkout can't end a subscription with its first term: the words beside the button say what is true.
          ...(isOnce && { custom_text: { submit: { message: 'You pay for one term. It doesn’t renew.' } } }),
          success_url: doneUrl,
          cancel_url: backUrl,
        })
        if (!page) throw new BillingProblem('gone', 'The payment provider opened no page.')
        return { session: id, url: page }
      }),
    closeCheckout: (session) =>
      asked(async () => {
        const open = await found(() => stripe.checkout.sessions.retrieve(session))
        if (open?.status === 'open') await stripe.checkout.sessions.expire(session)
      }),
    boughtOn: (session) =>
      asked(async () => {
        const paid = await found(() => stripe.checkout.sessions.retrieve(session))
        return idOf(paid?.subscription) || null
      }),
    read: (subscription) =>
      asked(async () => {
        const it = await found(() => stripe.subscriptions.retrieve(subscription))
        if (!it) return null
        return {
          subscription: it.id,
          plan: it.metadata['plan'] ?? '',
          is: stateOf(it.status),
          isEnding: it.cancel_at_period_end,
          nextCents: it.items.data[0]?.price.unit_amount ?? 0,
          terms: await termsOf(it.id, idOf(it.customer)),
        }
      }),
    setEnding: (subscription, isEnding) =>
      asked(async () => void (await stripe.subscriptions.update(subscription, { cancel_at_period_end: isEnding }))),
    setPrice: (subscription, every, cents) =>
      asked(async () => {
        const { items } = await stripe.subscriptions.retrieve(subscription)
        await stripe.subscriptions.update(subscription, {
          items: [{ id: items.data[0]!.id, price_data: priceOf(every, cents) }],
          proration_behavior: 'none',
        })
      }),
    end: (subscription) =>
      asked(async () => {
        const it = await found(() => stripe.subscriptions.retrieve(subscription))
        if (it && stateOf(it.status) !== 'over') await stripe.subscriptions.cancel(subscription)
      }),
    refund: (payment, cents, key) =>
      asked(async () => {
        try {
          await stripe.refunds.create({ payment_intent: payment, amount: cents }, { idempotencyKey: key })
        } catch (error) {
          // Stripe's words for more than is left of a charge: `charge_already_refunded`, or an amount that can't be.
          const isAmount =
            error instanceof Stripe.errors.StripeInvalidRequestError &&
            (error.code === 'charge_already_refunded' || error.param === 'amount')
          if (isAmount) throw new BillingProblem('too_much', 'More than is left of the charge.', { cause: error })
          throw error
        }
      }),
    eventIn: (raw, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(Buffer.from(raw), signature, webhookSecret, 300, undefined, clock())
        return { id: event.id, about: aboutOf(event) }
      } catch {
        return null
      }
    },
    subscriptionOf: (payment) =>
      asked(async () => {
        const paid = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: payment }, limit: 1 })
        const invoice = idOf(paid.data[0]?.invoice)
        const it = invoice === '' ? null : await found(() => stripe.invoices.retrieve(invoice))
        return it ? subscriptionIn(it) || null : null
      }),
  }
}
