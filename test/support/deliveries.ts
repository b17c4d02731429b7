// A year and more of plans, with every fault that deliveries of events have; and what must be true at the end, by the provider's books.
import type { Event, Charge } from '#ports/billing/books.testing.ts'
import { buyer, type Buyer, goesTo, opensCheckout, type Selling } from './plans.ts'

const day = 24 * 3_600_000
const grace = 7 * day
/** Refunds and disputes of older charges are rare, and those whose event is lost are not looked for (jobs.ts). Seconds. */
const movesFor = (150 * day) / 1_000

export interface Outcome {
  deliveries: number
  /** By fault: how often each was tried. */
  faults: Record<'twice' | 'outOfOrder' | 'falseSignature' | 'providerDown' | 'never', number>
  /** Charges without an invoice, and invoices without a charge, with another price, or a second time. */
  lost: string[]
  doubled: string[]
  /** Terms that are open otherwise than they were paid. */
  wrong: string[]
  /** Terms that sponsors paid. */
  sponsored: number
}

/** @param chance 0 to 1 */
export async function deliverWithFaults(s: Selling, { most, people, chance }: { most: number; people: number; chance: () => number }) {
  const { at, backend } = s
  const outcome: Outcome = {
    deliveries: 0,
    faults: { twice: 0, outOfOrder: 0, falseSignature: 0, providerDown: 0, never: 0 },
    lost: [],
    doubled: [],
    wrong: [],
    sponsored: 0,
  }
  const buyers: Buyer[] = []
  for (let n = 0; n < people; n += 1) buyers.push(await buyer(s))
  // For these others pay.
  const sponsored: Buyer[] = []
  for (let n = 0; n < Math.ceil(people / 3); n += 1) sponsored.push(await buyer(s))
  let taken = 0
  let queue: Event[] = []

  /** Sends what waits, eight at a time, as a provider does that is not sure. */
  async function deliver(isLast: boolean) {
    for (const event of at.events.slice(taken)) {
      if (outcome.faults.never === 0 || chance() < 0.03) outcome.faults.never += 1
      else queue.push(event)
      if (chance() < 0.3) {
        outcome.faults.twice += 1
        queue.push(event)
      }
    }
    taken = at.events.length
    // Some of them late: with those of a later month.
    const [now, later]: [Event[], Event[]] = [[], []]
    for (const event of queue) (isLast || chance() < 0.8 ? now : later).push(event)
    const shuffled = now.map((event) => ({ event, by: chance() })).toSorted((a, b) => a.by - b.by)
    outcome.faults.outOfOrder += shuffled.filter(({ event }, n) => now[n] !== event).length
    queue = later
    for (let from = 0; from < shuffled.length; from += 8) {
      // Once at least.
      at.switched.isDown = !isLast && (outcome.faults.providerDown === 0 || chance() < 0.04)
      await Promise.all(
        shuffled.slice(from, from + 8).map(async ({ event }) => {
          const isFalse = chance() < 0.05
          if (isFalse) outcome.faults.falseSignature += 1
          const { statusCode } = await s.deliver(event, isFalse ? 'whsec_of_someone_else' : undefined)
          outcome.deliveries += 1
          if (isFalse && statusCode !== 401) outcome.wrong.push(`A false signature was answered with ${statusCode}.`)
          if (statusCode === 503) outcome.faults.providerDown += 1
          // What was not taken comes again.
          if (statusCode !== 200) queue.push(event)
        }),
      )
      at.switched.isDown = false
    }
    if (isLast && queue.length > 0) await deliver(true)
  }

  const live = () => at.all('subscription').filter(({ id }) => at.sub(id).status !== 'canceled')
  const planOf = async (who: Buyer) => (await who.plan()).bought

  while (outcome.deliveries < most) {
    for (const who of sponsored) {
      await goesTo(s, who, backend.clock.now)
      const does = chance()
      const { terms } = (await who.inject('/api/subscriptions/given')).json<{ terms: { id: string; refuseUntil: string | null }[] }>()
      // Two pages for one code, now and then: both may be paid.
      if (terms.length === 0 || (terms.length < 12 && does < 0.5))
        for (const page of await pagesOf(s, who, chance() < 0.2 ? 2 : 1)) at.pay(page)
      else if (does < 0.6 && terms[0]?.refuseUntil) await who.send(`codes/${terms[0].id}/refuse`)
    }
    for (const who of buyers) {
      await goesTo(s, who, backend.clock.now)
      const bought = await planOf(who)
      const does = chance()
      if (!bought) {
        const reply = await opensCheckout(who, chance() < 0.2 ? 'year' : 'month').catch(() => null)
        if (reply) at.pay(reply)
      } else if (does < 0.08) await who.send('cancel')
      else if (does < 0.1) await who.send('undo')
      else if (does < 0.16 && bought['refund']) await who.send('refund', { cents: (bought['refund'] as { cents: number }).cents })
    }
    // What the provider and the banks do by themselves.
    const since = backend.clock.now / 1_000 - movesFor
    const moving = (one: Charge) => one['paid'] && one.amount > one.amount_refunded && Number(one['created']) > since
    for (const charge of at.all<Charge>('charge').filter(moving)) {
      const does = chance()
      if (does < 0.01) at.refund(charge.payment_intent, 1 + Math.floor(chance() * (charge.amount - charge.amount_refunded)))
      else if (does < 0.03)
        at.dispute(charge.payment_intent, (['needs_response', 'under_review', 'won', 'lost'] as const)[Math.floor(chance() * 4)]!)
    }
    await deliver(false)
    backend.clock.now += 31 * day
    for (const { id } of live()) if (at.sub(id).items.data[0]!.current_period_end * 1_000 <= backend.clock.now) at.renew(id, chance() > 0.1)
    await deliver(false)
  }
  await deliver(true)
  // Those that never came are found by the jobs.
  backend.clock.now += day + 3_600_000
  await s.turn()
  await compare(s, outcome)
  outcome.sponsored = await compareSponsored(s, outcome)
  return outcome
}

