// A server that sells plans, and the payment provider beside it.
import type { LightMyRequestResponse } from 'fastify'
import { jobs } from '#accounts/subscriptions/jobs.ts'
import { channelsOf } from '#accounts/settings/public.ts'
import { billingOf } from '#app/billing.ts'
import { mailOf } from '#app/mail.ts'
import { readConfig } from '#app/config.ts'
import { type Event } from '#ports/billing/books.testing.ts'
import { type Provider, provider, signed } from '#ports/billing/provider.testing.ts'
import { newPerson, type TestPerson } from './family.ts'
import { seededRandom } from './random.ts'
import { type TestApp, testApp } from './test-app.ts'

export interface Selling {
  backend: TestApp
  at: Provider
  /** Sends an event as the provider does. `by`: signed with another secret. */
  deliver: (event: Event, by?: string) => Promise<LightMyRequestResponse>
  /** Sends those that were not sent yet, in their order. */
  deliverAll: () => Promise<void>
  /** The jobs of the plans, once. */
  turn: () => Promise<void>
}

/** @param end called for what ends the provider */
export async function sellingApp(
  end: (work: () => void) => void,
  env: Record<string, string> = {},
  pages?: NonNullable<Parameters<typeof testApp>[0]>['pages'],
): Promise<Selling> {
  const clock = { now: Date.parse('2026-03-12T18:00:00Z') }
  const time: { of: { now: number } } = { of: clock }
  const at = await provider({ now: () => time.of.now })
  end(at.close)
  const backend = await testApp({ env: { ...at.env, ...env }, pages })
  time.of = backend.clock
  // From here on plans are for sale: trials of people who come now go on.
  await backend.app.ready()
  let sent = 0
  const deliver: Selling['deliver'] = (event, by) => {
    const { payload, signature } = signed(event, Math.floor(backend.clock.now / 1_000), by)
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    return backend.app.inject({ method: 'POST', url: '/api/billing/events', payload, headers })
  }
  const deliverAll = async () => {
    for (const event of at.events.slice(sent)) await deliver(event)
    sent = at.events.length
  }
  const { database } = backend
  const now = () => backend.clock.now
  const config = readConfig(at.env)
  const world = { config, database, clock: now, random: seededRandom(3), report: () => {} }
  const billing = (await billingOf(config, now))!
  const all = jobs({
    db: database.accounts,
    billing,
    clock: now,
    mail: mailOf(world),
    channelsOf: (db, account) => channelsOf(db, now, account),
  })
  const turn = async () => {
    for (const job of all) await job.run()
  }
  return { backend, at, deliver, deliverAll, turn }
}

export interface Buyer extends TestPerson {
  /** A call of this feature: its path after `/api/subscriptions/`. */
  send: (path: string, payload?: object) => Promise<LightMyRequestResponse>
  plan: () => Promise<{ plan: string; daysLeft: number; paidUntil: string | null; bought: Record<string, unknown> | null }>
}

/** Someone whose trial has ended. */
export async function buyer({ backend }: Selling, trial: 'ended' | 'running' = 'ended'): Promise<Buyer> {
  const who = await newPerson(backend, trial === 'ended' ? { trial } : {})
  const send: Buyer['send'] = (path, payload = {}) => who.inject({ method: 'POST', url: `/api/subscriptions/${path}`, payload })
  return { ...who, send, plan: async () => (await who.inject('/api/subscriptions/plan')).json() }
}

/** The clock goes on, and the person is still signed in. */
export async function goesTo({ backend }: Selling, { account }: Buyer, to: number) {
  backend.clock.now = to
  const session = { last_used_at: new Date(to), confirmed_at: new Date(to), expires_at: new Date(to + 3_600_000) }
  await backend.database.owner.updateTable('session').set(session).where('account_id', '=', account).execute()
}

/** Opens the payment page. @returns the provider's number of it */
export async function opensCheckout(who: Buyer, every: 'month' | 'year' = 'month', cents = every === 'month' ? 1_200 : 10_800) {
  const reply = await who.send('checkout', { every, cents })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json<{ url: string }>().url.split('/').at(-1)!
}

/** Buys a plan, and the events about it arrive. */
export async function buys(selling: Selling, who: Buyer, every: 'month' | 'year' = 'month') {
  const paid = selling.at.pay(await opensCheckout(who, every))
  await selling.deliverAll()
  return paid
}

/** The mails to someone. */
export const mailsTo = ({ backend }: Selling, { email }: Pick<Buyer, 'email'>) =>
  backend.database.owner.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).execute()

/** The subjects of them that begin so. */
export const subjectsTo = async (s: Selling, who: Pick<Buyer, 'email'>, begin = '') =>
  (await mailsTo(s, who)).map(({ subject }) => subject).filter((subject) => subject.startsWith(begin))

/** A reply's status and sentence. */
export const sentenceOf = (reply: { statusCode: number; json: () => unknown }) => [
  reply.statusCode,
  (reply.json() as { message?: string }).message,
]
