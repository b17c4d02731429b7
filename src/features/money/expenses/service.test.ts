import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { act, firstCategory, sendExpense } from '#test/support/expenses.ts'
import { type Family, family, grant, newPerson, system, type TestPerson } from '#test/support/family.ts'
import { sharedApp, type TestApp } from '#test/support/test-app.ts'
import { iterations } from '#test/support/depth.ts'
import type { Split } from '#domain/splits/split.ts'
import type { Expense, ExpenseRow } from './contract.ts'

// The server's clock is at Thursday, March 12, 2026, 2 pm in New York.

const theApp = sharedApp()
const read = async (who: TestPerson, { caseId }: Family, more = '') => (await who.inject(`/api/expenses?case=${caseId}${more}`)).json()
const listed = async (who: TestPerson, f: Family, more = ''): Promise<ExpenseRow[]> => (await read(who, f, more)).expenses
const one = async (who: TestPerson, f: Family, id: string): Promise<Expense> =>
  (await who.inject(`/api/cases/${f.caseId}/expenses/${id}`)).json()
const sentence = (reply: { statusCode: number; json: () => { message?: string; detail?: { field?: string } } }) => {
  const { message, detail } = reply.json()
  return { status: reply.statusCode, message, ...detail }
}
const answer = (who: TestPerson, f: Family, id: string, approved: number, reason = '') => act(who, f, `${id}/answer`, { approved, reason })

test('Ana sends an expense, Ben opens it and approves a part: both see the same amounts, and who owes what', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = await sendExpense(f.ana, f, { cents: 10_000 })
  expect(await listed(f.ben, f)).toMatchObject([{ state: 'submitted', asked: 4000, can: ['view', 'answer', 'comment'], isMine: false }])
  expect((await act(f.ben, f, `${id}/view`)).json()).toEqual({ state: 'viewed' })
  const seen = (await one(f.ana, f, id)).viewedAt
  backend.clock.now += 60_000
  await act(f.ben, f, `${id}/view`)
  expect((await one(f.ana, f, id)).viewedAt).toBe(seen)
  expect(sentence(await answer(f.ben, f, id, 7500))).toMatchObject({ status: 400, field: 'reason' })
  expect((await answer(f.ben, f, id, 7500, 'The laces were not needed.')).json()).toEqual({ state: 'partially_approved' })
  for (const who of [f.ana, f.ben]) {
    expect(await one(who, f, id)).toMatchObject({ state: 'partially_approved', approved: 7500, owed: 3000, open: 3000 })
    expect((await read(who, f)).balance).toMatchObject({ owes: 'B', cents: 3000, items: 1, oldest: '2026-03-12' })
  }
  const { history } = await one(f.ana, f, id)
  expect(history.map(({ what, name }) => [what, name])).toEqual([
    ['submitted', 'Ana Moreno'],
    ['viewed', 'Ben Carter'],
    ['partially_approved', 'Ben Carter'],
  ])
  // What was approved stays, and more of it can be.
  expect(sentence(await answer(f.ben, f, id, 5000, 'Less.'))).toMatchObject({ status: 400, field: 'approved' })
  expect((await answer(f.ben, f, id, 10_000)).json()).toEqual({ state: 'approved' })
  expect((await read(f.ben, f)).balance).toMatchObject({ owes: 'B', cents: 4000, items: 1 })
})

test('expenses both ways are set off against each other', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const first = await sendExpense(f.ana, f, { cents: 10_000 })
  const second = await sendExpense(f.ben, f, { cents: 5000 })
  await answer(f.ben, f, first.id, 10_000)
  await answer(f.ana, f, second.id, 5000)
  // Ben owes 40 % of 100 dollars, Ana 60 % of 50.
  expect((await read(f.ana, f)).balance).toMatchObject({ owes: 'B', cents: 1000, items: 2 })
})

