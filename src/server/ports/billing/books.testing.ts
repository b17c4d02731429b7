// What a payment provider has: customers, subscriptions, invoices, charges, disputes and the events about them, in Stripe's shapes.

export type Row = Record<string, unknown> & { id: string; object: string }
export interface Event extends Row {
  type: string
}
/** One subscription, by what its owner and the provider do to it. */
export interface Subscription extends Row {
  customer: string
  status: string
  cancel_at_period_end: boolean
  metadata: Record<string, string>
  items: { object: 'list'; data: { id: string; current_period_end: number; price: { unit_amount: number; interval: string } }[] }
}
export interface Charge extends Row {
  amount: number
  amount_refunded: number
  customer: string
  payment_intent: string
  disputed: boolean
}

/** Adds a month or a year, as a renewal does. Seconds. */
function after(seconds: number, interval: string): number {
  const day = new Date(seconds * 1_000)
  if (interval === 'year') day.setUTCFullYear(day.getUTCFullYear() + 1)
  else day.setUTCMonth(day.getUTCMonth() + 1)
  return day.getTime() / 1_000
}

export class Refused extends Error {
  readonly code: string
  readonly param: string | null
  constructor(code: string, param: string | null = null) {
    super(code)
    this.code = code
    this.param = param
  }
}

/** @param now seconds */
export function books(now: () => number) {
  let n = 0
  const rows = new Map<string, Row>()
  const events: Event[] = []
  const heard: ((event: Event) => void)[] = []
  const idFor = (prefix: string) => `${prefix}_${String((n += 1)).padStart(8, '0')}`
  const put = <T extends Row>(row: T): T => {
    rows.set(row.id, row)
    return row
  }
  const all = <T extends Row>(object: string) => [...rows.values()].filter((row): row is T => row.object === object)
  const get = <T extends Row>(id: string, object: string): T => {
    const row = rows.get(id)
    if (row?.object !== object) throw new Refused('resource_missing')
    return row as T
  }
  const happened = (type: string, object: Row) => {
    // As it was at that moment: what is sent later says what was true then.
    const event: Event = { id: idFor('evt'), object: 'event', type, created: now(), data: { object: structuredClone(object) } }
    events.push(event)
    heard.forEach((each) => each(event))
  }
  const sub = (id: string) => get<Subscription>(id, 'subscription')
  const chargeOf = (payment: string) => all<Charge>('charge').find((one) => one.payment_intent === payment && one['paid'])!

  /** Bills a term, and is paid for it or not. */
  function bill(it: Subscription, from: number, isPaid: boolean) {
    const item = it.items.data[0]!
    const { unit_amount: amount, interval } = item.price
    const to = after(from, interval)
    const invoice = idFor('in')
    const payment = idFor('pi')
    put({ id: payment, object: 'payment_intent' })
    const charge = { amount, customer: it.customer, payment_intent: payment, created: now(), paid: isPaid, amount_refunded: 0 }
    put({ id: idFor('ch'), object: 'charge', ...charge, disputed: false })
    const line = { id: idFor('il'), amount, period: { start: from, end: to } }
    const bought = put({
      id: invoice,
      object: 'invoice',
      status: isPaid ? 'paid' : 'open',
      parent: { type: 'subscription_details', subscription_details: { subscription: it.id } },
      lines: { object: 'list', data: [line] },
      payments: { object: 'list', data: isPaid ? [{ status: 'paid', payment: { type: 'payment_intent', payment_intent: payment } }] : [] },
      status_transitions: { paid_at: isPaid ? now() : null },
    })
    it.status = isPaid ? 'active' : 'past_due'
    if (isPaid || item.current_period_end === from) item.current_period_end = to
    happened(isPaid ? 'invoice.paid' : 'invoice.payment_failed', bought)
    happened('customer.subscription.updated', it)
    return { invoice, payment }
  }

  return {
    rows,
    events,
    heard,
    all,
    get,
    put,
    idFor,
    sub,
    happened,
    /** Someone types in a card on the page of a checkout. */
    pay(session: string) {
      const it = get(session, 'checkout.session')
      if (it['status'] !== 'open') throw new Refused('checkout_session_closed')
      const { cents, interval, metadata } = it['wanted'] as { cents: number; interval: string; metadata: Record<string, string> }
      const subscription = put<Subscription>({
        id: idFor('sub'),
        object: 'subscription',
        customer: put({ id: idFor('cus'), object: 'customer' }).id,
        status: 'active',
        cancel_at_period_end: false,
        metadata,
        items: { object: 'list', data: [{ id: idFor('si'), current_period_end: now(), price: { unit_amount: cents, interval } }] },
      })
      happened('customer.subscription.created', subscription)
      const paid = bill(subscription, now(), true)
      Object.assign(it, { status: 'complete', subscription: subscription.id })
      happened('checkout.session.completed', it)
      return { subscription: subscription.id, ...paid }
    },
    /** The term is over: the next one is billed, or the subscription ends. `isPaid`: the card was good. */
    renew(subscription: string, isPaid = true) {
      const it = sub(subscription)
      if (it.status === 'canceled') return null
      if (it.cancel_at_period_end) {
        it.status = 'canceled'
        happened('customer.subscription.deleted', it)
        return null
      }
      return bill(it, it.items.data[0]!.current_period_end, isPaid)
    },
    /** @throws Refused for more than is left of the charge */
    refund(payment: string, amount: number) {
      const charge = chargeOf(payment)
      const left = charge.amount - charge.amount_refunded
      if (left === 0) throw new Refused('charge_already_refunded')
      if (amount > left || amount <= 0) throw new Refused('parameter_invalid_integer', 'amount')
      charge.amount_refunded += amount
      const refund = put({ id: idFor('re'), object: 'refund', payment_intent: payment, amount, status: 'succeeded' })
      happened('charge.refunded', charge)
      return refund
    },
    /** A bank disputes a charge, or says how it ended. */
    dispute(payment: string, status: 'needs_response' | 'under_review' | 'won' | 'lost') {
      const charge = chargeOf(payment)
      const known = all('dispute').find((one) => one['charge'] === charge.id)
      const it: Row = known ?? put({ id: idFor('dp'), object: 'dispute', charge: charge.id, payment_intent: payment })
      it['status'] = status
      charge.disputed = true
      happened(
        known ? (status === 'won' || status === 'lost' ? 'charge.dispute.closed' : 'charge.dispute.updated') : 'charge.dispute.created',
        it,
      )
    },
    cancel(subscription: string) {
      const it = sub(subscription)
      if (it.status === 'canceled') throw new Refused('resource_missing')
      it.status = 'canceled'
      happened('customer.subscription.deleted', it)
      return it
    },
  }
}
export type Books = ReturnType<typeof books>
