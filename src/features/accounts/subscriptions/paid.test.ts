import { expect, onTestFinished, test } from 'vitest'
import { buyer, buys, goesTo, mailsTo, opensCheckout, sellingApp, sentenceOf, subjectsTo } from '#test/support/plans.ts'
import { post } from '#test/support/schedule-acts.ts'

const day = 24 * 3_600_000
const family = { title: 'A family', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Carter' }
const selling = () => sellingApp(onTestFinished)

test('from the end of the trial to a paid plan: new work opens with the event, and the receipt is neutral', async () => {
  const s = await selling()
  const nia = await buyer(s)
  expect((await nia.inject('/api/subscriptions/offer')).json()).toEqual({
    offer: { monthCents: 1_200, yearCents: 10_800, descriptor: 'ONLINE PLAN', planName: 'Online plan' },
    wait: { n: 0, medianDays: null },
  })
  expect(sentenceOf(await post(nia, '/api/cases', family))[0]).toBe(403)
  const session = await opensCheckout(nia)
  expect(await nia.plan()).toMatchObject({ plan: 'ended', bought: null })
  s.at.pay(session)
  await s.deliverAll()
  expect(await nia.plan()).toMatchObject({
    plan: 'paid',
    bought: {
      every: 'month',
      cents: 1_200,
      termEndsAt: '2026-04-12T18:00:00.000Z',
      isEnding: false,
      isLate: false,
      newCents: null,
      refund: { cents: 1_200, until: '2026-04-11T18:00:00.000Z' },
    },
  })
  expect((await post(nia, '/api/cases', family)).statusCode).toBe(200)
  const [receipt] = await mailsTo(s, nia)
  expect(receipt).toMatchObject({ subject: 'Your receipt', body: expect.stringContaining('Online plan: $12.00, paid.') })
  expect(`${receipt!.subject} ${receipt!.body}`).not.toMatch(/court|case|divorc|parent|custody|famil|child/i)
  expect((await nia.inject('/api/subscriptions/invoices')).json()).toMatchObject({
    invoices: [{ number: '000001', cents: 1_200, refundedCents: 0, dispute: 'none' }],
  })
  expect((await nia.inject('/api/subscriptions/invoices.csv')).body).toBe(
    'invoice,paid_on,from,to,amount,refunded,currency\r\n000001,2026-03-12,2026-03-12,2026-04-12,12.00,0.00,USD\r\n',
  )
  // What the provider learns of her: a number by chance.
  expect(JSON.stringify([...s.at.rows.values()])).not.toContain(nia.account)
  expect(JSON.stringify([...s.at.rows.values()])).not.toContain(nia.email)
})

test('events that come twice, late, out of order, or not at all leave the same plan and one invoice for each term', async () => {
  const s = await selling()
  const nia = await buyer(s)
  s.at.pay(await opensCheckout(nia))
  const first = s.at.events.toReversed()
  for (const event of [...first, ...first]) expect((await s.deliver(event)).statusCode).toBe(200)
  expect((await s.deliver(first[0]!)).json()).toEqual({ result: 'known' })
  await goesTo(s, nia, s.backend.clock.now + 31 * day)
  s.at.renew(s.at.all('subscription')[0]!.id)
  // None of the renewal's events arrives: the job reads what was not read for a day.
  await s.turn()
  const { invoices } = (await nia.inject('/api/subscriptions/invoices')).json<{ invoices: { number: string }[] }>()
  expect(invoices.map(({ number }) => number)).toEqual(['000002', '000001'])
  await s.deliverAll()
  expect((await nia.inject('/api/subscriptions/invoices')).json()).toMatchObject({ invoices: [{}, {}] })
  expect(await subjectsTo(s, nia)).toEqual(['Your receipt', 'Your receipt'])
})

test('an event with a false signature changes nothing', async () => {
  const s = await selling()
  const nia = await buyer(s)
  s.at.pay(await opensCheckout(nia))
  for (const event of s.at.events)
    expect(sentenceOf(await s.deliver(event, 'whsec_of_someone_else'))).toEqual([401, 'The signature is wrong.'])
  const bare = await s.backend.app.inject({ method: 'POST', url: '/api/billing/events', payload: s.at.events[0]! })
  expect(bare.statusCode).toBe(401)
  expect(await nia.plan()).toMatchObject({ plan: 'ended' })
  expect(await s.backend.database.owner.selectFrom('plan_event').selectAll().execute()).toEqual([])
})

test('an event while the provider is down comes again, and is dealt with then', async () => {
  const s = await selling()
  const nia = await buyer(s)
  s.at.pay(await opensCheckout(nia))
  s.at.switched.isDown = true
  expect((await s.deliver(s.at.events[1]!)).statusCode).toBe(503)
  expect(sentenceOf(await nia.send('checkout', { every: 'month', cents: 1_200 }))[0]).toBe(503)
  s.at.switched.isDown = false
  expect((await s.deliver(s.at.events[1]!)).json()).toEqual({ result: 'done' })
  expect(await nia.plan()).toMatchObject({ plan: 'paid' })
})

test('canceled, undone, canceled: the plan ends with its term, and reading goes on', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { subscription } = await buys(s, nia)
  await post(nia, '/api/cases', family)
  expect((await nia.send('cancel')).json()).toEqual({ done: true })
  expect(await nia.plan()).toMatchObject({ plan: 'paid', bought: { isEnding: true }, paidUntil: '2026-04-12T18:00:00.000Z' })
  expect((await nia.send('undo')).statusCode).toBe(200)
  expect(await nia.plan()).toMatchObject({ bought: { isEnding: false } })
  await nia.send('cancel')
  await goesTo(s, nia, s.backend.clock.now + 32 * day)
  expect(s.at.renew(subscription)).toBeNull()
  await s.deliverAll()
  expect(await nia.plan()).toMatchObject({ plan: 'ended', bought: null })
  expect((await nia.inject('/api/subscriptions/invoices')).json()).toMatchObject({ invoices: [{ number: '000001' }] })
  expect([(await nia.inject('/api/cases')).statusCode, (await nia.inject('/api/settings/export')).statusCode]).toEqual([200, 200])
  expect(sentenceOf(await post(nia, '/api/cases', family))[0]).toBe(403)
})

