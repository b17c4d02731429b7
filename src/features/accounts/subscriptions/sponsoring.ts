// Someone else pays one term: the parent makes a code, the sponsor pays with it and sees nothing of the parent.
import { createHash } from 'node:crypto'
import { signedIn } from '#access/actor.ts'
import { codeDays, readSponsorCode, sponsorCodeOf } from '#domain/billing/sponsor-code.ts'
import { refundableFor } from '#domain/billing/terms.ts'
import { formatCents } from '#domain/money/cents.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { msg } from '#kernel/text.ts'
import type { Billing } from '#ports/billing/port.ts'
import type { Db } from '#ports/db/port.ts'
import { asked, type Buying, priceOf } from './buying.ts'
import type { ByCode, sponsorCalls } from './contract.ts'
import { invoiceNumber } from './rules.ts'
import { settleAccount } from './settling.ts'
import { invoicesOf } from './store.invoices.ts'
import { addPlan, closePlan, planById, plansOf, plansOfSponsorship } from './store.plans.ts'
import { priceNow } from './store.prices.ts'
import { lockAccount } from './store.sale.ts'
import {
  addSponsorship,
  codesSince,
  endTerm,
  lockSponsorship,
  sponsorshipByCode,
  type SponsorshipRow,
  sponsorshipsOf,
  withdrawOpen,
} from './store.sponsors.ts'

export interface Deps {
  /** The accounts' role. */
  db: Db
  clock: Clock
  random: Random
  appUrl: string
  /** `null`: nothing is for sale. */
  billing: Billing | null
  buying: Buying | null
}

const dayLong = 24 * 3_600_000
/** So many codes in so many days: who tries stolen cards with them gets few. */
const mostCodes = { codes: 10, days: 30 }
const hashOf = (code: string) => createHash('sha256').update(`sponsor ${code}`).digest('hex')
const iso = (at: Date | number) => new Date(at).toISOString()

/** The same sentence for a code that never was, that expired, was withdrawn, or whose account is gone. */
const noCode = () => new Fault('not_found', msg`This code doesn’t work. It may have expired. Ask for a new one.`, { field: 'code' })

