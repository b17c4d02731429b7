import { expect, test } from 'vitest'
import { wordsOf } from '#test/support/copies.ts'
import { family, type Family } from '#test/support/family.ts'
import { paymentBody, supportBody } from '#test/support/payments.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { History } from './contract.ts'

const theApp = sharedApp()
type Who = Family['ana']

const send = (who: Who, { caseId }: Family, path: string, payload: object = {}) =>
  who.inject({ method: 'POST', url: `/api/cases/${caseId}/${path}`, payload })
const historyOf = async (who: Who, { caseId }: Family, query = '') =>
  (await who.inject(`/api/payments/history?case=${caseId}${query}`)).json<History>()
const pdf = (who: Who, { caseId }: Family, query = '') => who.inject(`/api/cases/${caseId}/payments/history.pdf${query}`)
const wordsFor = async (...asked: Parameters<typeof pdf>) => wordsOf((await pdf(...asked)).rawPayload)

const support = supportBody({ firstDue: '2025-11-30' })

/** The demo clock stands on March 12, 2026. Ben paid three times: in one year, in the next, and once what the bank took back. */
async function withPayments() {
  const f = await family(await theApp())
  const { id: term } = (await send(f.ana, f, 'support', support)).json()
  const paid = paymentBody({ book: 'support', method: 'check' })
  const pay = async (amount: string, paidOn: string) => (await send(f.ben, f, 'payments', { ...paid, amount, paidOn })).json().id as string
  const [earlier, confirmed, bounced] = [await pay('500', '2025-12-01'), await pay('450', '2026-01-05'), await pay('77', '2026-02-02')]
  await pay('33.50', '2026-03-01')
  for (const id of [earlier, confirmed, bounced]) await send(f.ana, f, `payments/${id}/confirm`)
  await send(f.ana, f, `payments/${bounced}/returned`, { day: '2026-02-05', reason: 'Not enough money.' })
  return { f, term: term as string }
}

test('the statement as a PDF has both records, what differs in words, and the same figures for both parents', async () => {
  const { f, term } = await withPayments()
  await send(f.ben, f, `support/${term}/dispute`, { reason: 'The order says 300.' })
  const reply = await pdf(f.ana, f, '?rate=10')
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="payment-history.pdf"',
  })
  const words = await wordsOf(reply.rawPayload)
  for (const part of [
    'Statement of shared expenses and child support',
    'Made byAna Moreno',
    'All entries up to 2026-03-12',
    'Evidence: confirmed',
    'Evidence: not confirmed',
    'Difference: the records of one parent only',
    'Not in these records',
    'Payment returned by the bank: Not enough',
    'Ben Carter sees this differently: The order says',
    '$1,016.50 by the records of Ben Carter, $1,050.00 by those of Ana Moreno',
    'Interest, without support$0.00 by the records of Ben Carter',
    'Page 3 of 3',
  ])
    expect(words).toContain(part)
  const his = await wordsFor(f.ben, f, '?rate=10')
  expect(his.replace('Made byBen Carter', 'Made byAna Moreno')).toBe(words)
})

test('a calendar year has what was paid, received and confirmed in it, without what came back', async () => {
  const { f } = await withPayments()
  expect((await historyOf(f.ana, f)).taxYear).toBeNull()
  expect((await historyOf(f.ben, f, '&year=2026')).taxYear).toEqual({
    year: '2026',
    rows: [{ payer: 'B', book: 'support', child: null, paid: 48_350, received: 45_000, confirmed: 45_000 }],
  })
  expect((await historyOf(f.ben, f, '&year=2026&kind=shared')).taxYear!.rows).toEqual([])
  const reply = await pdf(f.ben, f, '?year=2025&kind=support')
  expect(reply.headers['content-disposition']).toContain('payment-history-2025.pdf')
  const words = await wordsOf(reply.rawPayload)
  expect(words).toContain('Statement of child support')
  expect(words).toContain('January 1 to December 31, 2025')
  expect(words).toContain('Ben Carter Child support All children $500.00 $500.00 $500.00')
  expect(words).toContain('not tax advice')
})

test('the law of the state stands with its citation and when it was checked', async () => {
  const { f } = await withPayments()
  await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}`, payload: { state: 'CA' } })
  const [rule] = (await historyOf(f.ana, f)).interest!.rules
  const words = await wordsFor(f.ana, f)
  expect(words).toContain(`CA: 10% (since ${rule!.from}; ${rule!.citation}).`)
  expect(words).toContain(`Last checked against the state’s code: ${rule!.checkedOn ?? 'not yet'}.`)
})

test('nobody else is given it, and an address with another year has nothing', async () => {
  const { f } = await withPayments()
  const other = await family(await theApp())
  expect((await pdf(other.ana, f)).statusCode).toBe(404)
  expect((await pdf(f.ana, f, '?year=1')).statusCode).toBe(404)
})

test('interest is given without what a parent sees differently, too', async () => {
  const { f, term } = await withPayments()
  expect((await historyOf(f.ana, f, '&rate=10')).interest!.undisputed).toBeNull()
  const second = (await send(f.ana, f, 'support', { ...support, amount: '100', firstDue: '2025-11-15' })).json().id
  const before = (await historyOf(f.ana, f, '&rate=10')).interest!
  await send(f.ben, f, `support/${term}/dispute`, { reason: 'The order says 300.' })
  const { interest } = await historyOf(f.ana, f, '&rate=10')
  expect(interest!.byReceiver).toEqual(before.byReceiver)
  expect(interest!.undisputed!.byReceiver[0]).toMatchObject({ from: '2025-11-15', principal: 10_000 })
  await send(f.ben, f, `support/${second}/dispute`, { reason: 'It ended.' })
  expect((await historyOf(f.ana, f, '&rate=10')).interest!.undisputed).toEqual({ byPayer: [], byReceiver: [] })
})
