import { expect, test } from 'vitest'
import { casesOf } from '#access/cases.ts'
import type { Day } from '#kernel/day.ts'
import { family, type Family, grant } from '#test/support/family.ts'
import { paymentBody, supportBody } from '#test/support/payments.ts'
import { sharedApp, testApp } from '#test/support/test-app.ts'
import type { Board, History } from './contract.ts'
import { booksUpTo } from './due.ts'
import { jobs } from './jobs.ts'

const theApp = sharedApp()
type Who = Family['ana']

const send = (who: Who, { caseId }: Family, path: string, payload: object = {}) =>
  who.inject({ method: 'POST', url: `/api/cases/${caseId}/${path}`, payload })
const boardOf = async (who: Pick<Who, 'inject'>, { caseId }: Family) => (await who.inject(`/api/payments?case=${caseId}`)).json<Board>()
const historyOf = async (who: Pick<Who, 'inject'>, { caseId }: Family, query = '') =>
  (await who.inject(`/api/payments/history?case=${caseId}${query}`)).json<History>()

const payment = paymentBody({ book: 'support', amount: '500', reference: 'Ref 77' })
const support = supportBody()

/** The demo clock stands on March 12, 2026. */
async function withSupport(more: object = {}) {
  const backend = await theApp()
  const f = await family(backend)
  const reply = await send(f.ana, f, 'support', { ...support, ...more })
  expect(reply.statusCode).toBe(200)
  return { backend, f, term: reply.json().id as string }
}
const amounts = (items: Board['items']) => items.map(({ due, cents, debtor }) => [due, cents, debtor])

test('support is due on its days, on the last day of a short month, and both parents see it', async () => {
  const { f } = await withSupport()
  for (const who of [f.ana, f.ben]) {
    const { items, support: terms } = await boardOf(who, f)
    expect(amounts(items)).toEqual([
      ['2026-01-31', 50_000, 'B'],
      ['2026-02-28', 50_000, 'B'],
    ])
    expect(terms).toMatchObject([{ next: '2026-03-31', enteredBy: 'Ana Moreno', can: { end: who === f.ana } }])
  }
})

test('the payer counts what was recorded, the receiver what was confirmed, and then both agree', async () => {
  const { f } = await withSupport()
  const { id } = (await send(f.ben, f, 'payments', { ...payment, amount: '$600.00' })).json()
  expect(amounts((await boardOf(f.ben, f)).items)).toEqual([['2026-02-28', 40_000, 'B']])
  expect(amounts((await boardOf(f.ana, f)).items)).toHaveLength(2)
  expect((await boardOf(f.ana, f)).payments).toMatchObject([
    { id, cents: 60_000, state: 'declared', evidence: 'declared', reference: 'Ref 77', can: ['confirm', 'refuse'] },
  ])
  const waits = (await f.ana.inject('/api/answers')).json().waits
  expect(waits).toMatchObject([{ kind: 'payment', title: '$600.00', from: 'Ben Carter', to: `/co-parenting-payments?request=${id}` }])
  const before = await historyOf(f.ana, f)
  expect(before.books[0]).toMatchObject({ closingA: 100_000, closingB: 40_000, paidBy: { A: 0, B: 0 } })
  expect(before.books[0]!.lines.at(-1)).toMatchObject({ kind: 'payment', byA: null, byB: -60_000 })
  expect(before.arrears).toEqual({ payer: 'B', due: 100_000, byPayer: 40_000, byReceiver: 100_000, outside: 0, undisputed: null })

  expect((await send(f.ana, f, `payments/${id}/confirm`)).json()).toEqual({ state: 'confirmed' })
  expect((await f.ana.inject('/api/answers')).json().waits).toEqual([])
  for (const who of [f.ana, f.ben]) {
    const { books, arrears } = await historyOf(who, f)
    expect(books[0]).toMatchObject({ closingA: 40_000, closingB: 40_000, paidBy: { A: 0, B: 60_000 } })
    expect(arrears).toMatchObject({ byPayer: 40_000, byReceiver: 40_000 })
  }
  expect((await send(f.ben, f, `payments/${id}/withdraw`)).statusCode).toBe(409)
})

