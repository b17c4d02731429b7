import { expect, test } from 'vitest'
import { orderDraft, paragraphsOf } from '#test/support/documents.ts'
import { type Family, family, grant } from '#test/support/family.ts'
import { png, upload } from '#test/support/files.ts'
import { sharedApp } from '#test/support/test-app.ts'
import type { StackedOrder } from './contract.ts'

const theApp = sharedApp()
async function begin(isShared = false) {
  const backend = await theApp()
  const f = await family(backend)
  return { backend, f, ...(await paragraphsOf(f, isShared)) }
}
type Who = Pick<Family['ana'], 'inject'>
const post = async (who: Who, f: Family, path: string, payload: object) =>
  who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/${path}`, payload })
const ordersOf = async (who: Who, f: Family) =>
  (await who.inject(`/api/orders-in-force?case=${f.caseId}`)).json<{ orders: StackedOrder[] }>().orders
const one = (number: string) => ({ number, text: `Words of ${number}.`, page: null })

test('orders are stacked, the latest first, and a paragraph is superseded by a later order until that is undone', async () => {
  const { f, earlier, later, paragraphs } = await begin()
  const [first] = paragraphs
  expect((await ordersOf(f.ana, f)).map(({ id, paragraphs: all }) => [id, all.map(({ number, standing }) => [number, standing])])).toEqual([
    [later, [['1', 'applies']]],
    [
      earlier,
      [
        ['1', 'applies'],
        ['2', 'applies'],
      ],
    ],
  ])
  const { id } = (await post(f.ana, f, `order-paragraphs/${first}/superseded`, { order: later, number: '1' })).json<{ id: string }>()
  expect((await ordersOf(f.ana, f))[1]!.paragraphs).toMatchObject([
    {
      standing: 'superseded',
      superseded: { id, order: later, title: 'Agreed entry', effectiveOn: '2026-01-05', number: '1', can: { undo: true } },
    },
    { standing: 'applies', superseded: null },
  ])
  expect((await post(f.ana, f, `order-paragraphs/${first}/superseded`, { order: later, number: '' })).statusCode).toBe(409)
  expect((await post(f.ana, f, `order-supersessions/${id}/undone`, {})).json()).toEqual({ undone: true })
  expect((await ordersOf(f.ana, f))[1]!.paragraphs[0]).toMatchObject({ standing: 'applies', superseded: null })
  // The other way around nothing takes the place of anything.
  const last = (await ordersOf(f.ana, f))[0]!.paragraphs[0]!.id
  expect((await post(f.ana, f, `order-paragraphs/${last}/superseded`, { order: earlier, number: '1' })).json().detail).toMatchObject({
    field: 'order',
  })
})

test('an order has each number once, and only who added it changes it', async () => {
  const { f, earlier, paragraphs } = await begin(true)
  const add = async (who: Who, ...numbers: string[]) =>
    (await post(who, f, `orders/${earlier}/paragraphs`, { paragraphs: numbers.map(one) })).statusCode
  expect(await add(f.ana, '3', '4(a)')).toBe(200)
  expect(await add(f.ana, '4.2', '42')).toBe(200)
  for (const numbers of [['1'], ['1.'], ['4 (A)'], ['4.2'], ['5', '¶ 5']])
    expect([numbers, await add(f.ana, ...numbers)]).toEqual([numbers, 409])
  expect(await add(f.ben, '9')).toBe(403)
  const change = async (who: Who, body: object) =>
    (await who.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/order-paragraphs/${paragraphs[0]}`, payload: body })).statusCode
  expect(await change(f.ana, { number: '1', text: 'Corrected words.' })).toBe(200)
  expect(await change(f.ana, { number: '2', text: 'Corrected words.' })).toBe(409)
  expect(await change(f.ben, { number: '1', text: 'Other words.' })).toBe(403)
  const removed = async (is: boolean) => (await post(f.ana, f, `order-paragraphs/${paragraphs[1]}/removed`, { removed: is })).statusCode
  expect(await removed(true)).toBe(200)
  expect((await ordersOf(f.ana, f))[1]!.paragraphs.map(({ number, text }) => `${number}: ${text}`)).toEqual([
    '1: Corrected words.',
    '3: Words of 3.',
    '4(a): Words of 4(a).',
    '4.2: Words of 4.2.',
    '42: Words of 42.',
  ])
  expect(await add(f.ana, '2')).toBe(200)
  expect(await removed(false)).toBe(409)
})