test('a draft is its author’s alone until it is sent, and can be unfinished', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { draft } = await firstCategory(f.ana, f)
  const made = await act(f.ana, f, '', { ...draft, title: '', cents: 0, category: null, children: [], send: false })
  const { id } = made.json<{ id: string }>()
  expect(await listed(f.ben, f)).toEqual([])
  expect((await f.ben.inject(`/api/cases/${f.caseId}/expenses/${id}`)).statusCode).toBe(404)
  expect(await listed(f.ana, f, '&show=drafts')).toMatchObject([{ state: 'draft', can: ['change', 'send', 'discard'] }])
  expect(sentence(await act(f.ana, f, id, { ...draft, title: '', send: true }, 'PUT'))).toMatchObject({ status: 400, field: 'title' })
  expect((await act(f.ana, f, id, { ...draft, send: true }, 'PUT')).json()).toEqual({ state: 'submitted' })
  expect(await listed(f.ben, f)).toMatchObject([{ id, state: 'submitted' }])
  expect(sentence(await act(f.ana, f, id, { ...draft, send: false }, 'PUT'))).toMatchObject({
    status: 409,
    message: 'This expense was sent already.',
  })
  const other = (await act(f.ana, f, '', { ...draft, send: false })).json<{ id: string }>()
  await act(f.ana, f, `${other.id}/withdraw`, { reason: '' })
  expect(await listed(f.ana, f)).toMatchObject([{ id }])
})

test('bad input is refused with a sentence, and changes nothing', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { draft } = await firstCategory(f.ana, f)
  const refused = async (more: object) => sentence(await act(f.ana, f, '', { ...draft, ...more, send: true }))
  expect(await refused({ cents: 0 })).toMatchObject({ status: 400, field: 'cents', message: 'Enter an amount above zero.' })
  expect(await refused({ cents: -500 })).toMatchObject({ status: 400, field: 'cents' })
  expect(await refused({ cents: 12.5 })).toMatchObject({ status: 400, field: 'cents' })
  expect(await refused({ cents: Number('1234567890123456789') })).toMatchObject({ status: 400, field: 'cents' })
  expect(await refused({ day: '2026-02-29' })).toMatchObject({
    status: 400,
    field: 'day',
    message: 'There is no such day in the calendar.',
  })
  expect(await refused({ day: '2026-03-13' })).toMatchObject({ status: 400, field: 'day' })
  expect(await refused({ day: '2025-12-31' })).toMatchObject({
    status: 400,
    field: 'category',
    message: 'This category has no split for that day yet.',
  })
  expect(await refused({ category: randomUUID() })).toMatchObject({ status: 400, field: 'category' })
  expect(await refused({ children: [randomUUID()] })).toMatchObject({ status: 400, field: 'children' })
  expect(await refused({ children: [] })).toMatchObject({ status: 400, field: 'children' })
  expect(await listed(f.ana, f)).toEqual([])
  const { id } = await sendExpense(f.ana, f)
  expect(sentence(await answer(f.ben, f, id, 4279))).toMatchObject({
    status: 400,
    field: 'approved',
    message: 'That is more than the expense.',
  })
  expect(sentence(await answer(f.ana, f, id, 100, 'x'))).toMatchObject({ status: 403 })
  expect(sentence(await act(f.ben, f, `${id}/withdraw`, { reason: '' }))).toMatchObject({ status: 403 })
})

const yearly: Split = { kind: 'threshold', side: 'A', cents: 25_000, per: 'year', A: 4000 }

test('the first 250 dollars a year are hers: counted over expenses and over a split that changes in the middle of the year', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id, draft } = await firstCategory(f.ana, f, yearly)
  const send = async (cents: number, day = '2026-02-10') => {
    const made = await act(f.ana, f, '', { ...draft, cents, day, send: true })
    return (await one(f.ana, f, made.json<{ id: string }>().id)).asked
  }
  expect([await send(20_000), await send(10_000)]).toEqual([0, 3000])
  const { category } = await categoryOf(f, id)
  expect(category).toMatchObject({ isUsed: true })
  const change = (since: string) =>
    f.ana.inject({
      method: 'PUT',
      url: `/api/cases/${f.caseId}/expense-categories/${id}`,
      payload: { title: category.title, child: null, split: { ...yearly, A: 5000 }, isPerChild: false, clause: category.clause, since },
    })
  expect(sentence(await change('2026-01-01'))).toMatchObject({ status: 400, field: 'since' })
  expect((await change('2026-03-01')).json()).toEqual({ saved: true })
  // 300 dollars were counted before, so nothing of the first 250 is left.
  expect([await send(10_000, '2026-03-05'), await send(10_000, '2026-02-20')]).toEqual([5000, 6000])
  const { category: frozen } = await categoryOf(f, id)
  expect(frozen).toMatchObject({ until: '2026-02-28', split: yearly })
})