test('not received says why, can be confirmed later, and a payment that is withdrawn is corrected', async () => {
  const { f } = await withSupport()
  const { id } = (await send(f.ben, f, 'payments', payment)).json()
  expect((await send(f.ben, f, `payments/${id}/confirm`)).statusCode).toBe(403)
  expect((await send(f.ana, f, `payments/${id}/refuse`, { reason: '' })).statusCode).toBe(400)
  await send(f.ana, f, `payments/${id}/refuse`, { reason: 'It isn’t in my account.' })
  expect((await boardOf(f.ben, f)).payments).toMatchObject([{ state: 'refused', reason: 'It isn’t in my account.', can: ['withdraw'] }])
  expect((await boardOf(f.ana, f)).payments[0]!.can).toEqual(['confirm'])
  expect((await send(f.ben, f, `payments/${id}/withdraw`)).json()).toEqual({ state: 'withdrawn' })
  expect((await boardOf(f.ben, f)).items.map(({ cents }) => cents)).toEqual([50_000, 50_000])
  const [book] = (await historyOf(f.ben, f)).books
  expect(book!.lines.slice(-2).map(({ kind, byB }) => [kind, byB])).toEqual([
    ['payment', -50_000],
    ['correction', 50_000],
  ])
  expect((await send(f.ana, f, `payments/${id}/confirm`)).statusCode).toBe(409)
})

test('who got money can record it: it counts for both at once, and its author can withdraw it', async () => {
  const { f } = await withSupport()
  const { id } = (await send(f.ana, f, 'payments', { ...payment, direction: 'received' })).json()
  expect((await boardOf(f.ana, f)).payments).toMatchObject([
    { payer: 'B', state: 'confirmed', isByReceiver: true, can: ['withdraw', 'return'] },
  ])
  expect((await boardOf(f.ben, f)).payments[0]!.can).toEqual([])
  expect((await historyOf(f.ben, f)).books[0]).toMatchObject({ closingA: 50_000, closingB: 50_000 })
  expect((await send(f.ben, f, `payments/${id}/withdraw`)).statusCode).toBe(403)
  expect((await send(f.ana, f, `payments/${id}/withdraw`)).statusCode).toBe(200)
  expect((await historyOf(f.ben, f)).books[0]).toMatchObject({ closingA: 100_000 })
})

test('a payment goes to the items that were chosen, and what is left is paid ahead', async () => {
  const { f } = await withSupport()
  const [, second] = (await boardOf(f.ben, f)).items
  await send(f.ben, f, 'payments', { ...payment, amount: '700', items: [second!.item] })
  const { items, payments } = await boardOf(f.ben, f)
  expect(amounts(items)).toEqual([
    ['2026-01-31', 50_000, 'B'],
    ['2026-03-10', 20_000, 'A'],
  ])
  expect(payments).toMatchObject([{ lines: [{ cents: 50_000, due: '2026-02-28' }], rest: 20_000 }])
  const again = await send(f.ben, f, 'payments', { ...payment, items: [second!.item] })
  expect([again.statusCode, again.json().message]).toEqual([409, 'One of these was settled meanwhile. Reload the page and choose again.'])
})

test('amounts that are none are refused at their field, with a sentence that says what to write', async () => {
  const { f } = await withSupport()
  for (const [amount, sentence] of [
    ['0', 'Enter an amount above zero.'],
    ['-5', 'Enter an amount above zero.'],
    ['1234567890123456789', 'Enter an amount of at most $10,000,000.'],
    ['12,50', 'Write cents after a period, such as 12.50.'],
    ['50 EUR', 'Enter the amount in US dollars.'],
    ['', 'Enter an amount.'],
  ]) {
    const reply = await send(f.ben, f, 'payments', { ...payment, amount })
    expect([reply.statusCode, reply.json().message, reply.json().detail]).toEqual([400, sentence, { field: 'amount' }])
  }
  expect((await boardOf(f.ben, f)).payments).toEqual([])
})

test('a day that does not exist, and one in the future, are refused', async () => {
  const { f } = await withSupport()
  const fieldOf = async (paidOn: string) => (await send(f.ben, f, 'payments', { ...payment, paidOn })).json().detail
  expect(await fieldOf('2026-02-29')).toEqual({ field: 'paidOn' })
  expect(await fieldOf('2026-03-13')).toEqual({ field: 'paidOn' })
  const leap = await withSupport({ frequency: 'yearly', firstDue: '2024-02-29' })
  expect((await boardOf(leap.f.ana, leap.f)).items.map(({ due }) => due)).toEqual(['2024-02-29', '2025-02-28', '2026-02-28'])
})

