import { describe, expect, test } from 'vitest'
import { type Overlap, overlapsOf } from '#domain/schedule/overlaps.ts'
import { type Family, family, grant, type TestPerson, newPerson, system } from '#test/support/family.ts'
import { sharedApp, testApp, type TestApp } from '#test/support/test-app.ts'
import type { Item } from './contract.ts'

const theApp = sharedApp()

const weeks = { nights: 'AABBAAAAABBBBB', start: '2026-01-05', at: '18:00' }
const refusal = { hours: 4, answer: 2 }

const post = (who: TestPerson, { caseId }: Family, path: string, payload: object, key?: string) =>
  who.inject({ method: 'POST', url: `/api/cases/${caseId}/plans${path}`, payload, ...(key && { headers: { 'idempotency-key': key } }) })
const begin = async (who: TestPerson, f: Family) => (await post(who, f, '', { title: 'Our plan' })).json().id as string
const draft = async (who: TestPerson, f: Family, plan: string, clause = 'first-refusal', answers: object = refusal) =>
  (await post(who, f, `/${plan}/clauses`, { clause, answers })).json().item as string
const one = async (who: TestPerson, { caseId }: Family, plan: string) => (await who.inject(`/api/plans/${plan}?case=${caseId}`)).json()
const itemOf = async (who: TestPerson, f: Family, plan: string, clause = 'first-refusal') =>
  (await one(who, f, plan)).items.find((item: Item) => item.clause === clause) as Item
/** An action that sends the version and digest that the parent sees. */
async function act(who: TestPerson, f: Family, plan: string, how: string, more: object = {}, clause = 'first-refusal', key?: string) {
  const { id, version, digest } = await itemOf(who, f, plan, clause)
  return post(who, f, `/${plan}/clauses/${id}/${how}`, { version, digest, ...more }, key)
}
async function agreeOn(f: Family, plan: string, clause: string, answers: object) {
  await draft(f.ana, f, plan, clause, answers)
  await act(f.ana, f, plan, 'propose', { answers }, clause)
  return act(f.ben, f, plan, 'answer', { act: 'accept' }, clause)
}
async function begun(backend: TestApp) {
  const f = await family(backend)
  return { f, plan: await begin(f.ana, f) }
}