export function sponsoring({ db, clock, random, appUrl, billing: port, buying }: Deps): Handlers<typeof sponsorCalls> {
  /** @throws Fault `not_found` while nothing is for sale */
  const selling = (): { billing: Billing; sync: Buying['sync'] } => {
    if (!port || !buying) throw new Fault('not_found', msg`There is nothing for sale here.`)
    return { billing: port, sync: buying.sync }
  }
  const isOpen = ({ state, account, expiresAt }: SponsorshipRow) => state === 'open' && account !== null && expiresAt.getTime() > clock()

  /** @throws Fault `not_found` for one that can't be paid with, and wasn't */
  async function withCode(typed: string): Promise<SponsorshipRow> {
    const code = readSponsorCode(typed)
    const found = code === null ? null : await sponsorshipByCode(db, hashOf(code))
    if (!found || (found.paidAt === null && !isOpen(found))) throw noCode()
    return found
  }

  /** What was paid with a code. */
  async function receiptOf({ plan, paidAt, from, to, state }: SponsorshipRow): Promise<ByCode['receipt']> {
    const term = plan === null ? undefined : (await invoicesOf(db, [plan])).at(-1)
    if (!term || !paidAt || !from || !to) return null
    const { number, every, cents, refundedCents, dispute } = term
    const until = Math.min(from.getTime(), paidAt.getTime() + refundableFor)
    const isOver = state !== 'paid'
    return {
      number: invoiceNumber(number),
      every,
      cents,
      refundedCents,
      paidAt: iso(paidAt),
      to: iso(to),
      isOver,
      returnUntil: !isOver && refundedCents === 0 && dispute === 'none' && until > clock() ? iso(until) : null,
    }
  }

  /** Ends a term and pays it back. What is left undone here when the provider can't be reached, the job does within a day. */
  async function end({ id, account, plan }: SponsorshipRow, state: 'refused' | 'returned'): Promise<void> {
    const { sync } = selling()
    await db.transaction().execute(async (tx) => {
      if (account !== null) await lockAccount(tx, account)
      await lockSponsorship(tx, id)
      if (!(await endTerm(tx, id, state, new Date(clock())))) throw new Fault('conflict', msg`This term has ended already.`)
      if (account !== null) await settleAccount(tx, account, clock())
    })
    const subscription = (await planById(db, plan!))?.subscription
    if (subscription) await asked(sync(subscription), msg`The payment goes back as soon as the payment provider can be reached.`)
  }

  /** A code of this account. @throws Fault `not_found` */
  async function own(account: string, id: string): Promise<SponsorshipRow> {
    const found = (await sponsorshipsOf(db, account)).find((one) => one.id === id)
    if (!found) throw new Fault('not_found', msg`There is no such code.`)
    return found
  }
  const refuseUntil = ({ state, paidAt, to }: SponsorshipRow) => {
    const until = Math.min(paidAt!.getTime() + refundableFor, to!.getTime())
    return state === 'paid' && until > clock() ? until : null
  }

  return {
    given: async ({ actor }) => {
      const all = await sponsorshipsOf(db, signedIn(actor).account)
      const open = all.find(isOpen)
      return {
        open: open ? { id: open.id, expiresAt: iso(open.expiresAt) } : null,
        terms: all.flatMap((one) => {
          if (one.state === 'open' || one.state === 'withdrawn') return []
          const until = refuseUntil(one)
          const { id, state, name, from, to } = one
          return [{ id, state, name, from: iso(from!), to: iso(to!), refuseUntil: until === null ? null : iso(until) }]
        }),
      }
    },

    makeCode: async ({ actor }) => {
      selling()
      const { account } = signedIn(actor)
      const [id, code] = [random.uuid(), sponsorCodeOf([...createHash('sha256').update(random.uuid()).digest()])]
      const at = new Date(clock())
      const expiresAt = new Date(clock() + codeDays * dayLong)
      await db.transaction().execute(async (tx) => {
        await lockAccount(tx, account)
        if ((await plansOf(tx, account)).some((plan) => plan.state === 'running' && !plan.isEnding))
          throw new Fault('conflict', msg`You have a plan that renews. Cancel it first, so that nobody pays twice.`)
        if ((await codesSince(tx, account, new Date(clock() - mostCodes.days * dayLong))) >= mostCodes.codes)
          throw new Fault('limited', msg`You made ${{ n: mostCodes.codes }} codes in ${{ days: mostCodes.days }} days. Try again later.`)
        await withdrawOpen(tx, account, at)
        await addSponsorship(tx, { id, account, codeHash: hashOf(code), at, expiresAt })
      })
      return { id, code, expiresAt: iso(expiresAt) }
    },

    withdrawCode: async ({ actor, params }) => {
      const { account } = signedIn(actor)
      if (await withdrawOpen(db, account, new Date(clock()), params.sponsorship)) return { done: true }
      if ((await own(account, params.sponsorship)).paidAt !== null)
        throw new Fault('conflict', msg`Someone has paid with this code already. You can refuse the term.`)
      return { done: true }
    },

    refuseTerm: async ({ actor, params }) => {
      const found = await own(signedIn(actor).account, params.sponsorship)
      if (found.paidAt === null) throw new Fault('conflict', msg`Nobody has paid with this code.`)
      if (found.state === 'paid' && refuseUntil(found) === null)
        throw new Fault('conflict', msg`A term can be refused for 30 days after the payment.`)
      await end(found, 'refused')
      return { done: true }
    },

    look: async ({ body }) => {
      const { billing } = selling()
      const found = await withCode(body.code)
      const { monthCents, yearCents } = await priceNow(db)
      return {
        planName: billing.planName,
        descriptor: billing.descriptor,
        price: found.paidAt === null ? { monthCents, yearCents } : null,
        receipt: await receiptOf(found),
      }
    },

    payByCode: async ({ body: { code, every, cents, name } }) => {
      const { billing, sync } = selling()
      mustBePrintable(name, 'name')
      const found = await withCode(code)
      if (found.paidAt !== null) throw new Fault('conflict', msg`This code was paid with already. Nothing was charged.`)
      const price = priceOf(await priceNow(db), every)
      if (price !== cents)
        throw new Fault('conflict', msg`The price has changed to ${{ price: formatCents(price) }}. Look at it again before you pay.`)
      // Of two payment pages the first one closes; one that was paid meanwhile is found now.
      for (const before of (await plansOfSponsorship(db, found.id)).filter(({ state }) => state === 'asked')) {
        await asked(billing.closeCheckout(before.session))
        const subscription = await asked(billing.boughtOn(before.session))
        if (subscription !== null && (await sync(subscription)))
          throw new Fault('conflict', msg`This code was paid with already. Nothing was charged.`)
        await closePlan(db, before.id, new Date(clock()))
      }
      const id = random.uuid()
      const [doneUrl, backUrl] = [`${appUrl}/pricing?sponsor&paid`, `${appUrl}/pricing?sponsor`]
      const { session, url } = await asked(billing.checkout({ plan: id, every, cents, doneUrl, backUrl, isOnce: true }))
      const sponsor = { sponsorship: found.id, name: name === '' ? null : name }
      await addPlan(db, { id, account: found.account!, every, cents, session, at: new Date(clock()), sponsor })
      return { url }
    },

    returnByCode: async ({ body }) => {
      const found = await withCode(body.code)
      const receipt = await receiptOf(found)
      if (!receipt) throw new Fault('conflict', msg`Nothing was paid with this code.`)
      if (receipt.returnUntil === null)
        throw new Fault('conflict', msg`A payment can be taken back for 30 days, and only before the term starts.`)
      if (body.cents !== receipt.cents)
        throw new Fault('invalid', msg`The payment is paid back whole: ${{ all: formatCents(receipt.cents) }}.`, { field: 'cents' })
      await end(found, 'returned')
      return { done: true }
    },
  }
}
