import { expect, onTestFinished, test } from 'vitest'
import { builtPages } from '#test/support/test-app.ts'
import { buyer, type Buyer, buys, goesTo, mailsTo, type Selling, sellingApp, sentenceOf, subjectsTo } from '#test/support/plans.ts'

const day = 24 * 3_600_000
const selling = () => sellingApp(onTestFinished)
const works = 'This code doesn’t work. It may have expired. Ask for a new one.'

const makes = async (who: Buyer) => (await who.send('codes')).json<{ id: string; code: string }>()
/** What a sponsor asks, who has a code and no account. */
const by = ({ backend }: Selling, path: string, payload: object) =>
  backend.app.inject({ method: 'POST', url: `/api/sponsors/${path}`, payload })
const opens = async (s: Selling, code: string, every: 'month' | 'year' = 'month', name = '') => {
  const reply = await by(s, 'checkout', { code, every, cents: every === 'month' ? 1_200 : 10_800, name })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json<{ url: string }>().url.split('/').at(-1)!
}
const pays = async (s: Selling, code: string, every: 'month' | 'year' = 'month', name = '') => {
  const paid = s.at.pay(await opens(s, code, every, name))
  await s.deliverAll()
  return paid
}
const terms = async (who: Buyer) => (await who.inject('/api/subscriptions/given')).json<{ open: object | null; terms: object[] }>()

test('a sponsor pays one term that never renews; the parent learns that, and no more than what the sponsor typed', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { code } = await makes(nia)
  const looked = await by(s, 'look', { code: code.toLowerCase().replaceAll('-', ' ') })
  expect(looked.json()).toEqual({
    planName: 'Online plan',
    descriptor: 'ONLINE PLAN',
    price: { monthCents: 1_200, yearCents: 10_800 },
    receipt: null,
  })
  const { subscription } = await pays(s, code, 'year', 'Grandma')
  expect(s.at.sub(subscription)).toMatchObject({ cancel_at_period_end: true })
  expect(await nia.plan()).toMatchObject({ plan: 'paid', given: 'sponsored', bought: null, paidUntil: '2027-03-12T18:00:00.000Z' })
  expect(await terms(nia)).toMatchObject({ open: null, terms: [{ state: 'paid', name: 'Grandma', to: '2027-03-12T18:00:00.000Z' }] })
  // The receipt of the sponsor, by the code: nothing of her.
  const receipt = await by(s, 'look', { code })
  expect(receipt.json()).toMatchObject({
    price: null,
    receipt: { number: '000001', cents: 10_800, to: '2027-03-12T18:00:00.000Z', returnUntil: null },
  })
  for (const { body } of [looked, receipt]) expect(body).not.toMatch(new RegExp(`${nia.account}|${nia.email}|Grandma`))
  // It is no invoice of hers, and no plan that she could cancel or have paid back.
  expect((await nia.inject('/api/subscriptions/invoices')).json()).toMatchObject({ invoices: [] })
  expect([(await nia.send('cancel')).statusCode, (await nia.send('refund', { cents: 10_800 })).statusCode]).toEqual([409, 409])
  expect((await nia.inject('/api/settings/export')).body).not.toContain(subscription)
  const mails = await mailsTo(s, nia)
  expect(mails.map(({ subject }) => subject)).toEqual(['A payment for your plan'])
  for (const { subject, body } of mails) expect(`${subject} ${body}`).not.toMatch(/Grandma|court|case|divorc|parent/i)
})

test('a code that never was, that expired, that was withdrawn or replaced, or whose account is gone: one answer', async () => {
  const s = await selling()
  const [nia, gone] = [await buyer(s), await buyer(s)]
  const replaced = await makes(nia)
  const withdrawn = await makes(nia)
  expect((await nia.send(`codes/${withdrawn.id}/withdraw`)).statusCode).toBe(200)
  const closed = await makes(gone)
  await s.backend.database.owner.deleteFrom('account').where('id', '=', gone.account).execute()
  const old = await makes(nia)
  const codes = ['H7K2-94QD-CC3M-7TXP', 'nothing', replaced.code, withdrawn.code, closed.code]
  const bodies = new Set<string>()
  for (const code of codes) bodies.add((await by(s, 'look', { code })).body)
  await goesTo(s, nia, s.backend.clock.now + 14 * day)
  bodies.add((await by(s, 'look', { code: old.code })).body)
  bodies.add((await by(s, 'checkout', { code: old.code, every: 'month', cents: 1_200, name: '' })).body)
  expect([...bodies].map((body) => JSON.parse(body).message)).toEqual([works])
})

test('a code is paid with once: of two payments in one moment the second goes back, and a third is refused', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { code } = await makes(nia)
  const [first, second] = await Promise.all([opens(s, code), opens(s, code)])
  for (const session of [first, second]) Object.assign(s.at.rows.get(session)!, { status: 'open' })
  s.at.pay(first)
  s.at.pay(second)
  await s.deliverAll()
  expect(s.at.all('refund')).toMatchObject([{ amount: 1_200 }])
  expect(
    s.at
      .all('subscription')
      .map(({ id }) => s.at.sub(id).status)
      .toSorted(),
  ).toEqual(['active', 'canceled'])
  expect((await terms(nia)).terms).toHaveLength(1)
  expect(await nia.plan()).toMatchObject({ paidUntil: '2026-04-12T18:00:00.000Z' })
  expect(sentenceOf(await by(s, 'checkout', { code, every: 'month', cents: 1_200, name: '' }))).toEqual([
    409,
    'This code was paid with already. Nothing was charged.',
  ])
})