async function categoryOf(f: Family, id: string) {
  const { categories } = await read(f.ana, f)
  return { category: categories.find((each: { id: string }) => each.id === id) }
}

test('a category in use that is taken off the list stays on its expenses', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id, draft } = await sendExpense(f.ana, f)
  await f.ben.inject({ method: 'POST', url: `/api/cases/${f.caseId}/expense-categories/${draft.category}/end` })
  expect(await listed(f.ana, f)).toMatchObject([{ id, category: draft.category, categoryTitle: expect.stringMatching(/^School/) }])
  expect(sentence(await act(f.ana, f, '', { ...draft, send: true }))).toMatchObject({ status: 400, field: 'category' })
  expect((await answer(f.ben, f, id, draft.cents)).json()).toEqual({ state: 'approved' })
})

test('one parent agrees to the split that the other entered, once', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = await firstCategory(f.ana, f)
  const agree = (who: TestPerson) => who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/expense-categories/${id}/agree` })
  expect(sentence(await agree(f.ana))).toMatchObject({ status: 403 })
  expect((await agree(f.ben)).json()).toEqual({ saved: true })
  const { agreedAt } = (await categoryOf(f, id)).category
  backend.clock.now += 60_000
  await agree(f.ben)
  expect((await categoryOf(f, id)).category.agreedAt).toBe(agreedAt)
})

test('a refund and insurance money lower what is owed; an expense that is withdrawn is owed no longer', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = await sendExpense(f.ana, f, { cents: 10_000 })
  await answer(f.ben, f, id, 10_000)
  const back = (what: string, cents: number) => act(f.ana, f, `${id}/returns`, { what, cents, words: '' })
  expect(sentence(await back('refund', 10_001))).toMatchObject({ status: 400, field: 'cents' })
  await back('refund', 2500)
  expect(await one(f.ben, f, id)).toMatchObject({ returned: 2500, approved: 7500, owed: 3000, open: 3000 })
  await back('insurance', 5000)
  expect((await read(f.ben, f)).balance).toMatchObject({ owes: 'B', cents: 1000 })
  expect((await act(f.ana, f, `${id}/withdraw`, { reason: 'Entered twice.' })).json()).toEqual({ state: 'void' })
  expect((await read(f.ben, f)).balance).toMatchObject({ owes: null, cents: 0 })
  expect(await listed(f.ben, f)).toMatchObject([{ id, state: 'void', open: 0, can: [] }])
})

test('a dispute owes nothing, is discussed, and can be approved later', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = await sendExpense(f.ana, f)
  expect((await answer(f.ben, f, id, 0, 'We did not agree to this.')).json()).toEqual({ state: 'disputed' })
  expect(sentence(await answer(f.ben, f, id, 0, 'Again.'))).toMatchObject({ status: 409 })
  expect((await read(f.ana, f)).balance.owes).toBeNull()
  backend.clock.now += 1000
  await act(f.ana, f, `${id}/comments`, { words: 'The coach asked for them.' })
  backend.clock.now += 1000
  expect((await answer(f.ben, f, id, 4278)).json()).toEqual({ state: 'approved' })
  expect((await one(f.ana, f, id)).history.map(({ what }) => what)).toEqual(['submitted', 'disputed', 'comment', 'approved'])
})

async function withTerms(backend: TestApp, f: Family): Promise<void> {
  const [order, at] = [randomUUID(), new Date('2026-01-02T15:00:00.000Z')]
  await system(backend, async (tx) => {
    await tx
      .insertInto('case_order')
      .values({
        case_id: f.caseId,
        id: order,
        author_id: f.ana.memberId,
        title: 'Decree',
        kind: 'decree',
        effective_on: '2026-01-01',
        facts: '{}',
        is_shared: true,
        created_at: at,
      })
      .execute()
    const says = [
      { kind: 'expense_submit', days: 30 },
      { kind: 'expense_pay', days: 0 },
      { kind: 'expense_consent', cents: 25_000 },
    ]
    for (const [position, term] of says.entries())
      await tx
        .insertInto('order_term')
        .values({
          case_id: f.caseId,
          id: randomUUID(),
          author_id: f.ana.memberId,
          order_id: order,
          is_shared: true,
          order_from: '2026-01-01',
          position,
          paragraph: `14(${position})`,
          words: 'As the order says.',
          says: JSON.stringify(term),
          created_at: at,
        })
        .execute()
  })
}

test('the order’s clocks stand on each expense: by when it is sent, answered and paid, and above what a yes comes first', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await withTerms(backend, f)
  backend.clock.now -= 2 * 86_400_000
  const { id } = await sendExpense(f.ana, f, { cents: 30_000, day: '2026-02-01' })
  const expense = await one(f.ben, f, id)
  expect(expense).toMatchObject({ answerBy: '2026-03-10', isOverdue: false })
  expect(expense.order.submit).toMatchObject({ days: 30, by: '2026-03-03', lateBy: 7, order: 'Decree' })
  expect(expense.order.pay).toMatchObject({ days: 0, clause: { paragraph: '14(1)' } })
  expect(expense.order.consent).toMatchObject({ cents: 25_000 })
  await answer(f.ben, f, id, 30_000)
  backend.clock.now += 2 * 86_400_000
  expect(await listed(f.ana, f)).toMatchObject([{ isOverdue: true }])
  expect((await read(f.ana, f)).balance).toMatchObject({ overdue: 12_000 })
})

test('who is not in the case, and a seat without expenses, see nothing', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = await sendExpense(f.ana, f)
  const stranger = await newPerson(backend)
  const attorney = await grant(backend, f, { role: 'attorney', scopes: ['expenses'] })
  const gal = await grant(backend, f, { role: 'gal', scopes: ['calendar'] })
  expect((await stranger.inject(`/api/cases/${f.caseId}/expenses/${id}`)).statusCode).toBe(404)
  expect((await gal.inject(`/api/cases/${f.caseId}/expenses/${id}`)).statusCode).toBe(404)
  expect(await one(attorney, f, id)).toMatchObject({ id, can: [] })
  expect((await act(attorney, f, `${id}/comments`, { words: 'Hello' })).statusCode).toBe(404)
})

test('the year as CSV: formula cells are text, amounts add up', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await sendExpense(f.ana, f, { title: '=HYPERLINK("http://a.example","cleats")' })
  const csv = await f.ben.inject(`/api/cases/${f.caseId}/expenses/year/2026`)
  expect(csv.headers['content-disposition']).toContain('expenses-2026.csv')
  const [head, line] = csv.body.split('\r\n')
  expect(head).toContain('first viewed at')
  expect(line).toContain(`"'=HYPERLINK(""http://a.example"",""cleats"")"`)
  expect(line).toContain('42.78')
})

const rounds = iterations(500, 3)
test(`of 100 answers at once exactly one wins, ${rounds} times`, { timeout: 900_000 }, async () => {
  const backend = await theApp()
  const f = await family(backend)
  const draft = (await firstCategory(f.ana, f)).draft
  for (let round = 0; round < rounds; round += 1) {
    const { id } = (await act(f.ana, f, '', { ...draft, send: true })).json<{ id: string }>()
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) => answer(f.ben, f, id, index % 2 === 0 ? draft.cents : 0, 'At once.')),
    )
    const won = replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json<{ state: string }>().state)
    // A dispute can be followed by the approval of all of it, nothing else.
    expect([['approved'], ['disputed', 'approved']]).toContainEqual(won.toSorted((one_) => (one_ === 'disputed' ? -1 : 1)))
    const owed = (await one(f.ana, f, id)).open
    expect(owed).toBe(1711)
  }
  const { balance } = await read(f.ana, f)
  expect(balance.cents).toBe(1711 * rounds)
})