test('a refund within 30 days is one step, whole, once, and never more than was paid', async () => {
  const s = await selling()
  const nia = await buyer(s)
  await buys(s, nia)
  expect(sentenceOf(await nia.send('refund', { cents: 1_201 }))).toEqual([400, 'That is more than was paid. $12.00 can be paid back.'])
  expect(sentenceOf(await nia.send('refund', { cents: 100 }))[0]).toBe(400)
  const both = await Promise.all([nia.send('refund', { cents: 1_200 }), nia.send('refund', { cents: 1_200 })])
  expect(both.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
  expect(s.at.all('refund')).toHaveLength(1)
  expect(s.at.sub(s.at.all('subscription')[0]!.id).status).toBe('canceled')
  expect(await nia.plan()).toMatchObject({ plan: 'ended', bought: null })
  await s.deliverAll()
  expect(sentenceOf(await nia.send('refund', { cents: 1_200 }))).toEqual([
    409,
    'There is no payment of the last 30 days that can be paid back.',
  ])
  expect(sentenceOf(await nia.send('cancel'))).toEqual([409, 'You have no plan that renews.'])
  expect((await nia.inject('/api/subscriptions/invoices')).json()).toMatchObject({ invoices: [{ refundedCents: 1_200 }] })
  // And another plan can be bought.
  await buys(s, nia)
  expect(await nia.plan()).toMatchObject({ plan: 'paid' })
})

test('after 30 days nothing is paid back by itself', async () => {
  const s = await selling()
  const nia = await buyer(s)
  await buys(s, nia, 'year')
  await goesTo(s, nia, s.backend.clock.now + 30 * day)
  expect((await nia.plan()).bought).toMatchObject({ refund: { cents: 10_800 } })
  await goesTo(s, nia, s.backend.clock.now + 1)
  expect((await nia.plan()).bought).toMatchObject({ refund: null })
  expect(sentenceOf(await nia.send('refund', { cents: 10_800 }))[0]).toBe(409)
  expect(s.at.all('refund')).toEqual([])
})

test('a bank that takes the money back closes new work and ends the plan; one that only asks does not', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { payment, subscription } = await buys(s, nia)
  s.at.dispute(payment, 'needs_response')
  await s.deliverAll()
  expect(await nia.plan()).toMatchObject({ plan: 'paid', bought: { refund: null } })
  s.at.dispute(payment, 'won')
  await s.deliverAll()
  expect(await nia.plan()).toMatchObject({ plan: 'paid' })
  s.at.dispute(payment, 'lost')
  await s.deliverAll()
  expect(await nia.plan()).toMatchObject({ plan: 'ended', bought: null })
  expect(s.at.sub(subscription).status).toBe('canceled')
  expect((await nia.inject('/api/subscriptions/invoices')).json()).toMatchObject({ invoices: [{ dispute: 'lost' }] })
})
