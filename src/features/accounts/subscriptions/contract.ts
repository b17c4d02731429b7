// Trials and plans: what someone may do until when, what a plan costs, and buying, ending and refunding one.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { text } from '#http/fields.ts'

export const Every = z.enum(['month', 'year'])
export type Every = z.output<typeof Every>
/** Whole cents of US dollars. */
const Cents = z.int().check(z.minimum(1), z.maximum(1_000_000))

/** A plan that was bought, while it renews or its last term runs. */
const Bought = z.object({
  every: Every,
  /** What the next term costs, as it is agreed. */
  cents: z.int(),
  /** Moment, ISO 8601; `null` until the provider says that it was paid. */
  termEndsAt: z.nullable(z.string()),
  /** It ends with its term. */
  isEnding: z.boolean(),
  /** The last renewal was not paid; it is tried again. */
  isLate: z.boolean(),
  /** The price of the next term that its owner has to agree to, or else the plan ends with its term; `null`: none. */
  newCents: z.nullable(z.int()),
  /** The last payment can be paid back in one step until then; `null`: not any more. */
  refund: z.nullable(z.object({ cents: z.int(), until: z.string() })),
})
export type Bought = z.output<typeof Bought>

/**
 * `waiting`: the trial has not begun, `trial` and `paid`: new own work is open; `ended`: reading, answering and export go on
 * (routes.md, ruling 5). `invited`: they joined another parent's case, who has the trial or the plan.
 */
export const Plan = z.object({
  plan: z.enum(['waiting', 'trial', 'paid', 'ended', 'invited']),
  /** Moments, ISO 8601. */
  trialEndsAt: z.nullable(z.string()),
  paidUntil: z.nullable(z.string()),
  /** Days that are left of what is open now, the one that has begun counted whole; 0 when it has ended. */
  daysLeft: z.int(),
  /** Whether a plan can be bought. While none can, nothing closes. */
  isForSale: z.boolean(),
  bought: z.nullable(Bought),
  /** Whether what is open now was waived, or paid by a sponsor: the later of the two; `null`: neither. */
  given: z.nullable(z.enum(['waived', 'sponsored'])),
})
export type Plan = z.output<typeof Plan>

/** What a plan costs today, and what others read of it on a card statement. */
export const Offer = z.object({ monthCents: z.int(), yearCents: z.int(), descriptor: z.string(), planName: z.string() })
export type Offer = z.output<typeof Offer>

/** No median of fewer than five decisions. */
const Wait = z.object({ n: z.int(), medianDays: z.nullable(z.number()) })
export type Wait = z.output<typeof Wait>

const Invoice = z.object({
  number: z.string(),
  every: Every,
  cents: z.int(),
  refundedCents: z.int(),
  /** Moments, ISO 8601. */
  from: z.string(),
  to: z.string(),
  paidAt: z.string(),
  dispute: z.enum(['none', 'open', 'won', 'lost']),
})
export type Invoice = z.output<typeof Invoice>

const Done = z.object({ done: z.boolean() })
const Elsewhere = z.object({ url: z.string() })

export const calls = {
  plan: call({
    name: 'subscriptions.plan',
    method: 'GET',
    path: '/api/subscriptions/plan',
    access: 'signedIn',
    summary: "One's own plan, and how long it lasts.",
    reply: Plan,
  }),
  offer: call({
    name: 'subscriptions.offer',
    method: 'GET',
    path: '/api/subscriptions/offer',
    access: 'public',
    summary:
      'What a plan costs; `null` while none can be bought. And how long decisions about fee waivers of the last year took: the median in days, and of how many.',
    reply: z.object({ offer: z.nullable(Offer), wait: Wait }),
  }),
  invoices: call({
    name: 'subscriptions.invoices',
    method: 'GET',
    path: '/api/subscriptions/invoices',
    access: 'signedIn',
    summary: "One's own invoices, the newest first.",
    reply: z.object({ planName: z.string(), descriptor: z.string(), invoices: z.array(Invoice) }),
  }),
  checkout: call({
    name: 'subscriptions.checkout',
    method: 'POST',
    path: '/api/subscriptions/checkout',
    access: 'agreed',
    summary: 'Opens the payment page of the provider, for the price that the buyer saw.',
    limit: { most: 20, minutes: 60 },
    body: z.object({ every: Every, cents: Cents }),
    reply: Elsewhere,
  }),
  // Not `agreed`: nobody has to accept new terms before they can stop paying.
  cancel: call({
    name: 'subscriptions.cancel',
    method: 'POST',
    path: '/api/subscriptions/cancel',
    access: 'signedIn',
    summary: 'Ends the plan with its term. Nothing is charged after that.',
    reply: Done,
  }),
  undo: call({
    name: 'subscriptions.undo',
    method: 'POST',
    path: '/api/subscriptions/undo',
    access: 'signedIn',
    summary: 'Lets a plan that was canceled go on, while its term runs.',
    reply: Done,
  }),
  agree: call({
    name: 'subscriptions.agree',
    method: 'POST',
    path: '/api/subscriptions/agree',
    access: 'signedIn',
    summary: 'Agrees to the new price from the next term on. Without it the plan ends with its term.',
    body: z.object({ cents: Cents }),
    reply: Done,
  }),
  refund: call({
    name: 'subscriptions.refund',
    method: 'POST',
    path: '/api/subscriptions/refund',
    access: 'signedIn',
    summary: 'Pays the last payment back, within 30 days, and ends the plan now.',
    body: z.object({ cents: Cents }),
    reply: Done,
  }),
}

