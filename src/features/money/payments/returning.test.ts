import { expect, test } from 'vitest'
import { family, type Family } from '#test/support/family.ts'
import { paymentBody, supportBody } from '#test/support/payments.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { Board, History } from './contract.ts'

const theApp = sharedApp()
type Who = Family['ana']

const send = (who: Who, { caseId }: Family, path: string, payload: object = {}) =>
  who.inject({ method: 'POST', url: `/api/cases/${caseId}/${path}`, payload })
const boardOf = async (who: Who, { caseId }: Family) => (await who.inject(`/api/payments?case=${caseId}`)).json<Board>()
const historyOf = async (who: Who, { caseId }: Family) => (await who.inject(`/api/payments/history?case=${caseId}`)).json<History>()

/** The demo clock stands on March 12, 2026. */
async function withPayment(by: 'ana' | 'ben' = 'ben') {
  const backend = await theApp()
  const f = await family(backend)
  const { id: term } = (await send(f.ana, f, 'support', supportBody())).json()
  const direction = by === 'ben' ? 'paid' : 'received'
  const paid = paymentBody({ direction, book: 'support', amount: '500', paidOn: '2026-03-02', method: 'check' })
  const { id } = (await send(f[by], f, 'payments', paid)).json()
  if (by === 'ben') await send(f.ana, f, `payments/${id}/confirm`)
  return { backend, f, id: id as string, term: term as string }
}
const returned = { day: '2026-03-06', reason: 'Check returned unpaid.' }

test('a confirmed payment that the bank took back is corrected on that day, and stays with its confirmation', async () => {
  const { f, id } = await withPayment()
  expect((await send(f.ben, f, `payments/${id}/returned`, returned)).statusCode).toBe(403)
  expect((await send(f.ana, f, `payments/${id}/returned`, returned)).json()).toEqual({ state: 'returned' })
  for (const who of [f.ana, f.ben]) {
    const { payments, items } = await boardOf(who, f)
    expect(payments).toMatchObject([
      { state: 'returned', evidence: 'confirmed', answeredBy: 'Ana Moreno', returned: { ...returned, by: 'Ana Moreno', answer: null } },
    ])
    expect(items.map(({ cents }) => cents)).toEqual([50_000, 50_000])
    const { books, arrears } = await historyOf(who, f)
    expect(books[0]!.lines.slice(-2)).toMatchObject([
      { kind: 'payment', byA: -50_000, byB: -50_000, isReturn: false },
      { kind: 'correction', day: '2026-03-06', byA: 50_000, byB: 50_000, isReturn: true, note: 'Check returned unpaid.' },
    ])
    expect([books[0]!.paidBy, arrears!.byPayer]).toEqual([{ A: 0, B: 0 }, 100_000])
  }
  expect((await send(f.ana, f, `payments/${id}/returned`, returned)).statusCode).toBe(409)
  expect((await send(f.ana, f, `payments/${id}/confirm`)).json().message).toBe('This payment was returned by the bank.')
})

test('its payer answers once, and the answer changes no amount', async () => {
  const { f, id } = await withPayment()
  await send(f.ana, f, `payments/${id}/returned`, returned)
  expect((await boardOf(f.ben, f)).payments[0]!.can).toEqual(['answerReturn'])
  expect((await boardOf(f.ana, f)).payments[0]!.can).toEqual(['takeBack'])
  const answer = (who: Who, agrees: boolean, words = '') => send(who, f, `payments/${id}/returned/answer`, { agrees, words })
  expect((await answer(f.ana, true)).statusCode).toBe(403)
  expect((await answer(f.ben, false, ' ')).json().detail).toEqual({ field: 'words' })
  const before = (await historyOf(f.ben, f)).books
  expect((await answer(f.ben, false, 'My bank shows it as cashed.')).statusCode).toBe(200)
  expect((await answer(f.ben, true)).statusCode).toBe(409)
  const after = await historyOf(f.ana, f)
  expect([after.books[0]!.closingA, after.books[0]!.closingB]).toEqual([before[0]!.closingA, before[0]!.closingB])
  expect(after.books[0]!.lines.at(-1)!.otherwise).toEqual({ by: 'Ben Carter', reason: 'My bank shows it as cashed.' })
  expect((await boardOf(f.ana, f)).payments[0]!.returned!.answer).toMatchObject({ agrees: false, by: 'Ben Carter' })
})

test('what its receiver recorded can be returned too; its day is between the payment and today', async () => {
  const { f, id } = await withPayment('ana')
  expect((await boardOf(f.ana, f)).payments[0]!.can).toEqual(['withdraw', 'return'])
  for (const day of ['2026-03-01', '2026-03-13', '2026-02-29'])
    expect((await send(f.ana, f, `payments/${id}/returned`, { ...returned, day })).json().detail).toEqual({ field: 'day' })
  expect((await send(f.ana, f, `payments/${id}/returned`, { ...returned, reason: '' })).statusCode).toBe(400)
  expect((await send(f.ana, f, `payments/${id}/returned`, returned)).statusCode).toBe(200)
  expect((await send(f.ana, f, `payments/${id}/withdraw`)).statusCode).toBe(409)
})

test('of two at once one wins, and each leaves its leaf', async () => {
  const { backend, f, id } = await withPayment()
  const replies = await Promise.all([1, 2, 3].map(() => send(f.ana, f, `payments/${id}/returned`, returned)))
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  const leaves = await backend.database.owner.selectFrom('ledger_leaf').select('verb').where('case_id', '=', f.caseId).execute()
  expect(leaves.filter(({ verb }) => verb === 'payments.bounce')).toHaveLength(1)
})

