import { expect, test } from 'vitest'
import { budgetLeft } from '#domain/order-terms/budget.ts'
import { quietAt } from '#domain/order-terms/hours.ts'
import { noticeUnder } from '#domain/order-terms/notice.ts'
import { family, type Family, grant, system, type TestPerson } from '#test/support/family.ts'
import { order, send } from '#test/support/record.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { OrderWithTerms, TermDraft } from './contract.ts'
import { termsIn } from './public.ts'

const theApp = sharedApp()

const term = (says: TermDraft['says'], paragraph = '9(b)'): TermDraft => ({
  says,
  clause: { paragraph, text: '' },
  since: null,
  until: null,
})
const quiet = term({ kind: 'quiet_hours', days: [0, 1, 2, 3, 4, 5, 6], from: '21:00', to: '07:00', exceptEmergencies: true })
const limit = term({ kind: 'message_limit', count: 2, per: 'day', exceptEmergencies: false }, '9(c)')
const pay = term({ kind: 'expense_pay', days: 30 }, '14')

const ordersOf = async (who: TestPerson, { caseId }: Family): Promise<OrderWithTerms[]> =>
  (await who.inject(`/api/cases/order-terms?case=${caseId}`)).json().orders
const save = (who: TestPerson, f: Family, id: string, terms: readonly TermDraft[]) => send(who, f, 'PUT', `/orders/${id}/terms`, { terms })
async function withOrder(f: Family, isShared: boolean): Promise<string> {
  return (await send(f.ana, f, 'POST', '/orders', { ...order, isShared })).json().id
}

test('who added an order writes its terms, and the other parent sees them as long as the order is shared', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const id = await withOrder(f, false)
  expect((await save(f.ana, f, id, [quiet, limit])).json()).toEqual({ saved: true })
  expect(await ordersOf(f.ana, f)).toMatchObject([{ id, terms: [quiet, limit], can: { change: true } }])
  expect(await ordersOf(f.ben, f)).toEqual([])
  expect((await save(f.ben, f, id, [])).statusCode).toBe(404)

  await send(f.ana, f, 'PUT', `/orders/${id}`, { ...order, isShared: true })
  expect(await ordersOf(f.ben, f)).toMatchObject([{ terms: [quiet, limit], can: { change: false } }])
  expect((await save(f.ben, f, id, [])).statusCode).toBe(403)
  const lawyer = await grant(backend, f, { scopes: ['orders'] })
  expect(await ordersOf(lawyer, f)).toMatchObject([{ terms: [quiet, limit], can: { change: false } }])
  expect(await ordersOf(await grant(backend, f, { scopes: ['schedule'] }), f)).toBeUndefined()

  await send(f.ana, f, 'PUT', `/orders/${id}`, { ...order, isShared: false })
  expect(await ordersOf(f.ben, f)).toEqual([])
})

test('what stays is the row that it was, what is left out is removed, and writing the same again changes nothing', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const id = await withOrder(f, true)
  await save(f.ana, f, id, [quiet, limit])
  const rows = () =>
    system(backend, (tx) =>
      tx
        .selectFrom('order_term')
        .select(['id', 'paragraph', 'position', 'removed_at'])
        .where('case_id', '=', f.caseId)
        .orderBy('paragraph')
        .execute(),
    )
  const leaves = async () =>
    (await system(backend, (tx) => tx.selectFrom('ledger_leaf').select('verb').where('case_id', '=', f.caseId).execute())).filter(
      ({ verb }) => verb === 'orderTerms.save',
    ).length
  const [first] = await rows()
  await save(f.ana, f, id, [limit, pay, quiet])
  expect(await rows()).toMatchObject([
    { paragraph: '14', position: 1, removed_at: null },
    { id: first!.id, paragraph: '9(b)', position: 2, removed_at: null },
    { paragraph: '9(c)', position: 0, removed_at: null },
  ])
  expect(await leaves()).toBe(2)
  await save(f.ana, f, id, [limit, pay, quiet])
  expect(await leaves()).toBe(2)
  await save(f.ana, f, id, [pay])
  expect(await ordersOf(f.ben, f)).toMatchObject([{ terms: [pay] }])
  expect((await rows()).map(({ removed_at }) => removed_at !== null)).toEqual([false, true, true])
  expect(await leaves()).toBe(3)
})