test('support that goes through the state marks other payments as outside the order', async () => {
  const { f } = await withSupport({ paidBy: 'state_unit' })
  await send(f.ben, f, 'payments', { ...payment, amount: '100' })
  await send(f.ben, f, 'payments', { ...payment, method: 'state_unit', amount: '200' })
  expect((await boardOf(f.ben, f)).payments.map(({ method, isOutsideOrder }) => [method, isOutsideOrder]).toSorted()).toEqual([
    ['bank', true],
    ['state_unit', false],
  ])
  expect((await historyOf(f.ben, f)).arrears).toMatchObject({ byPayer: 70_000, outside: 10_000 })
  const wrong = await send(f.ben, f, 'payments', { ...payment, method: 'withheld', book: 'shared' })
  expect(wrong.json().detail).toEqual({ field: 'method' })
})

test('what one is owed can be waived, all of it or a part, by no one else', async () => {
  const { f } = await withSupport()
  const [item] = (await boardOf(f.ana, f)).items
  const waive = (who: Who, amount: string) => send(who, f, 'payments/waivers', { item: item!.item, amount, reason: 'Agreed by phone.' })
  expect((await waive(f.ben, '')).statusCode).toBe(403)
  expect((await waive(f.ana, '500.01')).json().detail).toEqual({ field: 'amount' })
  expect((await waive(f.ana, '120')).statusCode).toBe(200)
  expect((await boardOf(f.ben, f)).items[0]).toMatchObject({ cents: 38_000, full: 50_000 })
  await waive(f.ana, '')
  expect((await boardOf(f.ben, f)).items).toHaveLength(1)
  expect((await waive(f.ana, '')).statusCode).toBe(409)
  expect((await historyOf(f.ana, f)).books[0]!.lines.filter(({ kind }) => kind === 'waiver')).toMatchObject([
    { note: 'Agreed by phone.', byA: -12_000, byB: -12_000 },
    { byA: -38_000 },
  ])
})

test('support that ends, or was entered by mistake, is corrected in the books', async () => {
  const { f, term } = await withSupport()
  expect((await send(f.ben, f, `support/${term}/end`, { until: '2026-02-01' })).statusCode).toBe(403)
  expect((await send(f.ana, f, `support/${term}/end`, { until: '2026-01-01' })).json().detail).toEqual({ field: 'until' })
  expect((await send(f.ana, f, `support/${term}/end`, { until: '2026-02-27' })).statusCode).toBe(200)
  expect(amounts((await boardOf(f.ben, f)).items)).toEqual([['2026-01-31', 50_000, 'B']])
  expect((await historyOf(f.ben, f)).arrears).toMatchObject({ due: 50_000 })
  await send(f.ana, f, `support/${term}/end`, { until: null })
  const { items, support: terms } = await boardOf(f.ben, f)
  expect([items, terms]).toEqual([[], []])
})

test('the history has a year with its opening balance, one kind, and one child', async () => {
  const { f } = await withSupport({ frequency: 'yearly', firstDue: '2024-02-29' })
  const [maya, leo] = f.children.map(({ id }) => id)
  await send(f.ana, f, 'support', { ...support, child: leo!, amount: '80', firstDue: '2026-03-01' })
  const { years, books } = await historyOf(f.ana, f, '&year=2026&kind=support')
  expect([years, books.length]).toEqual([[2026, 2025, 2024], 1])
  expect(books[0]).toMatchObject({ openingA: 100_000, closingA: 158_000 })
  expect(books[0]!.lines.map(({ day }) => day)).toEqual(['2026-02-28', '2026-03-01'])
  expect((await historyOf(f.ana, f, `&child=${maya!}`)).books[0]).toMatchObject({ closingA: 150_000 })
  expect((await historyOf(f.ana, f, `&child=${leo!}`)).books[0]).toMatchObject({ closingA: 158_000 })
})

