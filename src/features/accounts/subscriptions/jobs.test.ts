import { expect, onTestFinished, test } from 'vitest'
import { buyer, buys, goesTo, mailsTo, opensCheckout, sellingApp, sentenceOf, subjectsTo } from '#test/support/plans.ts'
import { post } from '#test/support/schedule-acts.ts'
import { onSale } from './public.ts'

const day = 24 * 3_600_000
const family = { title: 'A family', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Carter' }
const selling = () => sellingApp(onTestFinished)

test('a payment whose events are all lost is found by the job', async () => {
  const s = await selling()
  const nia = await buyer(s)
  s.at.pay(await opensCheckout(nia))
  s.backend.clock.now += 6 * 60_000
  await s.turn()
  expect(await nia.plan()).toMatchObject({ plan: 'paid' })
})

test('two payment pages: the first closes, and of two that were paid in one moment the second is paid back', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const first = await opensCheckout(nia)
  const second = await opensCheckout(nia)
  expect(() => s.at.pay(first)).toThrow('checkout_session_closed')
  // As if both had been opened at once.
  Object.assign(s.at.rows.get(first)!, { status: 'open' })
  s.at.pay(first)
  s.at.pay(second)
  await s.deliverAll()
  await s.turn()
  expect(
    s.at
      .all('subscription')
      .map(({ id }) => s.at.sub(id).status)
      .toSorted(),
  ).toEqual(['active', 'canceled'])
  expect(s.at.all('refund')).toMatchObject([{ amount: 1_200 }])
  expect(await nia.plan()).toMatchObject({ plan: 'paid' })
  expect(sentenceOf(await nia.send('checkout', { every: 'month', cents: 1_200 }))).toEqual([
    409,
    'You have a plan already. Nothing was charged.',
  ])
})

test('a declined renewal is mailed on sensible days, closes new work after a week, and locks nothing else', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { subscription } = await buys(s, nia)
  await post(nia, '/api/cases', family)
  s.backend.clock.now = Date.parse('2026-04-12T19:00:00Z')
  s.at.renew(subscription, false)
  await s.deliverAll()
  const late = async () => (await subjectsTo(s, nia, 'A payment')).length
  const seen: number[] = []
  for (const days of [0, 0, 1, 2, 4, 7, 10]) {
    s.backend.clock.now += days * day
    await s.turn()
    seen.push(await late())
  }
  expect(seen).toEqual([1, 1, 1, 2, 3, 4, 4])
  // Ten days into a term that nobody paid: 24 days after the first decline.
  await goesTo(s, nia, s.backend.clock.now)
  expect(await nia.plan()).toMatchObject({ plan: 'ended', paidUntil: '2026-04-19T18:00:00.000Z', bought: { isLate: true } })
  expect([(await nia.inject('/api/cases')).statusCode, (await nia.inject('/api/settings/export')).statusCode]).toEqual([200, 200])
  expect(sentenceOf(await post(nia, '/api/cases', family))[0]).toBe(403)
  for (const { subject, body } of await mailsTo(s, nia)) expect(`${subject} ${body}`).not.toMatch(/court|case|divorc|parent/i)
})

test('a plan whose card failed ends when another one is paid, and what was paid for it stays paid', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { subscription } = await buys(s, nia)
  await goesTo(s, nia, Date.parse('2026-04-12T19:00:00Z'))
  s.at.renew(subscription, false)
  await s.deliverAll()
  await opensCheckout(nia)
  // Until she has paid, the plan of before is tried again.
  expect(await nia.plan()).toMatchObject({ plan: 'paid', bought: { isLate: true } })
  const other = await buys(s, nia)
  await s.turn()
  expect([s.at.sub(subscription).status, s.at.sub(other.subscription).status]).toEqual(['canceled', 'active'])
  expect(s.at.all('refund')).toEqual([])
  expect(await nia.plan()).toMatchObject({ plan: 'paid', bought: { isLate: false, termEndsAt: '2026-05-12T19:00:00.000Z' } })
})

test('the owner of a yearly plan is reminded once, 30 to 15 days before it renews', async () => {
  const s = await selling()
  const nia = await buyer(s)
  await buys(s, nia, 'year')
  const reminders = async () => (await subjectsTo(s, nia, 'A renewal')).length
  const seen: number[] = []
  for (const date of ['2027-02-10', '2027-02-11', '2027-02-20', '2027-03-12']) {
    s.backend.clock.now = Date.parse(`${date}T12:00:00Z`)
    await s.turn()
    seen.push(await reminders())
  }
  expect(seen).toEqual([0, 1, 1, 1])
})

test('a refund of a plan that is over is found within a day, though its event is lost', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { payment, subscription } = await buys(s, nia, 'year')
  await nia.send('cancel')
  s.at.cancel(subscription)
  await s.deliverAll()
  expect(await nia.plan()).toMatchObject({ plan: 'paid' })
  s.at.refund(payment, 10_800)
  await goesTo(s, nia, s.backend.clock.now + day + 1)
  await s.turn()
  expect(await nia.plan()).toMatchObject({ plan: 'ended', paidUntil: null })
})

test('a plan whose owner closed the account ends at the provider', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { subscription } = await buys(s, nia)
  await s.backend.database.owner.deleteFrom('account').where('id', '=', nia.account).execute()
  await s.turn()
  expect(s.at.sub(subscription).status).toBe('canceled')
  expect(await s.backend.database.owner.selectFrom('plan').select(['state', 'account_id']).execute()).toEqual([
    { state: 'over', account_id: null },
  ])
})

test('a subscription or a payment that is not ours is let be', async () => {
  const s = await selling()
  const other = {
    object: 'subscription',
    id: s.at.idFor('sub'),
    customer: 'cus_1',
    status: 'active',
    cancel_at_period_end: false,
    metadata: {},
  }
  s.at.put({ ...other, items: { object: 'list', data: [] } })
  for (const object of [
    s.at.get(other.id, 'subscription'),
    { object: 'charge', id: 'ch_9', payment_intent: 'pi_9' },
    { object: 'payout', id: 'po_1' },
  ]) {
    const reply = await s.deliver({ id: s.at.idFor('evt'), object: 'event', type: 'x', data: { object } })
    expect([reply.statusCode, reply.json()]).toEqual([200, { result: 'not_ours' }])
  }
})

test('on the day that plans go on sale, trials from before begin again, once', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { accounts: db, owner } = s.backend.database
  const clock = () => s.backend.clock.now
  // The server went on sale with its start: a second start changes nothing.
  await onSale({ db, clock })
  expect(await nia.plan()).toMatchObject({ plan: 'ended' })
  await owner.deleteFrom('plan_sale').execute()
  await onSale({ db, clock })
  expect(await nia.plan()).toMatchObject({ plan: 'waiting', daysLeft: 7 })
  await post(nia, '/api/cases', family)
  expect(await nia.plan()).toMatchObject({ plan: 'trial', daysLeft: 7 })
})
