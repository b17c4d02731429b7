import { expect, test } from 'vitest'
import { paragraphsOf } from '#test/support/documents.ts'
import { family, grant, newPerson, system } from '#test/support/family.ts'
import { letMessagesOut, written } from '#test/support/messages.ts'
import { doWork } from '#test/support/queue.ts'
import { decide, factOf, letter, listOf, look, lookedThrough, quoteOf } from '#test/support/suggestions.ts'
import { testApp } from '#test/support/test-app.ts'

async function begin() {
  const backend = await testApp()
  const f = await family(backend)
  return { backend, f }
}
const factsOf = async (who: { inject: (url: string) => Promise<{ json: () => unknown }> }, caseId: string) =>
  ((await who.inject(`/api/facts?case=${caseId}`)).json() as { facts: { id: string; said: string; citations: object[] }[] }).facts

test('a letter suggests its dated sentences, each a quote with its place, to its author alone', async () => {
  const { backend, f } = await begin()
  const attorney = await grant(backend, f, { scopes: ['evidence'], seesPrivate: true })
  const stranger = await newPerson(backend)
  const issue = await f.ana.inject({
    method: 'POST',
    url: `/api/cases/${f.caseId}/fact-issues`,
    payload: { name: 'Shared expenses', note: '' },
  })
  const { item } = await lookedThrough(backend, f)
  const { suggestions, readings, found, looked } = await listOf(f.ana, f, `&source=item&id=${item}`)
  expect(readings).toMatchObject([{ source: 'item', state: 'read', found: 3, looked: 0, problem: null }])
  expect([found, looked]).toEqual([3, 0])
  const byDay = suggestions.toSorted((a, b) => a.draft.when.first.localeCompare(b.draft.when.first))
  expect(byDay).toMatchObject([
    { topic: 'medical', draft: { when: { first: '2026-01-01', last: '2026-01-31', precision: 'month' } } },
    { topic: 'payment', cents: 24_000, draft: { when: { first: '2026-02-20' }, issues: [issue.json().id], kind: 'expense' } },
    { topic: 'exchange', draft: { when: { first: '2026-03-03', time: '17:25', isAbout: false }, people: ['Mr. Harlow', 'Maya'] } },
  ])
  for (const each of byDay) {
    expect(letter).toContain(quoteOf(each))
    expect(each.draft.citations).toMatchObject([{ kind: 'item', id: item, page: 1 }])
    expect(each.marks.some(({ kind }) => kind === 'date')).toBe(true)
  }
  const payment = byDay[1]!
  expect(payment.marks.map(({ from, to, kind }) => [kind, quoteOf(payment).slice(from, to)])).toEqual([
    ['amount', '$240.00'],
    ['date', 'February 20, 2026'],
  ])
  for (const other of [f.ben, attorney]) {
    expect(await listOf(other, f, `&source=item&id=${item}`)).toMatchObject({ suggestions: [], readings: [], found: 0 })
    expect(await listOf(other, f)).toMatchObject({ suggestions: [], readings: [], found: 0 })
    for (const verb of ['accepted', 'dismissed', 'reopened'])
      expect((await decide(other, f, payment.id, verb, verb === 'accepted' ? { fact: factOf(payment) } : {})).statusCode).toBe(404)
    expect((await look(other, f, 'item', item)).statusCode).toBe(404)
  }
  expect((await decide(stranger, f, payment.id, 'dismissed')).statusCode).toBe(404)
  expect(backend.reports).toEqual([])
})