test('support that the other parent entered can be seen differently: it is given with and without, and nothing stops', async () => {
  const { f, term } = await withPayment()
  const dispute = (who: Who, reason = 'The order says 300.') => send(who, f, `support/${term}/dispute`, { reason })
  expect((await dispute(f.ana)).statusCode).toBe(403)
  expect([(await dispute(f.ben)).statusCode, (await dispute(f.ben)).statusCode]).toEqual([200, 200])
  expect((await dispute(f.ben, 'It ended.')).statusCode).toBe(409)
  const [entered] = (await boardOf(f.ana, f)).support
  expect(entered).toMatchObject({
    dispute: { by: 'Ben Carter', reason: 'The order says 300.' },
    can: { end: true, withdrawDispute: false },
  })
  const { arrears, books } = await historyOf(f.ana, f)
  expect(arrears).toMatchObject({ due: 100_000, byPayer: 50_000, undisputed: { due: 0, byPayer: 0, byReceiver: 0 } })
  expect(books[0]!.lines.map(({ kind, otherwise }) => [kind, otherwise?.by])).toEqual([
    ['support', 'Ben Carter'],
    ['support', 'Ben Carter'],
    ['payment', undefined],
  ])
  expect(books[0]!.closingA).toBe(50_000)
  expect((await send(f.ana, f, `support/${term}/dispute/withdraw`)).statusCode).toBe(404)
  expect((await send(f.ben, f, `support/${term}/dispute/withdraw`)).statusCode).toBe(200)
  expect((await historyOf(f.ana, f)).arrears!.undisputed).toBeNull()
  expect((await dispute(f.ben)).statusCode).toBe(200)
})

test('a return that was recorded by mistake is taken back by an entry, and the payer sees that', async () => {
  const { backend, f, id } = await withPayment()
  const takeBack = (who: Who) => send(who, f, `payments/${id}/returned/take-back`)
  expect((await takeBack(f.ana)).json().message).toBe('This payment isn’t recorded as returned.')
  await send(f.ana, f, `payments/${id}/returned`, returned)
  await send(f.ben, f, `payments/${id}/returned/answer`, { agrees: false, words: 'My bank shows it as cashed.' })
  expect((await boardOf(f.ana, f)).payments[0]!.can).toEqual(['takeBack'])
  expect((await takeBack(f.ben)).statusCode).toBe(403)
  backend.clock.now += 1000
  const replies = await Promise.all([takeBack(f.ana), takeBack(f.ana)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  for (const who of [f.ana, f.ben]) {
    const { payments, items } = await boardOf(who, f)
    expect(payments).toMatchObject([
      { state: 'confirmed', answeredBy: 'Ana Moreno', returned: null, takenBack: [{ ...returned, by: 'Ana Moreno' }] },
    ])
    expect(items.map(({ cents }) => cents)).toEqual([50_000])
    const { books, arrears } = await historyOf(who, f)
    expect(books[0]!.lines.slice(-3)).toMatchObject([
      { kind: 'payment', byA: -50_000, byB: -50_000, isReturn: false, isTakenBack: false },
      { day: '2026-03-06', byA: 50_000, isReturn: true, isTakenBack: false, otherwise: { reason: 'My bank shows it as cashed.' } },
      { day: '2026-03-06', byA: -50_000, isReturn: false, isTakenBack: true, otherwise: null },
    ])
    expect([books[0]!.paidBy, books[0]!.closingA, arrears!.byReceiver]).toEqual([{ A: 0, B: 50_000 }, 50_000, 50_000])
  }
  const leaves = await backend.database.owner.selectFrom('ledger_leaf').select('verb').where('case_id', '=', f.caseId).execute()
  expect(leaves.filter(({ verb }) => verb === 'payments.takeBack')).toHaveLength(1)
})

test('after that the bank can return it all the same, and its receiver can withdraw what they recorded', async () => {
  const { backend, f, id } = await withPayment('ana')
  const really = { day: '2026-03-09', reason: 'Now it came back.' }
  await send(f.ana, f, `payments/${id}/returned`, returned)
  backend.clock.now += 1000
  await send(f.ana, f, `payments/${id}/returned/take-back`)
  backend.clock.now += 1000
  expect((await send(f.ana, f, `payments/${id}/returned`, really)).statusCode).toBe(200)
  const [payment] = (await boardOf(f.ben, f)).payments
  expect(payment).toMatchObject({ state: 'returned', returned: { ...really, answer: null }, takenBack: [returned], can: ['answerReturn'] })
  const { books } = await historyOf(f.ben, f)
  expect(books[0]!.closingA).toBe(100_000)
  expect(books[0]!.lines.filter(({ isReturn }) => isReturn).map(({ note }) => note)).toEqual([returned.reason, really.reason])
  backend.clock.now += 1000
  await send(f.ana, f, `payments/${id}/returned/take-back`)
  expect((await send(f.ana, f, `payments/${id}/withdraw`)).statusCode).toBe(200)
  const after = (await historyOf(f.ana, f)).books[0]!
  expect([after.closingA, after.closingB, after.paidBy]).toEqual([100_000, 100_000, { A: 0, B: 0 }])
  expect((await send(f.ana, f, `payments/${id}/returned/take-back`)).statusCode).toBe(409)
})