test('paragraphs are seen as their order is, also when that changes, and no paragraph of a private order shows through a shared one', async () => {
  const { backend, f, earlier, later, paragraphs } = await begin()
  const attorney = await grant(backend, f, { scopes: ['orders'] }, f.ben.memberId)
  const share = async (order: string, more: object) =>
    f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/orders/${order}`, payload: { ...orderDraft, isShared: true, ...more } })
  const entry = { title: 'Agreed entry', effectiveOn: '2026-01-05' }
  for (const other of [f.ben, attorney]) expect(await ordersOf(other, f)).toEqual([])
  await share(later, entry)
  for (const other of [f.ben, attorney])
    expect((await ordersOf(other, f)).map(({ id, paragraphs: all }) => [id, all.length])).toEqual([[later, 1]])
  const supersede = async (who: Who) => post(who, f, `order-paragraphs/${paragraphs[0]}/superseded`, { order: later, number: '1' })
  expect((await supersede(f.ana)).json()).toMatchObject({ message: 'Share the earlier order first: the later one is shared.' })
  expect((await supersede(f.ben)).statusCode).toBe(404)
  await share(earlier, {})
  expect((await supersede(f.ben)).statusCode).toBe(403)
  expect((await supersede(f.ana)).statusCode).toBe(200)
  for (const other of [f.ben, attorney])
    expect((await ordersOf(other, f))[1]!.paragraphs[0]).toMatchObject({ standing: 'superseded', superseded: { can: { undo: false } } })
  await share(earlier, { isShared: false })
  for (const other of [f.ben, attorney]) expect((await ordersOf(other, f)).map(({ id }) => id)).toEqual([later])
})

test('a paragraph whose number is that of a clause in use says so', async () => {
  const { f, earlier } = await begin()
  const clause = { paragraph: '¶ 2', text: 'Thirty days.' }
  const payload = { ...orderDraft, facts: { vacationNotice: { days: 30, clause } } }
  await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/orders/${earlier}`, payload })
  const saysLimit = { kind: 'message_limit', count: 3, per: 'day', exceptEmergencies: true }
  const terms = [{ says: saysLimit, clause: { paragraph: '11(B)', text: '' }, since: null, until: null }]
  await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/orders/${earlier}/terms`, payload: { terms } })
  await post(f.ana, f, `orders/${earlier}/paragraphs`, { paragraphs: [one('11(b)')] })
  expect((await ordersOf(f.ana, f))[1]!.paragraphs.map(({ number, isUsed }) => [number, isUsed])).toEqual([
    ['1', false],
    ['2', true],
    ['11(b)', true],
  ])
})

test('paragraphs are proposed from the text of a parent’s file, and enter nothing by themselves', async () => {
  const { backend, f } = await begin(true)
  const { id: file } = (await upload(f.ana, f, 'decree.png', png)).json<{ id: string }>()
  const proposed = async (who: Who) => who.inject(`/api/cases/${f.caseId}/files/${file}/paragraphs`)
  expect((await proposed(f.ana)).json()).toEqual({ state: 'none', paragraphs: [] })
  await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/files/${file}/text`, payload: {} })
  const { owner } = backend.database
  await owner
    .updateTable('file_text')
    .set({ state: 'read', pages: 1, done: 1, ended_at: new Date('2026-03-12T10:00:00Z') })
    .where('file_id', '=', file)
    .execute()
  const of = { case_id: f.caseId, author_id: f.ana.memberId, file_id: file }
  const page = { page: 1, source: 'layer', width: 100, height: 100, words: '[]', text: '1. Time.\n2. Costs are\nshared.' }
  await owner
    .insertInto('file_text_page')
    .values({ ...of, id: file, ...page })
    .execute()
  expect((await proposed(f.ana)).json()).toEqual({
    state: 'read',
    paragraphs: [
      { number: '1', text: 'Time.', page: 1 },
      { number: '2', text: 'Costs are shared.', page: 1 },
    ],
  })
  expect((await proposed(f.ben)).statusCode).toBe(404)
  expect((await ordersOf(f.ben, f)).flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))).not.toContain('Costs are shared.')
})
