import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Scope } from '#case/cases/contract.ts'
import { scheduled, send } from '#test/support/exchanges.ts'
import { sendExpense } from '#test/support/expenses.ts'
import { family, type Family, grant, system, type TestPerson } from '#test/support/family.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { paymentBody } from '#test/support/payments.ts'
import { sendRequest } from '#test/support/requests.ts'
import { post, proposed } from '#test/support/schedule-acts.ts'
import { actOnPaper, askedPaper } from '#test/support/signing.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import type { CaseRow } from './contract.ts'

// The server's clock is at Thursday, March 12, 2026, 2 pm in New York.
const theApp = sharedApp()

const rowsOf = async (who: Pick<TestPerson, 'inject'>) => (await who.inject('/api/caseload')).json<{ rows: CaseRow[] }>().rows
const rowOf = async (who: Pick<TestPerson, 'inject'>, seat: string) => (await rowsOf(who)).find((row) => row.seat === seat)!
const kindsOf = ({ dues }: CaseRow) => dues.map(({ kind, who }) => `${kind}: ${who}`)

const refusal = { hours: 4, answer: 2 }
const plans = (f: Family, path = '') => `/api/cases/${f.caseId}/plans${path}`

/** A plan of Ana's with clauses that she proposed. */
async function planned(f: Family, clauses: Record<string, object> = { 'first-refusal': refusal }): Promise<string> {
  const plan = (await post(f.ana, plans(f), { title: 'Our plan' })).json<{ id: string }>().id
  for (const [clause, answers] of Object.entries(clauses)) {
    await post(f.ana, plans(f, `/${plan}/clauses`), { clause, answers })
    expect((await onClause(f.ana, f, plan, 'propose', { answers }, clause)).statusCode).toBe(200)
  }
  return plan
}
/** Acts on the version of a clause that the parent sees. */
async function onClause(who: TestPerson, f: Family, plan: string, how: string, more: object, clause = 'first-refusal') {
  const { items } = (await who.inject(`/api/plans/${plan}?case=${f.caseId}`)).json()
  const { id, version, digest } = items.find((item: { clause: string }) => item.clause === clause)
  return post(who, plans(f, `/${plan}/clauses/${id}/${how}`), { version, digest, ...more })
}
const paid = async (f: Family, more: object = {}) =>
  (await post(f.ben, `/api/cases/${f.caseId}/payments`, paymentBody(more))).json<{ id: string }>().id
const asked = async (backend: TestApp, f: Family) => {
  const url = `/api/cases/${f.caseId}/messages`
  const message = { subject: 'School fair', ...written([f.ben.memberId]), kind: 'request', needsAnswer: true, sendAt: null }
  const reply = await f.ana.inject({ method: 'POST', url, payload: message, headers: { 'idempotency-key': randomUUID() } })
  expect(reply.statusCode).toBe(200)
  await letMessagesOut(backend)
  return reply.json<{ id: string }>().id
}
const swap = (f: Family) => ({
  kind: 'give',
  legs: [{ from: '2026-03-20T18:00', to: '2026-03-22T18:00', children: f.children.map(({ id }) => id), side: 'A' }],
  reason: 'My sister marries on that Saturday.',
  handover: '',
  respondBy: null,
  send: true,
})
const asSwap = async (_: TestApp, f: Family) => (await send(f.ana, f, 'trades', swap(f))).json<{ id: string }>().id

/** Each thing that a parent asks the other to answer, the part of a case that shows it, and what is put first. */
const things: readonly [kind: string, scope: Scope, who: string, put: (backend: TestApp, f: Family) => Promise<unknown>][] = [
  ['swap', 'trades', 'Ben Carter', async (backend, f) => (await scheduled(backend, f), asSwap(backend, f))],
  ['schedule', 'schedule', 'Ben Carter', (_, f) => proposed(f.ana, f)],
  ['message', 'messages', 'Ben Carter', asked],
  ['expense', 'expenses', 'Ben Carter', (_, f) => sendExpense(f.ana, f)],
  ['request', 'expenses', 'Ben Carter', (_, f) => sendRequest(f.ana, f)],
  ['payment', 'payments', 'Ana Moreno', (_, f) => paid(f)],
  ['plan', 'schedule', 'Ben Carter', (_, f) => planned(f)],
  ['signature', 'case', 'Ben Carter', (_, f) => askedPaper(f)],
]

test.each(things)(
  'what waits (%s) is listed where the grant shows %s, and is not even counted elsewhere',
  async (kind, scope, who, put) => {
    const backend = await theApp()
    const f = await family(backend)
    const all: readonly Scope[] = ['schedule', 'trades', 'messages', 'expenses', 'payments', 'case', 'hearings', 'orders', 'children']
    const seesIt = await grant(backend, f, { scopes: [scope] })
    const seesTheRest = await grant(backend, f, { scopes: all.filter((other) => other !== scope) })
    await put(backend, f)
    const row = await rowOf(seesIt, seesIt.memberId)
    expect([kindsOf(row), row.dueCount]).toEqual([[`${kind}: ${who}`], 1])
    const rest = await rowOf(seesTheRest, seesTheRest.memberId)
    expect([rest.dues, rest.dueCount]).toEqual([[], 0])
    // Two grants of one person: what the one shows is not beside the other.
    const both = await grant(backend, f, { scopes: [scope] })
    const other = await grant(backend, f, { scopes: all.filter((one) => one !== scope), who: both }, f.ben.memberId)
    expect([(await rowOf(both, both.memberId)).dueCount, (await rowOf(both, other.memberId)).dueCount]).toEqual([1, 0])
    // What it shows is a look at that part, for the parent who granted the seat.
    const looks = await system(backend, (tx) =>
      tx.selectFrom('case_look').select('scope').where('member_id', '=', seesIt.memberId).execute(),
    )
    expect(looks).toEqual([{ scope }])
    const none = await system(backend, (tx) => tx.selectFrom('case_look').select('scope').where('member_id', '=', other.memberId).execute())
    expect(none).toEqual([])
  },
)

