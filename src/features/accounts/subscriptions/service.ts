import { type Person, signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { csvOf } from '#kernel/csv.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Billing } from '#ports/billing/port.ts'
import type { Db } from '#ports/db/port.ts'
import type { Buying } from './buying.ts'
import type { calls, Invoice, Wait } from './contract.ts'
import { givenAt, invoiceNumber, planAt } from './rules.ts'
import { invoicesOf } from './store.invoices.ts'
import { plansOf } from './store.plans.ts'
import { priceNow } from './store.prices.ts'
import { sponsoredUntil } from './store.sponsors.ts'
import { entitlementOf } from './store.ts'

export interface Deps {
  /** The accounts' role. */
  db: Db
  /** Whether someone joined a case that another person opened. */
  isInvited: (person: Person) => Promise<boolean>
  /** How long decisions about fee waivers took. */
  wait: () => Promise<Wait>
  clock: Clock
  /** Whether new work needs a plan. */
  isForSale: boolean
  /** `null`: nothing is for sale. */
  billing: Billing | null
  buying: Buying | null
}

const iso = (at: number) => new Date(at).toISOString()

/** The invoices of an account, the newest first. */
async function ownInvoices(db: Db, account: string): Promise<Invoice[]> {
  const plans = await plansOf(db, account)
  const found = await invoicesOf(
    db,
    plans.map(({ id }) => id),
  )
  return found.map(({ number, every, cents, refundedCents, from, to, paidAt, dispute }) => ({
    number: invoiceNumber(number),
    every,
    cents,
    refundedCents,
    from: iso(from),
    to: iso(to),
    paidAt: iso(paidAt),
    dispute,
  }))
}

/** The same as CSV: days of UTC, amounts in dollars. */
export async function invoicesAsCsv(db: Db, account: string): Promise<string> {
  const amount = (cents: number) => (cents / 100).toFixed(2)
  const rows = (await ownInvoices(db, account)).map(({ number, paidAt, from, to, cents, refundedCents }) => [
    number,
    ...[paidAt, from, to].map((at) => dayOf(Date.parse(at))),
    amount(cents),
    amount(refundedCents),
    'USD',
  ])
  return csvOf([['invoice', 'paid_on', 'from', 'to', 'amount', 'refunded', 'currency'], ...rows])
}

export function service({ db, isInvited, wait, clock, isForSale, billing, buying }: Deps): Handlers<typeof calls> {
  /** @throws Fault `not_found` while nothing is for sale */
  const selling = (): Buying => {
    if (!buying) throw new Fault('not_found', msg`There is nothing for sale here.`)
    return buying
  }
  return {
    plan: async ({ actor }) => {
      const person = signedIn(actor)
      const found = await entitlementOf(db, person.account)
      if (!found) throw new Fault('gone', msg`This account is closed.`)
      return planAt(found.trialEndsAt?.getTime() ?? null, found.paidUntil?.getTime() ?? null, clock(), {
        isForSale,
        isInvited: await isInvited(person),
        bought: buying && (await buying.bought(person.account)),
        given: givenAt(found.waivedUntil?.getTime() ?? null, await sponsoredUntil(db, person.account), clock()),
      })
    },
    offer: async () => ({
      offer: billing && { ...pick(await priceNow(db)), descriptor: billing.descriptor, planName: billing.planName },
      wait: await wait(),
    }),
    invoices: async ({ actor }) => ({
      planName: billing?.planName ?? '',
      descriptor: billing?.descriptor ?? '',
      invoices: await ownInvoices(db, signedIn(actor).account),
    }),
    checkout: async ({ actor, body }) => ({ url: await selling().checkout(signedIn(actor).account, body) }),
    cancel: async ({ actor }) => {
      await selling().cancel(signedIn(actor).account)
      return { done: true }
    },
    undo: async ({ actor }) => {
      await selling().undo(signedIn(actor).account)
      return { done: true }
    },
    agree: async ({ actor, body }) => {
      await selling().agree(signedIn(actor).account, body.cents)
      return { done: true }
    },
    refund: async ({ actor, body }) => {
      await selling().refund(signedIn(actor).account, body.cents)
      return { done: true }
    },
  }
}

const pick = ({ monthCents, yearCents }: { monthCents: number; yearCents: number }) => ({ monthCents, yearCents })