describe('a plan', () => {
  test('is visible only to its author while it is a draft, and then shows the other parent only what was proposed', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await draft(f.ana, f, plan)
    await draft(f.ana, f, plan, 'transport-one', { parent: 'B' })
    const unseen = await f.ben.inject(`/api/plans/${plan}?case=${f.caseId}`)
    const missing = await f.ben.inject(`/api/plans/99999999-9999-4999-8999-999999999999?case=${f.caseId}`)
    expect([unseen.statusCode, unseen.body]).toEqual([404, missing.body])
    expect((await act(f.ana, f, plan, 'propose', { answers: refusal })).statusCode).toBe(200)
    const { items, missing: sections } = await one(f.ben, f, plan)
    expect(items.map(({ clause, state }: Item) => [clause, state])).toEqual([['first-refusal', 'proposed']])
    expect(items[0]).toMatchObject({
      number: '8.1',
      by: 'A',
      waitsOn: 'B',
      yes: { A: true, B: false },
      acts: ['counter', 'accept', 'decline'],
    })
    expect(items[0].sentences[0]).toBe(
      'If one of us needs somebody to care for the children for more than 4 hours, the other parent is asked first.',
    )
    expect(sections).toContain('transport')
    expect((await one(f.ana, f, plan)).items).toHaveLength(2)
  })

  test('is agreed once both said yes to every clause, and not before', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    expect((await agreeOn(f, plan, 'first-refusal', refusal)).json().isAgreed).toBe(true)
    expect((await one(f.ben, f, plan)).plan).toMatchObject({
      isAgreed: true,
      agreed: 1,
      clauses: 1,
      agreedAt: new Date(backend.clock.now).toISOString(),
    })
    await draft(f.ben, f, plan, 'transport-one', { parent: 'A' })
    expect((await one(f.ben, f, plan)).plan.isAgreed).toBe(true)
    await act(f.ben, f, plan, 'propose', { answers: { parent: 'A' } }, 'transport-one')
    expect((await one(f.ana, f, plan)).plan).toMatchObject({ isAgreed: false, agreedAt: null, waits: { A: 1, B: 0 } })
  })

  test('stays agreed while one parent proposes to change a clause', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await agreeOn(f, plan, 'transport-one', { parent: 'B' })
    await agreeOn(f, plan, 'first-refusal', refusal)
    await act(f.ana, f, plan, 'propose', { answers: { parent: 'A' } }, 'transport-one')
    expect((await one(f.ben, f, plan)).plan).toMatchObject({ isAgreed: true, agreed: 2, waits: { A: 0, B: 1 } })
    const { agreed, sentences } = await itemOf(f.ben, f, plan, 'transport-one')
    expect([agreed!.sentences, sentences]).toEqual([['Ben Carter drives both ways.'], ['Ana Moreno drives both ways.']])
    expect((await act(f.ben, f, plan, 'answer', { act: 'accept' }, 'transport-one')).json().isAgreed).toBe(true)
    expect((await itemOf(f.ben, f, plan, 'transport-one')).agreed!.sentences).toEqual(['Ana Moreno drives both ways.'])
  })

  test('says where two clauses settle the same thing', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    const first = await draft(f.ana, f, plan, 'transport-one', { parent: 'B' })
    const second = await draft(f.ana, f, plan, 'transport-one', { parent: 'A' })
    expect((await one(f.ana, f, plan)).conflicts).toEqual([{ about: 'transport', first, second }])
  })

  test('says which holidays overlap, with both dates, before a schedule is made from it', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await draft(f.ana, f, plan, 'holiday-turns', { holiday: 'christmas', turn: 'A_even', from: '10:00', to: '18:00' })
    await draft(f.ana, f, plan, 'holiday-break', { name: 'Winter break', first: '2027-12-18', nights: 15, turn: 'A_odd', at: '12:00' })
    const { rules } = await one(f.ana, f, plan)
    const found = overlapsOf(rules, '2027-01-04' as never).map(({ wins, loses }: Overlap) => [
      wins.rule.label,
      wins.holder,
      loses.rule.label,
    ])
    expect(found).toEqual([['Christmas Day', 'B', 'Winter break']])
    // The other parent does not see a draft at all.
    expect(await one(f.ben, f, plan)).toMatchObject({ code: 'not_found' })
  })

  test('can be removed and restored while nobody else has seen it; a shared one cannot', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    const remove = (who: TestPerson, removed: boolean) => post(who, f, `/${plan}/remove`, { removed })
    expect((await remove(f.ana, true)).json()).toEqual({ removed: true })
    expect((await f.ana.inject(`/api/plans?case=${f.caseId}`)).json().plans).toEqual([])
    await remove(f.ana, false)
    await draft(f.ana, f, plan)
    await act(f.ana, f, plan, 'propose', { answers: refusal })
    expect((await remove(f.ana, true)).statusCode).toBe(409)
    expect((await remove(f.ben, true)).statusCode).toBe(403)
  })
})