test('accepting makes one fact with its citation and one leaf, in two tabs too, and undo takes it back', async () => {
  const { backend, f } = await begin()
  const { item } = await lookedThrough(backend, f)
  const [one] = (await listOf(f.ana, f)).suggestions
  const leaves = async () =>
    system(backend, (tx) =>
      tx
        .selectFrom('ledger_leaf')
        .select('verb')
        .where('case_id', '=', f.caseId)
        .where('verb', 'like', 'suggestions.%')
        .orderBy('seq')
        .execute(),
    )
  const body = { fact: factOf(one!) }
  const replies = await Promise.all([decide(f.ana, f, one!.id, 'accepted', body), decide(f.ana, f, one!.id, 'accepted', body)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const [first, second] = replies.map((reply) => reply.json<{ fact: string }>().fact)
  expect(first).toBe(second)
  expect(await factsOf(f.ana, f.caseId)).toMatchObject([
    { id: first, citations: [{ kind: 'item', id: item, page: 1, quote: quoteOf(one!), state: 'there' }] },
  ])
  expect((await leaves()).map(({ verb }) => verb)).toEqual(['suggestions.accept'])
  expect(await listOf(f.ana, f)).toMatchObject({ found: 3, looked: 1, suggestions: [{}, {}] })
  expect((await decide(f.ana, f, one!.id, 'dismissed')).statusCode).toBe(409)
  expect((await decide(f.ana, f, one!.id, 'reopened')).statusCode).toBe(200)
  expect(await factsOf(f.ana, f.caseId)).toEqual([])
  expect(await listOf(f.ana, f)).toMatchObject({ looked: 0 })
  expect((await leaves()).map(({ verb }) => verb)).toEqual(['suggestions.accept', 'suggestions.reopen'])
  // Accepted again it is a new fact; one that was removed by hand can be made again as well.
  const again = (await decide(f.ana, f, one!.id, 'accepted', body)).json<{ fact: string }>().fact
  expect(again).not.toBe(first)
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/facts/${again}/removed` })
  expect((await decide(f.ana, f, one!.id, 'accepted', body)).json<{ fact: string }>().fact).not.toBe(again)
  expect(await factsOf(f.ana, f.caseId)).toHaveLength(1)
  expect(backend.reports).toEqual([])
})

test('what was dismissed stays away when the text is read and gone through again', async () => {
  const { backend, f } = await begin()
  const { item, file } = await lookedThrough(backend, f)
  const [one] = (await listOf(f.ana, f)).suggestions
  expect((await decide(f.ana, f, one!.id, 'dismissed')).statusCode).toBe(200)
  expect((await decide(f.ana, f, one!.id, 'dismissed')).statusCode).toBe(200)
  const said = { title: 'Letter', note: '', day: null, device: '', privacy: 'private', isSure: false, tags: [] }
  const save = async (isSensitive: boolean) => {
    await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/evidence/${item}`, payload: { ...said, isSensitive } })
    await doWork(backend)
  }
  // What is sensitive is read by no program, and what was found in it is gone.
  await save(true)
  expect(await listOf(f.ana, f)).toMatchObject({ suggestions: [], found: 0 })
  expect((await look(f.ana, f, 'item', item)).statusCode).toBe(400)
  expect(await system(backend, (tx) => tx.selectFrom('fact_candidate').select('id').execute())).toEqual([])
  await save(false)
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${file}/text`, payload: {} })
  await doWork(backend)
  expect((await look(f.ana, f, 'item', item)).statusCode).toBe(200)
  await doWork(backend)
  const after = await listOf(f.ana, f)
  expect(after).toMatchObject({ found: 3, looked: 1 })
  expect(after.suggestions.map(({ id }) => id)).not.toContain(one!.id)
  expect((await listOf(f.ana, f, '&decided=yes')).suggestions).toMatchObject([{ id: one!.id, state: 'dismissed' }])
  await decide(f.ana, f, one!.id, 'reopened')
  expect((await listOf(f.ana, f)).suggestions.map(({ id }) => id)).toContain(one!.id)
})

test('a quote that is not where it was makes no fact, and neither does a draft that is wrong', async () => {
  const { backend, f } = await begin()
  await lookedThrough(backend, f)
  const [one] = (await listOf(f.ana, f)).suggestions
  const wrong = [
    [{ ...factOf(one!), said: '' }, 400],
    [{ ...factOf(one!), when: { first: '2026-02-30', last: '2026-02-30', time: null, precision: 'day', isAbout: false } }, 400],
    [{ ...factOf(one!), issues: ['8b2a5b7e-6c1d-4c7e-9f59-0d6f1f0a9b11'] }, 400],
  ] as const
  for (const [fact, code] of wrong) expect((await decide(f.ana, f, one!.id, 'accepted', { fact })).statusCode).toBe(code)
  expect((await decide(f.ana, f, f.caseId, 'accepted', { fact: factOf(one!) })).statusCode).toBe(404)
  expect((await look(f.ana, f, 'paper', f.caseId)).statusCode).toBe(400)
  expect((await look(f.ana, f, 'thread', f.caseId)).statusCode).toBe(404)
  await system(backend, (tx) => tx.updateTable('file_text_page').set({ text: 'Other words' }).execute())
  expect((await decide(f.ana, f, one!.id, 'accepted', { fact: factOf(one!) })).statusCode).toBe(409)
  expect(await factsOf(f.ana, f.caseId)).toEqual([])
  expect((await listOf(f.ana, f)).looked).toBe(0)
})

test('of a thread only messages that the parent wrote or opened are gone through, and later ones are offered', async () => {
  const { backend, f } = await begin()
  const say = async (who: typeof f.ana, to: string, body: string, reply?: string) =>
    who.inject({
      method: 'POST',
      url: `/api/cases/${f.caseId}/messages${reply === undefined ? '' : `/${reply}/reply`}`,
      payload: { ...written([to]), body, sendAt: null, ...(reply === undefined ? { subject: 'Tutoring' } : { isAddendum: false }) },
    })
  const { id: thread } = (await say(f.ana, f.ben.memberId, 'I paid $240 for the tutoring yesterday.')).json<{ id: string }>()
  await letMessagesOut(backend)
  expect((await look(f.ana, f, 'thread', thread)).statusCode).toBe(200)
  await doWork(backend)
  const query = `&source=thread&id=${thread}`
  const [mine] = (await listOf(f.ana, f, query)).suggestions
  expect(mine).toMatchObject({
    by: expect.any(String),
    draft: { when: { isAbout: true, precision: 'day' }, citations: [{ kind: 'message', id: thread, page: null }] },
  })
  // Ben has not opened it: he is offered no word of it.
  expect((await look(f.ben, f, 'thread', thread)).statusCode).toBe(400)
  await f.ben.inject({ method: 'POST', url: `/api/cases/${f.caseId}/messages/${thread}/open`, payload: {} })
  expect((await look(f.ben, f, 'thread', thread)).statusCode).toBe(200)
  await doWork(backend)
  const [bens] = (await listOf(f.ben, f, query)).suggestions
  expect(bens!.id).not.toBe(mine!.id)
  expect((await decide(f.ben, f, bens!.id, 'accepted', { fact: factOf(bens!) })).statusCode).toBe(200)
  expect(await factsOf(f.ana, f.caseId)).toEqual([])
  await say(f.ana, f.ben.memberId, 'On Friday I dropped the books off at 5 PM.', thread)
  await letMessagesOut(backend)
  expect((await listOf(f.ana, f, query)).readings).toMatchObject([{ hasMore: true, pieces: 1 }])
  await look(f.ana, f, 'thread', thread)
  await doWork(backend)
  expect((await listOf(f.ana, f, query)).readings).toMatchObject([{ hasMore: false, pieces: 2 }])
  expect(backend.reports).toEqual([])
})

test('an order is gone through by its paragraphs, and one without them says what to do', async () => {
  const { backend, f } = await begin()
  const { earlier } = await paragraphsOf(f)
  const paragraph = { number: '3', text: 'Father shall pay $400 by June 1, 2026 for summer camp.', page: 2 }
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/orders/${earlier}/paragraphs`, payload: { paragraphs: [paragraph] } })
  expect((await look(f.ana, f, 'order', earlier)).statusCode).toBe(200)
  await doWork(backend)
  const { suggestions } = await listOf(f.ana, f, `&source=order&id=${earlier}`)
  expect(suggestions).toMatchObject([
    {
      topic: 'order',
      cents: 40_000,
      page: 2,
      draft: { when: { first: '2026-06-01' }, citations: [{ kind: 'place', quote: paragraph.text }] },
    },
  ])
  const fact = factOf(suggestions[0]!) as { citations: object[] }
  const placed = { ...fact, citations: [{ ...fact.citations[0], place: 'Order, page 2' }] }
  expect((await decide(f.ana, f, suggestions[0]!.id, 'accepted', { fact: placed })).statusCode).toBe(200)
})