/** A term that someone else paid. Not who, unless they typed a name; and not how much. */
const Given = z.object({
  id: z.string(),
  state: z.enum(['paid', 'refused', 'returned']),
  name: z.nullable(z.string()),
  /** Moments, ISO 8601. */
  from: z.string(),
  to: z.string(),
  /** It can be refused until then; `null`: not any more. */
  refuseUntil: z.nullable(z.string()),
})
export type Given = z.output<typeof Given>

const Code = z.string().check(z.maxLength(60))
/** What the holder of a code reads: a price, or what they paid. No word about whom the code is from, or whether they have an account. */
const ByCode = z.object({
  planName: z.string(),
  descriptor: z.string(),
  /** What one term costs; `null` once it is paid. */
  price: z.nullable(z.object({ monthCents: z.int(), yearCents: z.int() })),
  receipt: z.nullable(
    z.object({
      number: z.string(),
      every: Every,
      cents: z.int(),
      refundedCents: z.int(),
      /** Moments, ISO 8601. */
      paidAt: z.string(),
      to: z.string(),
      /** The term is no more, and the payment goes back. */
      isOver: z.boolean(),
      /** It can be paid back until then, because the term has not begun; `null`: no. */
      returnUntil: z.nullable(z.string()),
    }),
  ),
})
export type ByCode = z.output<typeof ByCode>
const GivenParams = z.object({ sponsorship: z.uuid() })

/** A term that someone else pays: what the parent does, and what the sponsor does, who has a code and no account. */
export const sponsorCalls = {
  given: call({
    name: 'subscriptions.given',
    method: 'GET',
    path: '/api/subscriptions/given',
    access: 'signedIn',
    summary: 'The code that is open, and the terms that others paid for oneself, the newest first.',
    reply: z.object({ open: z.nullable(z.object({ id: z.string(), expiresAt: z.string() })), terms: z.array(Given) }),
  }),
  makeCode: call({
    name: 'subscriptions.makeCode',
    method: 'POST',
    path: '/api/subscriptions/codes',
    access: 'agreed',
    summary: 'Makes a code with which someone else can pay one term. It is shown once; an older one works no longer.',
    limit: { most: 20, minutes: 60 },
    reply: z.object({ id: z.string(), code: z.string(), expiresAt: z.string() }),
  }),
  withdrawCode: call({
    name: 'subscriptions.withdrawCode',
    method: 'POST',
    path: '/api/subscriptions/codes/:sponsorship/withdraw',
    access: 'signedIn',
    summary: 'Withdraws a code that nobody has paid with. A payment that comes after all goes back.',
    params: GivenParams,
    reply: Done,
  }),
  refuseTerm: call({
    name: 'subscriptions.refuseTerm',
    method: 'POST',
    path: '/api/subscriptions/codes/:sponsorship/refuse',
    access: 'signedIn',
    summary: 'Refuses a term that someone else paid, within 30 days. It ends now, and the money goes back.',
    params: GivenParams,
    reply: Done,
  }),
  look: call({
    name: 'subscriptions.look',
    method: 'POST',
    path: '/api/sponsors/look',
    access: 'public',
    summary: 'What a code costs, or what was paid with it. It is a POST so that the code stands in no address.',
    credentials: 'omit',
    limit: { most: 30, minutes: 60 },
    body: z.object({ code: Code }),
    reply: ByCode,
  }),
  payByCode: call({
    name: 'subscriptions.payByCode',
    method: 'POST',
    path: '/api/sponsors/checkout',
    access: 'public',
    summary: 'Opens the payment page of the provider for one term, for the price that the sponsor saw.',
    credentials: 'omit',
    limit: { most: 20, minutes: 60 },
    body: z.object({ code: Code, every: Every, cents: Cents, name: text(80) }),
    reply: Elsewhere,
  }),
  returnByCode: call({
    name: 'subscriptions.returnByCode',
    method: 'POST',
    path: '/api/sponsors/return',
    access: 'public',
    summary: 'Pays a sponsor back within 30 days, while the term has not begun.',
    credentials: 'omit',
    limit: { most: 20, minutes: 60 },
    body: z.object({ code: Code, cents: Cents }),
    reply: Done,
  }),
}
