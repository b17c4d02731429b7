import { expect, onTestFinished, test } from 'vitest'
import { BillingProblem } from './port.ts'
import { provider, signed, testKey, testWebhookSecret } from './provider.testing.ts'
import { stripeBilling } from './stripe.ts'

const day = 24 * 3_600_000
const begin = Date.parse('2026-03-12T18:00:00Z')

async function begun() {
  const clock = { now: begin }
  const at = await provider({ now: () => clock.now })
  onTestFinished(at.close)
  const deps = { descriptor: 'ONLINE PLAN', planName: 'Online plan', clock: () => clock.now }
  const billing = stripeBilling({ secretKey: testKey, webhookSecret: testWebhookSecret, url: at.url, ...deps })
  const buy = (every: 'month' | 'year' = 'month', cents = 1_200) =>
    billing.checkout({ plan: 'p-1', every, cents, doneUrl: 'http://localhost/done', backUrl: 'http://localhost/back' })
  return { clock, at, billing, buy }
}
const why = async (work: Promise<unknown>) => work.then(() => 'done').catch((error: unknown) => (error as BillingProblem).why)

test('a plan is bought for our price under a neutral name, and its term can be read', async () => {
  const { at, billing, buy } = await begun()
  const { session, url } = await buy()
  expect([url.startsWith(at.url), await billing.boughtOn(session)]).toEqual([true, null])
  expect(at.all('product')).toMatchObject([{ name: 'Online plan', statement_descriptor: 'ONLINE PLAN' }])
  const { subscription, payment, invoice } = at.pay(session)
  expect(await billing.boughtOn(session)).toBe(subscription)
  const term = {
    invoice,
    payment,
    cents: 1_200,
    refundedCents: 0,
    from: new Date(begin),
    to: new Date('2026-04-12T18:00:00Z'),
    dispute: 'none',
  }
  const expected = { subscription, plan: 'p-1', is: 'running', isEnding: false, nextCents: 1_200, terms: [term] }
  expect(await billing.read(subscription)).toMatchObject(expected)
  // The same product again for a second purchase.
  await buy('year', 10_800)
  expect(at.all('product')).toHaveLength(1)
})

test('a page that was closed cannot be paid, and one that was paid stays', async () => {
  const { at, billing, buy } = await begun()
  const { session } = await buy()
  await billing.closeCheckout(session)
  expect(() => at.pay(session)).toThrow('checkout_session_closed')
  const paid = (await buy()).session
  at.pay(paid)
  await billing.closeCheckout(paid)
  await billing.closeCheckout('cs_99')
  expect(await billing.boughtOn(paid)).not.toBeNull()
})

test('a subscription ends with its term, can go on until then, and has another price for the terms after this one', async () => {
  const { clock, at, billing, buy } = await begun()
  const { subscription } = at.pay((await buy()).session)
  await billing.setEnding(subscription, true)
  expect(await billing.read(subscription)).toMatchObject({ isEnding: true, is: 'running' })
  await billing.setEnding(subscription, false)
  await billing.setPrice(subscription, 'month', 1_500)
  clock.now += 31 * day
  at.renew(subscription)
  const { terms, nextCents } = (await billing.read(subscription))!
  expect([terms.map(({ cents }) => cents), nextCents]).toEqual([[1_500, 1_200], 1_500])
  at.renew(subscription, false)
  expect(await billing.read(subscription)).toMatchObject({ is: 'late' })
  await billing.end(subscription)
  await billing.end(subscription)
  expect(await billing.read(subscription)).toMatchObject({ is: 'over' })
  expect(await billing.read('sub_99')).toBeNull()
})

test('a refund is paid once for each key, and never more than is left of the charge', async () => {
  const { at, billing, buy } = await begun()
  const { subscription, payment } = at.pay((await buy()).session)
  expect(await why(billing.refund(payment, 1_201, 'a'))).toBe('too_much')
  await billing.refund(payment, 500, 'b')
  await billing.refund(payment, 500, 'b')
  expect((await billing.read(subscription))!.terms[0]).toMatchObject({ refundedCents: 500 })
  expect(await why(billing.refund(payment, 701, 'c'))).toBe('too_much')
  await billing.refund(payment, 700, 'd')
  expect(await why(billing.refund(payment, 1, 'e'))).toBe('too_much')
  expect((await billing.read(subscription))!.terms[0]).toMatchObject({ cents: 1_200, refundedCents: 1_200 })
})

test.each(['needs_response', 'under_review', 'won', 'lost'] as const)('a disputed charge: %s', async (status) => {
  const { at, billing, buy } = await begun()
  const { subscription, payment } = at.pay((await buy()).session)
  at.dispute(payment, status)
  const expected = status === 'won' || status === 'lost' ? status : 'open'
  expect((await billing.read(subscription))!.terms).toMatchObject([{ dispute: expected }])
})

test('an event says what it is about, and counts only with a fresh signature of the provider', async () => {
  const { clock, at, billing, buy } = await begun()
  const { subscription, payment } = at.pay((await buy()).session)
  at.refund(payment, 100)
  at.dispute(payment, 'needs_response')
  const seconds = begin / 1_000
  const read = (event: object, ...more: [number?, string?]) => {
    const { payload, signature } = signed(event, more[0] ?? seconds, more[1])
    return billing.eventIn(Buffer.from(payload), signature)
  }
  expect(at.events.map((event) => [event.type, read(event)!.about])).toEqual([
    ['customer.subscription.created', { subscription }],
    ['invoice.paid', { subscription }],
    ['customer.subscription.updated', { subscription }],
    ['checkout.session.completed', { subscription }],
    ['charge.refunded', { payment }],
    ['charge.dispute.created', { payment }],
  ])
  expect(await billing.subscriptionOf(payment)).toBe(subscription)
  expect(await billing.subscriptionOf('pi_99')).toBeNull()
  expect(read({ id: 'evt_1', object: 'event', type: 'payout.paid', data: { object: { object: 'payout', id: 'po_1' } } })!.about).toBeNull()
  const [first] = at.events
  expect(read(first!, seconds, 'whsec_of_someone_else')).toBeNull()
  expect(read(first!, seconds - 301)).toBeNull()
  expect(billing.eventIn(Buffer.from(JSON.stringify(first)), '')).toBeNull()
  const { payload, signature } = signed(first!, seconds)
  expect(billing.eventIn(Buffer.from(payload.replace('evt_', 'evt-')), signature)).toBeNull()
  clock.now += 301_000
  expect(read(first!)).toBeNull()
})

test('a provider that is down is worth another try', async () => {
  const { at, billing, buy } = await begun()
  at.switched.isDown = true
  expect(await why(buy())).toBe('gone')
  at.close()
  expect(await why(billing.read('sub_1'))).toBe('gone')
})