test('a term that has started can’t be taken back: not by the sponsor, not by a bank, not at the provider', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { code } = await makes(nia)
  const { payment } = await pays(s, code)
  const back = await by(s, 'return', { code, cents: 1_200 })
  expect(sentenceOf(back)).toEqual([409, 'A payment can be taken back for 30 days, and only before the term starts.'])
  s.at.dispute(payment, 'lost')
  await s.deliverAll()
  expect(await nia.plan()).toMatchObject({ plan: 'paid', given: 'sponsored' })
  s.at.refund(payment, 1_200)
  await s.deliverAll()
  await s.turn()
  expect(await nia.plan()).toMatchObject({ plan: 'paid', given: 'sponsored' })
})

test('before it starts, after a trial, the sponsor gets the money back in one step, within 30 days', async () => {
  const s = await selling()
  const nia = await buyer(s, 'running')
  const { trialEndsAt } = (await nia.inject('/api/subscriptions/plan')).json()
  const { code } = await makes(nia)
  await pays(s, code)
  // The trial goes on first.
  expect(await terms(nia)).toMatchObject({ terms: [{ from: trialEndsAt }] })
  expect((await by(s, 'return', { code, cents: 1_300 })).statusCode).toBe(400)
  expect((await by(s, 'return', { code, cents: 1_200 })).json()).toEqual({ done: true })
  expect(s.at.all('refund')).toMatchObject([{ amount: 1_200 }])
  expect(await nia.plan()).toMatchObject({ plan: 'trial', paidUntil: null })
  expect((await by(s, 'look', { code })).json()).toMatchObject({ receipt: { isOver: true, refundedCents: 1_200, returnUntil: null } })
  expect((await by(s, 'return', { code, cents: 1_200 })).statusCode).toBe(409)
})

test('the parent may refuse a term for 30 days: it ends, and the money goes back, also when the provider is down just then', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { id, code } = await makes(nia)
  await pays(s, code)
  s.at.switched.isDown = true
  expect((await nia.send(`codes/${id}/refuse`)).statusCode).toBe(503)
  s.at.switched.isDown = false
  expect(await nia.plan()).toMatchObject({ plan: 'ended', given: null })
  await goesTo(s, nia, s.backend.clock.now + day + 1)
  await s.turn()
  expect(s.at.all('refund')).toMatchObject([{ amount: 1_200 }])
  expect((await nia.send(`codes/${id}/refuse`)).statusCode).toBe(409)
  const other = await makes(nia)
  await pays(s, other.code)
  await goesTo(s, nia, s.backend.clock.now + 30 * day + 1)
  expect((await nia.send(`codes/${other.id}/refuse`)).statusCode).toBe(409)
})

test('a payment on a page that was opened before the code was withdrawn goes back, and opens nothing', async () => {
  const s = await selling()
  const nia = await buyer(s)
  const { id, code } = await makes(nia)
  const session = await opens(s, code)
  await nia.send(`codes/${id}/withdraw`)
  s.at.pay(session)
  await s.deliverAll()
  expect(s.at.all('refund')).toMatchObject([{ amount: 1_200 }])
  expect(await nia.plan()).toMatchObject({ plan: 'ended', paidUntil: null })
})

test('a payment whose events are lost is found by the job; the parent is reminded of the end once; the next term follows', async () => {
  const s = await selling()
  const nia = await buyer(s)
  s.at.pay(await opens(s, (await makes(nia)).code))
  await goesTo(s, nia, s.backend.clock.now + 6 * 60_000)
  await s.turn()
  expect(await nia.plan()).toMatchObject({ plan: 'paid', given: 'sponsored' })
  const seen: number[] = []
  for (const date of ['2026-03-28', '2026-03-30', '2026-04-05']) {
    await goesTo(s, nia, Date.parse(`${date}T18:00:00Z`))
    await s.turn()
    seen.push((await subjectsTo(s, nia, 'Your plan ends soon')).length)
  }
  expect(seen).toEqual([0, 1, 1])
  await pays(s, (await makes(nia)).code)
  expect(await nia.plan()).toMatchObject({ paidUntil: '2026-05-12T18:00:00.000Z' })
})

test('no code while an own plan renews, none after ten in 30 days, and none of another person’s', async () => {
  const s = await selling()
  const [nia, ben] = [await buyer(s), await buyer(s)]
  await buys(s, nia)
  expect((await nia.send('codes')).statusCode).toBe(409)
  await nia.send('cancel')
  const { id } = await makes(nia)
  for (const act of ['withdraw', 'refuse']) expect((await ben.send(`codes/${id}/${act}`)).statusCode).toBe(404)
  for (let n = 1; n < 10; n += 1) await makes(nia)
  expect((await nia.send('codes')).statusCode).toBe(429)
})

test('the page of a code answers a press before its script runs, and says what a code is worth', async () => {
  const s = await sellingApp(onTestFinished, {}, await builtPages())
  const nia = await buyer(s)
  const { code } = await makes(nia)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const presses = (typed: string) =>
    s.backend.app.inject({ method: 'POST', url: '/pricing?sponsor', headers, payload: `form=sponsor&key=k&code=${typed}` })
  const open = await presses(code)
  expect(open.statusCode).toBe(200)
  expect(open.body).toContain('Turn on JavaScript to pay with it')
  const { subscription } = await pays(s, code, 'month', 'Grandma')
  const paid = await presses(code)
  expect(paid.body).toContain('Paid, term until Apr 12, 2026')
  expect(paid.body).not.toMatch(new RegExp(`${nia.account}|${nia.email}|${subscription}`))
  expect((await presses('H7K2-94QD-CC3M-7TXP')).body).toContain(works)
}, 150_000)