test('two tabs that save at once leave the terms of the last one', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const id = await withOrder(f, true)
  const replies = await Promise.all([save(f.ana, f, id, [quiet, limit]), save(f.ana, f, id, [quiet, limit])])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await ordersOf(f.ana, f)).toMatchObject([{ terms: [quiet, limit] }])
})

test('a term that can’t be is refused with its reason', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const id = await withOrder(f, true)
  const refused = async (wrong: object) => {
    const reply = await send(f.ana, f, 'PUT', `/orders/${id}/terms`, { terms: [{ ...quiet, ...wrong }] })
    return [reply.statusCode, reply.json().message]
  }
  expect(await refused({ since: '2026-02-30' })).toEqual([400, 'There is no such day in the calendar.'])
  expect(await refused({ since: '2026-02-02', until: '2026-02-01' })).toEqual([400, 'A term ends before it begins.'])
  expect(await refused({ says: { ...quiet.says, days: [1, 1] } })).toEqual([400, 'A term names something twice.'])
  const same = await send(f.ana, f, 'PUT', `/orders/${id}/terms`, { terms: [quiet, limit, quiet] })
  expect([same.statusCode, same.json().message]).toEqual([400, 'A term is there twice.'])
  for (const says of [
    { kind: 'channel', name: 'Pigeon' },
    { ...quiet.says, days: [] },
    { ...quiet.says, from: '9 pm' },
    { ...pay.says, days: 1.5 },
  ])
    expect((await refused({ says }))[0]).toBe(400)
  expect(await ordersOf(f.ana, f)).toMatchObject([{ terms: [] }])
})

test('the terms in effect are those of the orders in force, with the channel that an order names, and never outside of its days', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const clause = { paragraph: '3', text: '' }
  const { id } = (
    await send(f.ana, f, 'POST', '/orders', {
      ...order,
      isShared: true,
      effectiveOn: '2026-03-01',
      endsOn: '2026-06-30',
      facts: { channel: { name: 'CaseBalance', clause } },
    })
  ).json()
  const notice = term({ kind: 'notice', by: ['app'], days: 14 }, '11')
  await save(f.ana, f, id, [{ ...quiet, since: '2025-01-01', until: '2027-01-01' }, limit, notice])
  const terms = await system(backend, (tx) => termsIn(tx, f.caseId, '2026-03-15'))
  expect(terms.map(({ kind, since, until }) => [kind, since, until])).toEqual([
    ['channel', '2026-03-01', '2026-06-30'],
    ['quiet_hours', '2026-03-01', '2026-06-30'],
    ['message_limit', '2026-03-01', '2026-06-30'],
    ['notice', '2026-03-01', '2026-06-30'],
  ])
  const now = Date.parse('2026-03-16T03:00:00Z')
  expect(quietAt(terms, now, 'America/New_York')?.term.clause.paragraph).toBe('9(b)')
  expect(budgetLeft(terms, [now - 3_600_000], now, 'America/New_York')).toMatchObject({ used: 1, left: 1 })
  expect(noticeUnder(terms, '2026-03-15').map(({ order: title }) => title)).toEqual(['Decree'])
  expect(await system(backend, (tx) => termsIn(tx, f.caseId, '2026-07-01'))).toEqual([])
  await send(f.ana, f, 'POST', `/orders/${id}/removed`, { removed: true })
  expect(await system(backend, (tx) => termsIn(tx, f.caseId, '2026-03-15'))).toEqual([])
})
