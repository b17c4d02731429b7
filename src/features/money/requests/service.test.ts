import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { act } from '#test/support/expenses.ts'
import { ordered } from '#test/support/exchanges.ts'
import { type Family, family, grant, system, type TestPerson } from '#test/support/family.ts'
import { ask, sendRequest } from '#test/support/requests.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import type { Request } from './contract.ts'

// The server's clock is at Thursday, March 12, 2026, 2 pm in New York.

const theApp = sharedApp()
const listed = async (who: TestPerson, { caseId }: Family): Promise<Request[]> =>
  (await who.inject(`/api/expenses/requests?case=${caseId}`))
    .json<{ requests: Request[] }>()
    .requests.toSorted((one, other) => one.cents - other.cents)
const answers = async (who: TestPerson) => (await who.inject('/api/answers')).json().waits
const sentence = (reply: { statusCode: number; json: () => { message?: string; detail?: { field?: string } } }) => {
  const { message, detail } = reply.json()
  return { status: reply.statusCode, message, ...detail }
}
const bill = (who: TestPerson, f: Family, request: string, expense: object) =>
  act(who, f, '', { ...expense, title: 'Braces', request, send: true })

/** The case counts its days in another zone. */
const moved = async (backend: TestApp, { caseId }: Family, zone: string) =>
  system(backend, (tx) => tx.updateTable('case_file').set({ zone }).where('case_id', '=', caseId).execute())