test('interest is by the law of the state, or by the rate of the order; other states have none', async () => {
  const { f } = await withSupport()
  expect((await historyOf(f.ana, f)).interest).toMatchObject({ rules: [], isRateMissing: true, byPayer: [] })
  const typed = (await historyOf(f.ana, f, '&rate=10')).interest!
  expect(typed.isRateMissing).toBe(false)
  expect(typed.byReceiver).toEqual([
    { from: '2026-01-31', to: '2026-02-28', days: 28, principal: 50_000, rate: '10%', citation: '', cents: 384 },
    { from: '2026-02-28', to: '2026-03-12', days: 12, principal: 100_000, rate: '10%', citation: '', cents: 329 },
  ])
  await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}`, payload: { state: 'CA' } })
  expect((await historyOf(f.ana, f)).interest).toMatchObject({ rules: [{ rate: '10%' }], byReceiver: [{ cents: 384 }, { cents: 329 }] })
  await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}`, payload: { state: 'NY' } })
  expect((await historyOf(f.ana, f)).interest).toMatchObject({ rules: [{ isOnJudgments: true }], isRateMissing: true, byReceiver: [] })
})

test('links to a bank are their parent’s own, and https alone', async () => {
  const { f } = await withSupport()
  const add = (address: string) => send(f.ben, f, 'payment-links', { address })
  for (const bad of ['http://bank.example', 'javascript:alert(1)', 'https://user@bank.example', 'bank'])
    expect((await add(bad)).json().detail).toEqual({ field: 'address' })
  expect((await add('https://bank.example/pay')).statusCode).toBe(200)
  expect((await boardOf(f.ben, f)).links).toEqual(['https://bank.example/pay'])
  expect((await boardOf(f.ana, f)).links).toEqual([])
  await send(f.ben, f, 'payment-links/remove', { address: 'https://bank.example/pay' })
  expect((await boardOf(f.ben, f)).links).toEqual([])
})

test('a granted seat reads payments where it was granted them, and does nothing', async () => {
  const { backend, f } = await withSupport()
  const { id } = (await send(f.ben, f, 'payments', payment)).json()
  const lawyer = await grant(backend, f, { scopes: ['payments'] })
  const board = await boardOf(lawyer, f)
  expect([board.payments.length, board.payments[0]!.can, board.can]).toEqual([1, [], { record: false, waive: false, prove: false }])
  expect((await send(lawyer, f, `payments/${id}/confirm`)).statusCode).toBe(404)
  const other = await grant(backend, f, { scopes: ['orders'] })
  expect((await other.inject(`/api/payments?case=${f.caseId}`)).statusCode).toBe(404)
})

test('of two confirmations at once one wins, and of two payments at once each settles its own cents', async () => {
  const { f } = await withSupport()
  const replies = await Promise.all([send(f.ben, f, 'payments', payment), send(f.ben, f, 'payments', payment)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await boardOf(f.ben, f)).items).toEqual([])
  const { id } = replies[0]!.json()
  const answers = await Promise.all([1, 2, 3].map(() => send(f.ana, f, `payments/${id}/confirm`)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
})

test('the job books support once its day is over, and what is due is the same before and after', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await send(f.ana, f, 'support', { ...support, firstDue: '2026-03-06', frequency: 'weekly' })
  backend.clock.now += 2 * 86_400_000
  const { database, clock } = backend
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })
  const due = () => cases.asActor({ account: f.ben.account }, (tx) => booksUpTo(tx, f.caseId, '2026-03-14' as Day))
  const before = (await due()).map(({ id, day }) => [id, day])
  expect(before.map(([, day]) => day)).toEqual(['2026-03-06', '2026-03-13'])
  const [book] = jobs({ cases, clock: () => clock.now })
  await book!.run()
  await book!.run()
  expect((await due()).map(({ id, day }) => [id, day])).toEqual(before)
  expect(await database.owner.selectFrom('ledger_leaf').select('verb').where('verb', '=', 'payments.bookSupport').execute()).toHaveLength(1)
})

test('the page offers what the port of transfers describes', async () => {
  const usual = await withSupport()
  expect(await boardOf(usual.f.ana, usual.f)).toMatchObject({ links: [], can: { record: true, prove: true, waive: true } })
  const f = await family(await testApp({ transfers: { offers: new Set() } }))
  expect(await boardOf(f.ana, f)).toMatchObject({ links: null, can: { record: false, prove: false, waive: true } })
})
