import { expect, test } from 'vitest'
import { type CaseTx, casesOf, changed } from '#access/cases.ts'
import { act, firstCategory } from '#test/support/expenses.ts'
import { type Family, family, newPerson, system, type TestPerson } from '#test/support/family.ts'
import { recur, ruleDraft } from '#test/support/recurring.ts'
import { sharedApp, type TestApp, testApp } from '#test/support/test-app.ts'
import type { ExpenseRow } from '#money/expenses/contract.ts'
import { draftOfRule } from '#money/expenses/recurring.ts'
import type { Ended, Rule } from './contract.ts'
import { jobs } from './jobs.ts'

// The server's clock is at Thursday, March 12, 2026, 2 pm in New York.

const theApp = sharedApp()
const day = 86_400_000
const rulesOf = async (who: TestPerson, { caseId }: Family): Promise<Rule[]> =>
  (await who.inject(`/api/expenses/recurring?case=${caseId}`)).json<{ rules: Rule[] }>().rules
const endedOf = async (who: TestPerson, { caseId }: Family) =>
  (await who.inject(`/api/expenses/recurring?case=${caseId}`)).json<{ ended: Ended[] }>().ended
const draftsOf = async (who: TestPerson, { caseId }: Family): Promise<ExpenseRow[]> =>
  (await who.inject(`/api/expenses?case=${caseId}&show=drafts`)).json<{ expenses: ExpenseRow[] }>().expenses
const refusal = (reply: Awaited<ReturnType<typeof recur>>) => {
  const { message, detail } = reply.json<{ message: string; detail?: { field?: string } }>()
  return { status: reply.statusCode, message, field: detail?.field }
}

/** Changes rows past all calls, with the leaf that a change leaves. */
const byHand = (app: TestApp, f: Family, work: (tx: CaseTx) => Promise<unknown>) =>
  system(app, async (tx) => {
    await work(tx)
    const entry = { actor: null, verb: 'by.hand', content: {}, isShared: true }
    await changed(tx, { caseId: f.caseId, topic: 'people', at: new Date(app.clock.now), entry })
  })

async function begun(more: object = {}, backend = theApp()) {
  const app = await backend
  const f = await family(app)
  const category = (await firstCategory(f.ana, f)).id
  const draft = { ...ruleDraft(f, category), ...more }
  const added = await recur(f.ana, f, '', draft)
  return { app, f, category, draft, added, id: added.json<{ id: string }>().id }
}

/** A server of its own, so that the job finds the rules of this test alone. */
async function withJob(more: object = {}) {
  const made = await begun(more, testApp())
  const { database } = made.app
  // The job's clock goes on alone: sessions of the parents would end.
  const clock = { now: made.app.clock.now }
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })
  const [prepare] = jobs({ cases, clock: () => clock.now, drafting: draftOfRule })
  return { ...made, clock, run: () => prepare!.run() }
}

test('each day gets one draft that its author alone sees and sends, also for days that were missed', async () => {
  const { f, id, run, clock, app } = await withJob({ firstDay: '2026-03-13' })
  await run()
  expect(await draftsOf(f.ana, f)).toEqual([])
  // The server was down for two months and some days.
  clock.now += 52 * day
  await run()
  await run()
  const drafts = await draftsOf(f.ana, f)
  expect(drafts).toMatchObject([
    { title: 'Piano lessons', cents: 9_600, day: '2026-04-30', state: 'draft', isRecurring: true, can: ['change', 'send', 'discard'] },
    { day: '2026-03-31', state: 'draft' },
  ])
  expect(await rulesOf(f.ana, f)).toMatchObject([{ next: '2026-05-31' }])
  expect(await rulesOf(f.ben, f)).toEqual([])
  expect((await f.ben.inject(`/api/expenses?case=${f.caseId}`)).json().expenses).toEqual([])
  // A draft that is discarded does not come back, nor does one that was moved to another day.
  const [last, first] = drafts
  await act(f.ana, f, `${last!.id}/withdraw`, { reason: '' })
  const { title, cents, category, children, tax } = first!
  const body = { title, cents, category, children, tax, day: '2026-03-12', note: '', mileage: null, files: [], send: true }
  expect((await act(f.ana, f, first!.id, body, 'PUT')).json()).toEqual({ state: 'submitted' })
  // To the other parent it is an expense like any other.
  expect((await f.ben.inject(`/api/expenses?case=${f.caseId}`)).json().expenses).toMatchObject([{ isMine: false, isRecurring: false }])
  // Not even where the server forgot that it prepared them.
  await byHand(app, f, (tx) => tx.updateTable('expense_rule').set({ next_day: '2026-03-31' }).where('id', '=', id).execute())
  await run()
  expect(await draftsOf(f.ana, f)).toEqual([])
  expect(await rulesOf(f.ana, f)).toMatchObject([{ next: '2026-05-31' }])
})