describe('a clause', () => {
  test('keeps every version in order, with each parent’s answer', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await draft(f.ana, f, plan)
    await act(f.ana, f, plan, 'propose', { answers: refusal })
    backend.clock.now += 60_000
    expect((await act(f.ben, f, plan, 'counter', { answers: { hours: 8, answer: 2 } })).statusCode).toBe(200)
    backend.clock.now += 60_000
    await act(f.ana, f, plan, 'answer', { act: 'accept' })
    const item = await itemOf(f.ben, f, plan)
    expect(item).toMatchObject({ state: 'accepted', by: 'B', yes: { A: true, B: true }, answers: { hours: 8, answer: 2 } })
    expect(item.history.map(({ state, by, sentences }) => [state, by, /\d+ hours/.exec(sentences[0]!)![0]])).toEqual([
      ['accepted', 'B', '8 hours'],
      ['proposed', 'A', '4 hours'],
    ])
    expect(item.history[0]!.digest).not.toBe(item.history[1]!.digest)
    await expect(
      system(backend, (tx) => tx.updateTable('plan_clause').set({ answers: '{}' }).where('id', '=', item.version).execute()),
    ).rejects.toThrow(/frozen/)
  })

  test('is never shown to the other parent as a draft that was changed or discarded', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await agreeOn(f, plan, 'transport-one', { parent: 'B' })
    await draft(f.ana, f, plan)
    const { id, version, digest } = await itemOf(f.ana, f, plan)
    const edited = await f.ana.inject({
      method: 'PUT',
      url: `/api/cases/${f.caseId}/plans/${plan}/clauses/${id}`,
      payload: { version, digest, answers: { hours: 6, answer: 2 } },
    })
    expect(edited.statusCode).toBe(200)
    // The version that another window still shows is no longer the draft.
    expect((await post(f.ana, f, `/${plan}/clauses/${id}/propose`, { version, digest, answers: refusal })).statusCode).toBe(409)
    expect((await act(f.ana, f, plan, 'withdraw')).statusCode).toBe(200)
    expect(await itemOf(f.ana, f, plan)).toBeUndefined()
    expect(await itemOf(f.ben, f, plan)).toBeUndefined()
    expect((await post(f.ben, f, `/${plan}/clauses/${id}/withdraw`, { version, digest })).statusCode).toBe(404)
  })

  test('is answered only by the other parent, and withdrawn only by its author', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await draft(f.ana, f, plan)
    await act(f.ana, f, plan, 'propose', { answers: refusal })
    const own = await act(f.ana, f, plan, 'answer', { act: 'accept' })
    expect([own.statusCode, own.json().message]).toEqual([403, 'These are your own words. The other parent answers them.'])
    expect((await act(f.ben, f, plan, 'withdraw')).statusCode).toBe(403)
    expect((await act(f.ben, f, plan, 'counter', { answers: refusal })).json().message).toContain('These are the same words.')
    expect((await act(f.ana, f, plan, 'withdraw')).statusCode).toBe(200)
    expect(await itemOf(f.ben, f, plan)).toMatchObject({ state: 'withdrawn', number: '', yes: { A: false, B: false } })
  })

  test('that was declined and then withdrawn still says who declined it, and can be proposed again', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await draft(f.ana, f, plan)
    await act(f.ana, f, plan, 'propose', { answers: refusal })
    await act(f.ben, f, plan, 'answer', { act: 'decline' })
    backend.clock.now += 60_000
    expect((await act(f.ben, f, plan, 'withdraw')).statusCode).toBe(403)
    await act(f.ana, f, plan, 'withdraw')
    const item = await itemOf(f.ben, f, plan)
    expect(item.history.map(({ state, answeredBy }) => [state, answeredBy])).toEqual([
      ['withdrawn', 'A'],
      ['declined', 'B'],
    ])
    expect((await act(f.ben, f, plan, 'propose', { answers: refusal })).statusCode).toBe(200)
    expect(await itemOf(f.ana, f, plan)).toMatchObject({ id: item.id, state: 'proposed', by: 'B', waitsOn: 'A' })
  })

  test('accepts exactly one of several actions at once and refuses the others', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await draft(f.ana, f, plan)
    await act(f.ana, f, plan, 'propose', { answers: refusal })
    const { id, version, digest } = await itemOf(f.ben, f, plan)
    const at = `/${plan}/clauses/${id}`
    const replies = await Promise.all([
      post(f.ben, f, `${at}/answer`, { version, digest, act: 'accept' }),
      post(f.ana, f, `${at}/withdraw`, { version, digest }),
      post(f.ben, f, `${at}/counter`, { version, digest, answers: { hours: 8, answer: 2 } }),
      post(f.ben, f, `${at}/counter`, { version, digest, answers: { hours: 9, answer: 2 } }),
    ])
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3)
    const item = await itemOf(f.ana, f, plan)
    expect(item.history.length).toBe(item.state === 'countered' ? 2 : 1)
  })

  test('has one version when a request is sent twice with one key', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await draft(f.ana, f, plan)
    const { id, version, digest } = await itemOf(f.ana, f, plan)
    const key = '44444444-4444-4444-8444-444444444444'
    const send = () => post(f.ana, f, `/${plan}/clauses/${id}/propose`, { version, digest, answers: refusal }, key)
    const [first, second] = [await send(), await send()]
    expect([first.statusCode, second.json()]).toEqual([200, first.json()])
    expect((await one(f.ana, f, plan)).items).toHaveLength(1)
  })

  test.each([
    ['transport-one', {}, 'parent', 'Fill this in.'],
    ['first-refusal', { hours: 1, answer: 2 }, 'hours', 'This number is too small or too large.'],
    ['expenses-split', { categories: ['medical'], split: { A: 60, B: 50 } }, 'split', 'Both shares together are 100 percent.'],
    ['schedule-repeating', { ...weeks, start: '2026-02-30' }, 'start', 'This answer cannot be used here.'],
    ['no-such-clause', {}, 'clause', 'There is no such clause in the library.'],
  ])('%s with %j is refused at its blank, and nothing is added', async (clause, answers, field, sentence) => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    const reply = await post(f.ana, f, `/${plan}/clauses`, { clause, answers })
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { message: sentence, detail: { field } }])
    expect((await one(f.ana, f, plan)).items).toEqual([])
  })
})

