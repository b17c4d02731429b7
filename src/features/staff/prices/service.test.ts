import { expect, onTestFinished, test } from 'vitest'
import { newPerson } from '#test/support/family.ts'
import { buyer, buys, goesTo, mailsTo, opensCheckout, sellingApp, sentenceOf } from '#test/support/plans.ts'
import { centsIn } from './rules.ts'

const selling = () => sellingApp(onTestFinished)
const raised = { monthCents: 1_500, yearCents: 13_500 }

async function desk() {
  const s = await selling()
  const [one, two] = [await newPerson(s.backend, { roles: ['admin'] }), await newPerson(s.backend, { roles: ['admin'] })]
  const send = (who: typeof one, path: string, payload: object = {}) =>
    who.inject({ method: 'POST', url: `/api/staff/prices${path}`, payload })
  /** One asks, the other confirms. */
  const change = async (price: object) => {
    s.backend.clock.now += 1_000
    const { id } = (await send(one, '', price)).json<{ id: string }>()
    expect((await send(two, `/${id}/confirm`)).json()).toEqual({ done: true })
  }
  return { s, one, two, send, change }
}

test.each([
  ['12', 1_200],
  ['12.50', 1_250],
  ['$1,080.00', 108_000],
  ['0.99', 99],
  ['12,50', null],
  ['12.5', null],
  ['-12', null],
  ['1234567890123456789', null],
  ['', null],
] as const)('“%s” typed as dollars', (text, cents) => {
  expect(centsIn(text)).toBe(cents)
})

test('a price takes two of the staff, is in the audit log, and can be withdrawn until then', async () => {
  const { s, one, two, send } = await desk()
  const { id } = (await send(one, '', raised)).json<{ id: string }>()
  expect(sentenceOf(await send(two, '', { monthCents: 900, yearCents: 8_000 }))[0]).toBe(409)
  expect(sentenceOf(await send(one, `/${id}/confirm`))).toEqual([
    403,
    'Someone else has to decide: never the person who asked, or who agreed before.',
  ])
  expect((await one.inject('/api/staff/prices')).json()).toMatchObject({
    now: { monthCents: 1_200, yearCents: 10_800 },
    changes: [
      { ...raised, state: 'waiting', isMine: true },
      { monthCents: 1_200, state: 'in_effect' },
    ],
  })
  expect((await send(one, `/${id}/withdraw`)).json()).toEqual({ done: true })
  expect(sentenceOf(await send(two, `/${id}/confirm`))[0]).toBe(409)
  const again = (await send(one, '', raised)).json<{ id: string }>()
  expect((await send(two, `/${again.id}/confirm`)).statusCode).toBe(200)
  expect((await two.inject('/api/staff/prices')).json()).toMatchObject({ now: raised })
  expect(sentenceOf(await send(one, '', raised))).toEqual([400, 'That is the price already.'])
  for (const bad of [
    { monthCents: 0, yearCents: 1 },
    { monthCents: -5, yearCents: 10_800 },
    { monthCents: 12.5, yearCents: 10_800 },
  ])
    expect((await send(one, '', bad)).statusCode).toBe(400)
  const lines = await s.backend.database.owner
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('action', 'like', 'prices.%')
    .execute()
  expect(lines.map(({ action }) => action).toSorted()).toEqual(['prices.ask', 'prices.ask', 'prices.confirm', 'prices.withdraw'])
})

test('a higher price: nobody pays more without agreeing, and a plan whose owner says nothing ends with its term', async () => {
  const { s, change } = await desk()
  const [nia, lee] = [await buyer(s), await buyer(s)]
  const { subscription } = await buys(s, nia)
  const other = await buys(s, lee)
  await change(raised)
  expect(sentenceOf(await (await buyer(s)).send('checkout', { every: 'month', cents: 1_200 }))).toEqual([
    409,
    'The price has changed to $15.00. Look at it again before you pay.',
  ])
  await s.turn()
  expect(await nia.plan()).toMatchObject({ plan: 'paid', bought: { cents: 1_200, newCents: 1_500, isEnding: true } })
  expect((await mailsTo(s, nia)).filter(({ subject }) => subject === 'A price changes')).toMatchObject([
    { body: expect.stringContaining('the price becomes $15.00 on') },
  ])
  expect(sentenceOf(await nia.send('undo'))).toEqual([409, 'The price has changed since. Agree to the new price to go on.'])
  expect(sentenceOf(await nia.send('agree', { cents: 1_400 }))[0]).toBe(409)
  expect((await nia.send('agree', { cents: 1_500 })).json()).toEqual({ done: true })
  expect(await nia.plan()).toMatchObject({ bought: { cents: 1_500, newCents: null, isEnding: false } })
  await s.turn()
  const renewal = Date.parse('2026-04-12T18:30:00Z')
  await goesTo(s, nia, renewal)
  s.at.renew(subscription)
  expect(s.at.renew(other.subscription)).toBeNull()
  await s.deliverAll()
  expect((await nia.inject('/api/subscriptions/invoices')).json()).toMatchObject({ invoices: [{ cents: 1_500 }, { cents: 1_200 }] })
  await goesTo(s, lee, renewal)
  expect(await lee.plan()).toMatchObject({ plan: 'ended', bought: null })
  expect(s.at.all('charge').map((charge) => charge['amount'])).toEqual([1_200, 1_200, 1_500])
})

test('the owner of a yearly plan is asked again 30 days before it would renew for more', async () => {
  const { s, change } = await desk()
  const nia = await buyer(s)
  await buys(s, nia, 'year')
  await change(raised)
  const asked = async () => (await mailsTo(s, nia)).filter(({ subject }) => subject === 'A price changes').length
  const seen: number[] = []
  for (const date of ['2026-03-13', '2026-06-01', '2027-02-11', '2027-02-12']) {
    s.backend.clock.now = Date.parse(`${date}T12:00:00Z`)
    await s.turn()
    seen.push(await asked())
  }
  expect(seen).toEqual([1, 1, 2, 2])
})

test('a lower price counts from the next term on, without asking; one that goes back before the renewal changes nothing', async () => {
  const { s, change } = await desk()
  const [nia, lee] = [await buyer(s), await buyer(s)]
  await buys(s, nia)
  await buys(s, lee)
  await lee.send('cancel')
  await change(raised)
  await s.turn()
  await change({ monthCents: 1_200, yearCents: 10_800 })
  await s.turn()
  expect(await nia.plan()).toMatchObject({ bought: { cents: 1_200, newCents: null, isEnding: false } })
  // She canceled hers herself.
  expect(await lee.plan()).toMatchObject({ bought: { isEnding: true } })
  await change({ monthCents: 900, yearCents: 9_000 })
  await s.turn()
  expect(await nia.plan()).toMatchObject({ bought: { cents: 900, newCents: null, isEnding: false } })
  expect((await nia.inject('/api/subscriptions/invoices')).json()).toMatchObject({ invoices: [{ cents: 1_200 }] })
  expect(await opensCheckout(await buyer(s), 'year', 9_000)).toMatch(/^cs_/)
})