test('the day comes on the clock of the case, not in Greenwich', async () => {
  const { f, run, clock } = await withJob({ repeat: { unit: 'week', every: 1 }, firstDay: '2026-03-13' })
  // Thursday, 11 pm in New York.
  clock.now = Date.parse('2026-03-13T03:00:00Z')
  await run()
  expect(await draftsOf(f.ana, f)).toEqual([])
  clock.now = Date.parse('2026-03-13T04:30:00Z')
  await run()
  expect(await draftsOf(f.ana, f)).toMatchObject([{ day: '2026-03-13' }])
})

test('days that were missed for more than a year get no draft', async () => {
  const { f, run, clock } = await withJob({ repeat: { unit: 'week', every: 26 }, firstDay: '2026-03-13' })
  clock.now = Date.parse('2028-03-14T18:00:00Z')
  await run()
  expect((await draftsOf(f.ana, f)).map((draft) => draft.day)).toEqual(['2028-03-10', '2027-09-10'])
})

test('a category that is taken off the list, and a child who left the case, are not on the draft', async () => {
  const { f, category, run, clock, app } = await withJob({ firstDay: '2026-03-13' })
  const [child] = f.children
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/expense-categories/${category}/end` })
  await byHand(app, f, async (tx) => {
    await tx
      .updateTable('child')
      .set({ ended_at: new Date(clock.now) })
      .where('id', '=', child!.id)
      .execute()
  })
  expect(await rulesOf(f.ana, f)).toMatchObject([{ category: null }])
  clock.now += 20 * day
  await run()
  expect(await draftsOf(f.ana, f)).toMatchObject([{ day: '2026-03-31', category: null, children: [], isRecurring: true }])
})

test('a parent whose part in the case has ended gets no drafts, and others do', async () => {
  const { f, category, run, clock, app } = await withJob({ firstDay: '2026-03-13' })
  await recur(f.ben, f, '', { ...ruleDraft(f, category), firstDay: '2026-03-13' })
  await byHand(app, f, async (tx) => {
    const { account } = f.ana
    await tx
      .updateTable('case_member')
      .set({ ended_at: new Date(clock.now) })
      .where('account_id', '=', account)
      .execute()
  })
  clock.now += 20 * day
  await run()
  expect(await draftsOf(f.ana, f)).toEqual([])
  expect(await draftsOf(f.ben, f)).toMatchObject([{ day: '2026-03-31' }])
})

test('one that starts today has its draft at once', async () => {
  const { f } = await begun({ repeat: { unit: 'year' }, firstDay: '2026-03-12' })
  expect(await draftsOf(f.ana, f)).toMatchObject([{ day: '2026-03-12' }])
  expect(await rulesOf(f.ana, f)).toMatchObject([{ next: '2027-03-12', changesFrom: '2026-03-13' }])
})

test('it is changed from a day on: what was prepared stays, and days before have the terms of before', async () => {
  const { f, id, draft } = await begun({ repeat: { unit: 'week', every: 1 }, firstDay: '2026-03-12' })
  const change = { ...draft, cents: 10_000, firstDay: '2026-04-02' }
  expect(refusal(await recur(f.ana, f, id, { ...change, firstDay: '2026-03-12' }, 'PUT'))).toMatchObject({ status: 400, field: 'firstDay' })
  expect((await recur(f.ana, f, id, change, 'PUT')).json()).toEqual({ saved: true })
  expect(await draftsOf(f.ana, f)).toMatchObject([{ cents: 9_600, day: '2026-03-12' }])
  expect(await rulesOf(f.ana, f)).toMatchObject([
    { id, cents: 9_600, next: '2026-03-19', lastDay: '2026-04-01', isContinued: true },
    { cents: 10_000, next: '2026-04-02', lastDay: null, isContinued: false },
  ])
  expect(refusal(await recur(f.ana, f, id, change, 'PUT'))).toMatchObject({ status: 409 })
  // The one that follows has not begun: it is changed in its place.
  const later = (await rulesOf(f.ana, f))[1]!
  await recur(f.ana, f, later.id, { ...change, cents: 11_000 }, 'PUT')
  expect((await rulesOf(f.ana, f))[1]).toMatchObject({ id: later.id, cents: 11_000, next: '2026-04-02' })
})

test('while it is paused no draft is prepared, and days of the pause get none later', async () => {
  const { f, id, run, clock, app } = await withJob({ repeat: { unit: 'week', every: 1 }, firstDay: '2026-03-13' })
  expect((await recur(f.ana, f, `${id}/pause`, { paused: true })).json()).toEqual({ paused: true })
  app.clock.now += 21 * day
  clock.now = app.clock.now
  await run()
  // Her session is over by then: she has a new one.
  const ana = await newPerson(app)
  await byHand(app, f, (tx) => tx.updateTable('case_member').set({ account_id: ana.account }).where('id', '=', f.ana.memberId).execute())
  expect(await draftsOf(ana, f)).toEqual([])
  expect(await rulesOf(ana, f)).toMatchObject([{ isPaused: true, next: '2026-04-03' }])
  expect((await recur(ana, f, `${id}/pause`, { paused: false })).json()).toEqual({ paused: false })
  clock.now += day
  await run()
  expect(await draftsOf(ana, f)).toMatchObject([{ day: '2026-04-03' }])
})

test('what ended is listed apart with its day, the latest first; what continues with other terms is not', async () => {
  const { f, id, draft, run, clock } = await withJob({ firstDay: '2026-03-13', lastDay: '2026-03-31' })
  const second = (await recur(f.ana, f, '', { ...draft, title: 'Chess club', lastDay: null })).json<{ id: string }>().id
  expect(await endedOf(f.ana, f)).toEqual([])
  await recur(f.ana, f, second, { ...draft, title: 'Chess club', firstDay: '2026-05-13', lastDay: null }, 'PUT')
  const [, , follower] = await rulesOf(f.ana, f)
  for (const rule of [second, follower!.id]) expect((await recur(f.ana, f, `${rule}/end`)).statusCode).toBe(200)
  clock.now += 40 * day
  await run()
  const same = { cents: draft.cents, children: draft.children, categoryTitle: expect.stringMatching(/^School/) }
  expect(await endedOf(f.ana, f)).toMatchObject([
    { id, title: draft.title, ...same, on: '2026-03-31' },
    { id: follower!.id, title: 'Chess club', ...same, on: '2026-03-12' },
  ])
  expect(await endedOf(f.ben, f)).toEqual([])
})

test('what has ended is off the list, and prepares nothing', async () => {
  const { f, id, run, clock } = await withJob({ firstDay: '2026-03-13', lastDay: '2026-04-15' })
  expect((await recur(f.ana, f, `${id}/end`)).json()).toEqual({ saved: true })
  expect(refusal(await recur(f.ana, f, `${id}/end`))).toMatchObject({ status: 404 })
  clock.now += 40 * day
  await run()
  expect([await rulesOf(f.ana, f), await draftsOf(f.ana, f)]).toEqual([[], []])
})

test('after its last day it is off the list', async () => {
  const { f, run, clock } = await withJob({ firstDay: '2026-03-13', lastDay: '2026-03-31' })
  clock.now += 40 * day
  await run()
  expect(await rulesOf(f.ana, f)).toEqual([])
  expect(await draftsOf(f.ana, f)).toMatchObject([{ day: '2026-03-31' }])
})

test('what makes no sense is refused with a sentence at its field', async () => {
  const { f, draft } = await begun()
  const wrong = async (more: object) => refusal(await recur(f.ana, f, '', { ...draft, ...more }))
  expect(await wrong({ cents: 0 })).toMatchObject({ status: 400, message: expect.stringContaining('above zero') })
  expect(await wrong({ cents: -500 })).toMatchObject({ status: 400, message: expect.stringContaining('above zero') })
  expect(await wrong({ cents: 1e18 })).toMatchObject({ status: 400 })
  expect(await wrong({ cents: 12.5 })).toMatchObject({ status: 400, message: expect.stringContaining('dollars and cents') })
  expect(await wrong({ firstDay: '2027-02-29' })).toMatchObject({ message: 'There is no such day in the calendar.', field: 'firstDay' })
  expect(await wrong({ firstDay: '2026-03-11' })).toMatchObject({
    message: 'Choose a later first day. Enter expenses of earlier days one by one.',
    field: 'firstDay',
  })
  expect(await wrong({ firstDay: '2206-03-11' })).toMatchObject({ field: 'firstDay' })
  expect(await wrong({ lastDay: '2026-05-03' })).toMatchObject({ message: 'The last day is before the first day.', field: 'lastDay' })
  expect(await wrong({ lastDay: '2026-05-30' })).toMatchObject({
    message: 'This expense doesn’t come up between these days. Choose a later last day.',
    field: 'lastDay',
  })
  expect(await wrong({ repeat: { unit: 'month', day: 32 } })).toMatchObject({ message: expect.stringContaining('1 to 31') })
  expect(await wrong({ repeat: { unit: 'week', every: 0 } })).toMatchObject({ message: expect.stringContaining('1 to 52') })
  expect(await wrong({ category: f.children[0]!.id })).toMatchObject({ message: 'Choose a category.', field: 'category' })
  expect(await wrong({ children: [] })).toMatchObject({ status: 400 })
  expect(await rulesOf(f.ana, f)).toHaveLength(1)
})

test('the other parent can’t change, pause or end it', async () => {
  const { f, id, draft } = await begun()
  for (const reply of [
    await recur(f.ben, f, id, draft, 'PUT'),
    await recur(f.ben, f, `${id}/pause`, { paused: true }),
    await recur(f.ben, f, `${id}/end`),
  ])
    expect(refusal(reply)).toMatchObject({ status: 404, message: 'There is no such recurring expense.' })
  expect(await rulesOf(f.ana, f)).toMatchObject([{ id, isPaused: false }])
})