describe('other seats', () => {
  test('a lawyer reads proposals, and the grantor’s drafts if granted, and changes nothing; a stranger finds nothing', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await agreeOn(f, plan, 'first-refusal', refusal)
    await draft(f.ana, f, plan, 'transport-one', { parent: 'B' })
    const lena = await grant(backend, f, { seesPrivate: true })
    const evaluator = await grant(backend, f, { role: 'evaluator', scopes: ['schedule'] })
    expect((await one(lena, f, plan)).items).toHaveLength(2)
    // A seat that does not see the children reads the text without their names, and nothing says that it was changed.
    expect(await one(evaluator, f, plan)).toMatchObject({
      side: null,
      plan: { isAgreed: true },
      names: { children: ['the children'] },
      items: [{ acts: [], reads: 'same' }],
      can: { add: false, remove: false, install: false },
    })
    expect((await post(lena, f, `/${plan}/clauses`, { clause: 'first-refusal', answers: refusal })).statusCode).toBe(404)
    const hearings = await grant(backend, f, { role: 'gal', scopes: ['hearings'] })
    for (const who of [hearings, await newPerson(backend)]) {
      expect((await who.inject(`/api/plans/${plan}?case=${f.caseId}`)).statusCode).toBe(404)
      expect((await post(who, f, `/${plan}/install`, { effective: '2026-12-01' })).statusCode).toBe(404)
    }
  })

  test('a parent whose seat has ended can still read and changes nothing', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await draft(f.ana, f, plan)
    await act(f.ana, f, plan, 'propose', { answers: refusal })
    const { id, version, digest } = await itemOf(f.ben, f, plan)
    await system(backend, (tx) =>
      tx
        .updateTable('case_member')
        .set({ ended_at: new Date(backend.clock.now) })
        .where('id', '=', f.ben.memberId)
        .execute(),
    )
    expect((await one(f.ben, f, plan)).items).toMatchObject([{ acts: [] }])
    expect((await post(f.ben, f, `/${plan}/clauses/${id}/answer`, { version, digest, act: 'accept' })).statusCode).toBe(410)
  })
})

describe('an agreed plan', () => {
  const inForceFrom = '2031-01-06'

  test('becomes a schedule proposal and an order record with its notice times, once', async () => {
    const backend = await theApp()
    const { f, plan } = await begun(backend)
    await agreeOn(f, plan, 'schedule-repeating', weeks)
    await agreeOn(f, plan, 'first-refusal', refusal)
    await agreeOn(f, plan, 'changes-once', { hours: 48, answer: 24 })
    const install = (who: TestPerson) => post(who, f, `/${plan}/install`, { effective: inForceFrom })
    const [first, second] = await Promise.all([install(f.ana), install(f.ben)])
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409])
    expect((await one(f.ben, f, plan)).installed).toEqual({ effective: inForceFrom, schedule: true, order: true })
    const [version] = await system(backend, (tx) => tx.selectFrom('schedule_version').selectAll().execute())
    expect(version).toMatchObject({ state: 'proposed', basis: 'agreed', effective_on: inForceFrom, title: 'Our plan' })
    expect(version!.rules).toMatchObject([{ id: 'base', layer: 'base', clause: { paragraph: '2.1' }, span: { nights: weeks.nights } }])
    const [order] = await system(backend, (tx) => tx.selectFrom('case_order').selectAll().execute())
    expect(order).toMatchObject({ kind: 'consent', signed_on: null, is_shared: true })
    expect(order!.facts).toMatchObject({
      firstRefusal: { hours: 4, clause: { paragraph: '8.1' } },
      swapNotice: { hours: 48 },
      answerWithin: { hours: 24 },
    })
  })

  test('becomes a schedule only while it is agreed, and not for past days', async () => {
    const backend = await testApp()
    const { f, plan } = await begun(backend)
    await agreeOn(f, plan, 'first-refusal', refusal)
    expect((await post(f.ana, f, `/${plan}/install`, { effective: '2020-01-01' })).json()).toMatchObject({ detail: { field: 'effective' } })
    await draft(f.ana, f, plan, 'transport-one', { parent: 'B' })
    await act(f.ana, f, plan, 'propose', { answers: { parent: 'B' } }, 'transport-one')
    expect((await post(f.ana, f, `/${plan}/install`, { effective: inForceFrom })).statusCode).toBe(409)
    expect(await system(backend, (tx) => tx.selectFrom('case_order').selectAll().execute())).toEqual([])
  })
})