/** Payment pages that a sponsor opened with a new code. */
async function pagesOf({ backend, at }: Selling, who: Buyer, pages: number): Promise<string[]> {
  const reply = await who.send('codes')
  if (reply.statusCode !== 200) return []
  const { code } = reply.json<{ code: string }>()
  const payload = { code, every: 'month', cents: 1_200, name: '' }
  const opened: string[] = []
  for (let n = 0; n < pages; n += 1) {
    const page = await backend.app.inject({ method: 'POST', url: '/api/sponsors/checkout', payload })
    if (page.statusCode === 200) opened.push(page.json<{ url: string }>().url.split('/').at(-1)!)
  }
  // As if all had been opened at once.
  for (const session of opened) Object.assign(at.rows.get(session)!, { status: 'open' })
  return opened
}

/** The terms of sponsors: one for each code that was paid, one after the other, each as long as a month; every other payment is paid back. */
async function compareSponsored({ at, backend }: Selling, { lost, doubled, wrong }: Outcome) {
  const { owner } = backend.database
  const plans = await owner
    .selectFrom('plan')
    .selectAll()
    .where('sponsorship_id', 'is not', null)
    .where('subscription', 'is not', null)
    .execute()
  const taken = await owner.selectFrom('sponsorship').selectAll().where('paid_at', 'is not', null).orderBy('term_from').execute()
  for (const { id, subscription } of plans) {
    const it = at.sub(subscription!)
    if (it.status !== 'canceled' && !it.cancel_at_period_end) wrong.push(`${subscription} renews.`)
    const term = taken.find((one) => one.plan_id === id)
    const payments = await owner.selectFrom('plan_invoice').selectAll().where('plan_id', '=', id).execute()
    for (const { payment, cents, refunded_cents: back, dispute } of payments)
      if (term?.state !== 'paid' && back < cents && dispute === 'none') lost.push(`${payment}: paid for no term, and not paid back.`)
  }
  if (new Set(taken.map((one) => one.plan_id)).size !== taken.length) doubled.push('A payment gave two terms.')
  const accounts = new Set(taken.map((one) => one.account_id))
  for (const account of accounts) {
    const own = taken.filter((one) => one.account_id === account && one.state === 'paid')
    own.forEach((one, n) => n > 0 && own[n - 1]!.term_to! > one.term_from! && wrong.push('Two terms of one person overlap.'))
    const until = Math.max(0, ...own.map((one) => one.term_to!.getTime()))
    const row = await owner.selectFrom('entitlement').select('paid_until').where('account_id', '=', account).executeTakeFirst()
    if ((row?.paid_until?.getTime() ?? 0) !== until) wrong.push(`Sponsored until ${until}, and open until ${row?.paid_until?.getTime()}.`)
  }
  return taken.length
}