test('a message is due until its answer is out, also where many were answered before it, and only on the days of the grant', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f, { scopes: ['messages'] })
  const over = await grant(backend, f, { scopes: ['messages'], days: { from: '2026-03-01', to: '2026-03-11' } })
  const later = await grant(backend, f, { scopes: ['messages'], days: { from: '2026-03-13', to: '2026-04-30' } })
  const today = await grant(backend, f, { scopes: ['messages'], days: { from: '2026-03-12', to: '2026-03-12' } })
  const [one, two] = [await asked(backend, f), await asked(backend, f)]
  const counted = async () => Promise.all([lena, over, later, today].map(async (who) => (await rowOf(who, who.memberId)).dueCount))
  expect(await counted()).toEqual([2, 0, 0, 2])
  const reply = await post(f.ben, `/api/cases/${f.caseId}/messages/${one}/reply`, {
    ...written([f.ana.memberId]),
    sendAt: null,
    isAddendum: false,
  })
  expect(reply.statusCode).toBe(200)
  // Sent, and not out yet.
  expect(await counted()).toEqual([2, 0, 0, 2])
  await letMessagesOut(backend)
  expect(await counted()).toEqual([1, 0, 0, 1])
  expect((await rowOf(lena, lena.memberId)).dues.map(({ id }) => id)).toEqual([two])
})

test('a payment is due from who was paid, on the days of the grant, until it is confirmed', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f, { scopes: ['payments'] })
  const later = await grant(backend, f, { scopes: ['payments'], days: { from: '2026-03-11', to: '2026-04-30' } })
  const id = await paid(f)
  expect((await rowOf(lena, lena.memberId)).dues).toEqual([
    { kind: 'payment', id, side: 'A', who: 'Ana Moreno', due: null, to: `/co-parenting-payments?request=${id}` },
  ])
  expect((await rowOf(later, later.memberId)).dueCount).toBe(0)
  await post(f.ana, `/api/cases/${f.caseId}/payments/${id}/confirm`)
  expect((await rowOf(lena, lena.memberId)).dueCount).toBe(0)
})

test('a plan is one row for each parent who is to answer, moves with a counter-offer, and goes with the answer', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f, { scopes: ['schedule'], seesPrivate: true })
  const plan = await planned(f, { 'first-refusal': refusal, 'transport-one': { parent: 'B' } })
  // A draft waits for nobody, and a plan that holds only drafts is not shown.
  await post(f.ana, plans(f), { title: 'Another' })
  const row = async () => rowOf(lena, lena.memberId)
  expect((await row()).dues).toMatchObject([{ kind: 'plan', side: 'B', due: null, to: `/parenting-plan-builder?plan=${plan}` }])
  await onClause(f.ben, f, plan, 'counter', { answers: { hours: 6, answer: 2 } })
  expect(kindsOf(await row()).toSorted()).toEqual(['plan: Ana Moreno', 'plan: Ben Carter'])
  expect(new Set((await row()).dues.map(({ id }) => id)).size).toBe(2)
  await onClause(f.ben, f, plan, 'answer', { act: 'accept' }, 'transport-one')
  expect(kindsOf(await row())).toEqual(['plan: Ana Moreno'])
  await onClause(f.ana, f, plan, 'answer', { act: 'decline' })
  expect((await row()).dueCount).toBe(0)
})

test('a plan that came after the days of a grant is not listed', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const over = await grant(backend, f, { scopes: ['schedule'], days: { from: '2026-03-01', to: '2026-03-11' } })
  await planned(f)
  expect((await rowOf(over, over.memberId)).dueCount).toBe(0)
})

test('a paper is due by its day, and no longer once it is signed or its time is over', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const lena = await grant(backend, f, { scopes: ['case'] })
  const { request, sha256, ben } = await askedPaper(f)
  const due = new Date(backend.clock.now + 7 * 86_400_000).toISOString()
  expect((await rowOf(lena, lena.memberId)).dues).toEqual([
    { kind: 'signature', id: request, side: 'B', who: 'Ben Carter', due, to: `/documents?sign=${request}` },
  ])
  await actOnPaper(f.ben, f, request, 'sign', { name: ben, agrees: true, sha256 })
  expect((await rowOf(lena, lena.memberId)).dueCount).toBe(0)
  await askedPaper(f)
  expect((await rowOf(lena, lena.memberId)).dueCount).toBe(1)
  // A week later, and still signed in.
  backend.clock.now = Date.parse(due)
  const session = { last_used_at: new Date(due), expires_at: new Date(backend.clock.now + 3_600_000) }
  await backend.database.owner.updateTable('session').set(session).where('account_id', '=', lena.account).execute()
  expect((await rowOf(lena, lena.memberId)).dueCount).toBe(0)
})