/** An order that asks for a yes above $150, and what it says of silence. */
async function orderSays(f: Family, more: object) {
  await ordered(await theApp(), f, {})
  const { id } = await (
    await theApp()
  ).database.owner
    .selectFrom('case_order')
    .select('id')
    .where('case_id', '=', f.caseId)
    .executeTakeFirstOrThrow()
  const term = {
    says: { kind: 'expense_consent', cents: 15_000, ...more },
    clause: { paragraph: '7', text: 'Above $150 both agree before.' },
    since: null,
    until: null,
  }
  await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/orders/${id}/terms`, payload: { terms: [term] } })
}

test('she asks, he counters, she agrees; the receipt names the request, and both read over and under', async () => {
  const f = await family(await theApp())
  const { id, expense } = await sendRequest(f.ana, f)
  // Ana bears 60 %, and both see it.
  for (const who of [f.ana, f.ben]) expect(await listed(who, f)).toMatchObject([{ id, state: 'sent', shares: { A: 12_000, B: 8000 } }])
  expect(await answers(f.ben)).toMatchObject([{ kind: 'request', id, title: 'Braces', to: `/co-parenting-expenses?request=${id}` }])
  expect((await ask(f.ben, f, `${id}/view`)).json()).toEqual({ state: 'viewed' })
  const same = { cents: 20_000, provider: 'Dr. Ruiz', note: '' }
  expect(sentence(await ask(f.ben, f, `${id}/counter`, same))).toMatchObject({ status: 400, field: 'cents' })
  const other = (await ask(f.ben, f, `${id}/counter`, { cents: 18_000, provider: 'Dr. Lee', note: 'In our network.' })).json<{
    id: string
  }>()
  expect(await answers(f.ben)).toEqual([])
  expect(await answers(f.ana)).toMatchObject([{ kind: 'request', id: other.id, isCounter: true }])
  expect(sentence(await ask(f.ben, f, `${other.id}/agree`))).toMatchObject({ status: 403 })
  expect(sentence(await ask(f.ben, f, `${id}/agree`))).toMatchObject({
    status: 409,
    message: 'This request was answered with other terms.',
  })
  expect((await ask(f.ana, f, `${other.id}/agree`)).json()).toEqual({ state: 'agreed' })
  const [row] = await listed(f.ben, f)
  expect(row).toMatchObject({
    id: other.id,
    cents: 18_000,
    provider: 'Dr. Lee',
    isToBill: true,
    askerSide: 'A',
    shares: { A: 10_800, B: 7200 },
  })
  expect(row!.history.map(({ what, name, cents }) => [what, name, cents])).toEqual([
    ['sent', 'Ana Moreno', 20_000],
    ['viewed', 'Ben Carter', 20_000],
    ['countered', 'Ben Carter', 18_000],
    ['agreed', 'Ana Moreno', 18_000],
  ])
  const draft = (await act(f.ana, f, '', { ...expense, request: other.id, send: false })).json<{ id: string }>()
  // A draft is no bill yet.
  expect(await listed(f.ben, f)).toMatchObject([{ billed: { count: 0 }, isToBill: true }])
  await act(f.ana, f, draft.id, { ...expense, cents: 20_500, request: other.id, send: true }, 'PUT')
  expect(await listed(f.ben, f)).toMatchObject([{ billed: { count: 1, cents: 20_500 }, isToBill: false }])
  for (const who of [f.ana, f.ben])
    expect((await who.inject(`/api/cases/${f.caseId}/expenses/${draft.id}`)).json().request).toEqual({
      id: other.id,
      title: 'Braces',
      cents: 18_000,
      state: 'agreed',
      billed: 20_500,
    })
  // What was agreed and billed is not dropped.
  expect(sentence(await ask(f.ana, f, `${other.id}/withdraw`))).toMatchObject({ status: 409 })
  await act(f.ana, f, `${draft.id}/withdraw`, { reason: '' })
  expect(await listed(f.ana, f)).toMatchObject([{ billed: { count: 0 }, isToBill: true }])
  // Who agreed does not take the yes back: Ben offered the terms, and Ana asked first.
  expect(sentence(await ask(f.ben, f, `${other.id}/withdraw`))).toMatchObject({ status: 403 })
  expect((await ask(f.ana, f, `${other.id}/withdraw`)).json()).toEqual({ state: 'withdrawn' })
  expect(sentence(await bill(f.ana, f, other.id, expense))).toMatchObject({ status: 400 })
})

test('what silence means is the order’s to say, from the day after its last day, and an answer still counts after it', async () => {
  const backend = await theApp()
  const [said, unsaid, no] = [await family(backend), await family(backend), await family(backend)]
  await orderSays(said, { days: 0, silence: 'yes' })
  await orderSays(no, { days: 0, silence: 'no' })
  await orderSays(unsaid, { days: 0 })
  const { id } = await sendRequest(said.ana, said)
  const other = await sendRequest(no.ana, no)
  await sendRequest(unsaid.ana, unsaid)
  const small = await sendRequest(said.ana, said, { cents: 15_000, title: 'Cleats', answerBy: '2026-03-12' })
  expect(await listed(said.ben, said)).toMatchObject([
    { id: small.id, answerBy: '2026-03-12', consent: null, silence: 'waiting' },
    { id, answerBy: '2026-03-12', consent: { days: 0, silence: 'yes', clause: { paragraph: '7' } }, silence: 'waiting' },
  ])
  // The last day is over first where the day begins first: the zone of the case decides.
  for (const f of [said, no, unsaid]) await moved(backend, f, 'Pacific/Kiritimati')
  // No order asks for a yes to the small one: no answer is no answer.
  expect(await listed(said.ana, said)).toMatchObject([
    { silence: 'none', isToBill: false },
    { silence: 'yes', isToBill: true },
  ])
  expect(await listed(no.ana, no)).toMatchObject([{ silence: 'no', isToBill: false, state: 'sent' }])
  expect(await listed(unsaid.ana, unsaid)).toMatchObject([{ silence: 'none', isToBill: false, state: 'sent' }])
  expect((await ask(no.ben, no, `${other.id}/agree`)).json()).toEqual({ state: 'agreed' })
  expect(await listed(no.ana, no)).toMatchObject([{ state: 'agreed', silence: null, settledOn: '2026-03-13', answerBy: '2026-03-12' }])
  expect((await ask(said.ben, said, `${id}/decline`, { reason: 'Too much.' })).json()).toEqual({ state: 'declined' })
})

test('a draft is its author’s alone, may be unfinished, and is discarded without a trace of its words', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { draft } = await sendRequest(f.ana, f)
  const made = await ask(f.ana, f, '', { ...draft, title: '', cents: 0, category: null, children: [], send: false })
  const { id } = made.json<{ id: string }>()
  expect(await listed(f.ben, f)).toHaveLength(1)
  expect(sentence(await ask(f.ana, f, id, { ...draft, title: '', send: true }, 'PUT'))).toMatchObject({ status: 400, field: 'title' })
  expect((await ask(f.ana, f, id, { ...draft, send: false }, 'PUT')).json()).toEqual({ state: 'draft' })
  expect((await ask(f.ana, f, id, { ...draft, send: true }, 'PUT')).json()).toEqual({ state: 'sent' })
  expect(sentence(await ask(f.ana, f, id, { ...draft, send: false }, 'PUT'))).toMatchObject({ status: 409 })
  const second = (await ask(f.ana, f, '', { ...draft, title: 'A gift', send: false })).json<{ id: string }>()
  expect((await ask(f.ana, f, `${second.id}/withdraw`)).json()).toEqual({ state: 'withdrawn' })
  const row = backend.database.owner.selectFrom('expense_request').selectAll().where('id', '=', second.id)
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({ title: '', cents: 0, provider: '' })
  expect((await ask(f.ana, f, `${id}/withdraw`)).json()).toEqual({ state: 'withdrawn' })
  expect(sentence(await ask(f.ben, f, `${id}/agree`))).toMatchObject({ status: 409, message: 'This request was withdrawn.' })
})

test('bad input is refused with a sentence, and changes nothing', async () => {
  const f = await family(await theApp())
  const { id, draft, expense } = await sendRequest(f.ana, f)
  const refused = async (more: object) => sentence(await ask(f.ana, f, '', { ...draft, ...more, send: true }))
  for (const cents of [0, -500, 12.5, Number('1234567890123456789')])
    expect(await refused({ cents })).toMatchObject({ status: 400, field: 'cents' })
  expect(await refused({ day: '2027-02-29' })).toMatchObject({
    status: 400,
    field: 'day',
    message: 'There is no such day in the calendar.',
  })
  expect(await refused({ day: '2026-03-11' })).toMatchObject({ status: 400, field: 'day' })
  expect(await refused({ answerBy: '2026-03-11' })).toMatchObject({ status: 400, field: 'answerBy' })
  expect(await refused({ children: [] })).toMatchObject({ status: 400, field: 'children' })
  expect(await refused({ children: [randomUUID()] })).toMatchObject({ status: 400, field: 'children' })
  expect(await refused({ category: randomUUID() })).toMatchObject({ status: 400, field: 'category' })
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/expense-categories/${draft.category}/end` })
  expect(await refused({})).toMatchObject({
    status: 400,
    field: 'category',
    message: 'This category is no longer used for new expenses. Choose another one.',
  })
  expect(sentence(await ask(f.ben, f, `${id}/decline`, { reason: '' }))).toMatchObject({ status: 400, field: 'reason' })
  expect(sentence(await ask(f.ben, f, `${id}/counter`, { cents: 0, provider: '', note: '' }))).toMatchObject({
    status: 400,
    field: 'cents',
  })
  expect(sentence(await ask(f.ana, f, `${id}/agree`))).toMatchObject({ status: 403 })
  expect(sentence(await bill(f.ana, f, randomUUID(), expense))).toMatchObject({ status: 400, field: 'request' })
  expect(await listed(f.ben, f)).toMatchObject([{ id, state: 'sent' }])
})

test('of two answers at once one wins, each settled step leaves its leaf', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = await sendRequest(f.ana, f)
  const both = await Promise.all([ask(f.ben, f, `${id}/agree`), ask(f.ben, f, `${id}/decline`, { reason: 'No.' })])
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
  const leaves = await backend.database.owner.selectFrom('ledger_leaf').select('verb').where('case_id', '=', f.caseId).execute()
  const verbs = leaves.map(({ verb }) => verb).filter((verb) => verb.startsWith('requests.'))
  expect(verbs).toHaveLength(2)
  expect(verbs).toContain('requests.add')
})

test('a seat that was granted expenses reads requests and answers none; strangers read none', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = await sendRequest(f.ana, f)
  const person = await grant(backend, f, { role: 'attorney', scopes: ['expenses'] })
  expect(await listed(person, f)).toMatchObject([{ id, can: [] }])
  expect((await ask(person, f, `${id}/agree`)).statusCode).toBeGreaterThanOrEqual(400)
  const other = await family(backend)
  expect((await ask(other.ana, f, `${id}/agree`)).statusCode).toBe(404)
  expect((await ask(other.ana, other, `${id}/agree`)).statusCode).toBe(404)
})