/** The provider's books against ours. */
async function compare({ at, backend }: Selling, { lost, doubled, wrong }: Outcome) {
  const { owner } = backend.database
  const invoices = await owner.selectFrom('plan_invoice').selectAll().orderBy('number').execute()
  const charges = at.all<Charge>('charge').filter((one) => one['paid'])
  for (const charge of charges) {
    const found = invoices.filter(({ payment }) => payment === charge.payment_intent)
    if (found.length === 0) lost.push(charge.payment_intent)
    if (found.length > 1) doubled.push(charge.payment_intent)
    for (const { cents, refunded_cents: back } of found)
      if (cents !== charge.amount || back !== charge.amount_refunded)
        wrong.push(`${charge.payment_intent}: ${cents} and ${back} back, not ${charge.amount} and ${charge.amount_refunded}`)
  }
  const known = new Set(charges.map(({ payment_intent: payment }) => payment))
  doubled.push(...invoices.filter(({ payment }) => !known.has(payment)).map(({ payment }) => payment))
  invoices.forEach(({ number }, n) => Number(number) !== n + 1 && wrong.push(`Invoice ${number} is the ${n + 1}th.`))
  const receipts = await owner.selectFrom('outbox').select('id').where('subject', '=', 'Your receipt').execute()
  const sponsored = await owner.selectFrom('plan').select('id').where('sponsorship_id', 'is not', null).execute()
  const own = invoices.filter(({ plan_id: plan }) => !sponsored.some(({ id }) => id === plan))
  if (receipts.length !== own.length) wrong.push(`${receipts.length} receipts for ${own.length} invoices`)

  // Until when each account is open, by the provider's books alone.
  const all = owner.selectFrom('plan').select(['account_id', 'subscription']).where('subscription', 'is not', null)
  const plans = await all.where('sponsorship_id', 'is', null).execute()
  const until = new Map<string, number>()
  for (const { account_id: account, subscription } of plans) {
    const it = at.sub(subscription!)
    const ends = at
      .all('invoice')
      .filter((one) => one['status'] === 'paid' && JSON.stringify(one['parent']).includes(`"${it.id}"`))
      .filter((one) => {
        const charge = charges.find(({ payment_intent: payment }) => JSON.stringify(one['payments']).includes(`"${payment}"`))!
        const disputes = at.all('dispute').filter((dispute) => dispute['charge'] === charge.id)
        return charge.amount_refunded < charge.amount && !disputes.some(({ status }) => status === 'lost')
      })
      .map((one) => (one['lines'] as { data: { period: { end: number } }[] }).data[0]!.period.end * 1_000)
    const renews = it.status !== 'canceled' && !it.cancel_at_period_end
    const end = ends.length === 0 ? 0 : Math.max(...ends) + (renews ? grace : 0)
    until.set(account!, Math.max(until.get(account!) ?? 0, end))
  }
  const open = await owner.selectFrom('entitlement').select(['account_id', 'paid_until']).execute()
  for (const [account, end] of until) {
    const is = open.find((row) => row.account_id === account)?.paid_until?.getTime() ?? 0
    if (is !== end) wrong.push(`An account is open until ${new Date(is).toISOString()}, and paid until ${new Date(end).toISOString()}.`)
  }
}
