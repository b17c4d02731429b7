import { expect, test } from 'vitest'
import { scheduled, send } from '#test/support/exchanges.ts'
import { type Family, family, grant, type TestPerson, newPerson, system } from '#test/support/family.ts'
import { testApp } from '#test/support/test-app.ts'
import type { Exchange, Item } from './contract.ts'

// The server's clock is at Thursday, March 12, 2026, 2 pm in New York. The children went to Ben at 1:33 pm and return on Monday.
const today = { dueAt: '2026-03-12T17:33:00.000Z', toSide: 'B' }
const monday = { dueAt: '2026-03-16T17:33:00.000Z', toSide: 'A' }
const thursday = { dueAt: '2026-03-19T17:33:00.000Z', toSide: 'B' }

async function begin(at?: string) {
  const backend = await testApp()
  if (at) backend.clock.now = Date.parse(at)
  const f = await family(backend)
  await scheduled(backend, f, 'AAABBBB', '13:33')
  return { backend, f }
}
const add = (who: TestPerson, f: Family, at: object = today, name = 'Inhaler', key?: string) =>
  send(who, f, 'items', { ...at, name, note: '' }, key)
const added = async (who: TestPerson, f: Family, at: object = today, name = 'Inhaler'): Promise<string> =>
  (await add(who, f, at, name)).json().id
const tick = (who: TestPerson, f: Family, item: string, what: string, more: object = {}) =>
  send(who, f, `items/${item}/tick`, { ...today, what, done: true, agoMs: 0, ...more })
const remove = (who: TestPerson, f: Family, item: string, removed = true) => send(who, f, `items/${item}/remove`, { removed })
async function listOf(who: TestPerson, f: Family, at: { dueAt: string } = today): Promise<Item[]> {
  const { upcoming, past } = (await who.inject(`/api/exchanges/list?case=${f.caseId}`)).json()
  return [...upcoming, ...past].find((each: Exchange) => each.dueAt === at.dueAt).items
}
const names = async (who: TestPerson, f: Family, at: { dueAt: string }) => (await listOf(who, f, at)).map(({ name }) => name)

test('both parents add items, and each checks off their own half', async () => {
  const { f } = await begin()
  const inhaler = await added(f.ana, f)
  await added(f.ben, f, today, 'Swim bag')
  expect(await listOf(f.ben, f)).toMatchObject([
    { id: inhaler, name: 'Inhaler', isMine: false, given: null, got: null, can: { tick: 'received', remove: false } },
    { name: 'Swim bag', isMine: true, can: { tick: 'received', remove: true } },
  ])
  expect((await tick(f.ana, f, inhaler, 'handed_over')).json()).toEqual({ done: true })
  expect((await tick(f.ben, f, inhaler, 'received', { agoMs: 20 * 60_000 })).json()).toEqual({ done: true })
  for (const who of [f.ana, f.ben])
    expect((await listOf(who, f))[0]).toMatchObject({
      given: { at: '2026-03-12T18:00:00.000Z', isLateRecord: false },
      // Checked off without a connection.
      got: { at: '2026-03-12T17:40:00.000Z', isLateRecord: true },
    })
  const wrong = await tick(f.ana, f, inhaler, 'received')
  expect([wrong.statusCode, wrong.json().message]).toEqual([
    403,
    'Who gives the children says what was handed over, and who receives them what was received.',
  ])
})

test('the first check mark stays, and only the person who set it can remove it', async () => {
  const { backend, f } = await begin()
  const inhaler = await added(f.ana, f)
  await tick(f.ana, f, inhaler, 'handed_over')
  backend.clock.now += 60_000
  await tick(f.ana, f, inhaler, 'handed_over')
  expect((await listOf(f.ana, f))[0]!.given).toMatchObject({ at: '2026-03-12T18:00:00.000Z' })
  const refused = await tick(f.ben, f, inhaler, 'handed_over', { done: false })
  expect(refused.statusCode).toBe(403)
  expect((await listOf(f.ana, f))[0]!.given).toMatchObject({ at: '2026-03-12T18:00:00.000Z' })
  await tick(f.ana, f, inhaler, 'handed_over', { done: false })
  expect((await listOf(f.ana, f))[0]!.given).toBeNull()
})

test('an item at the other parent’s is on the list of the return exchange until it is checked off there', async () => {
  const { backend, f } = await begin('2026-03-16T17:40:00Z')
  const inhaler = await added(f.ana, f)
  expect(await names(f.ana, f, monday)).toEqual([])
  await tick(f.ben, f, inhaler, 'received')
  expect(await listOf(f.ana, f, monday)).toMatchObject([{ id: inhaler, isCarried: true, given: null, got: null }])
  const both = [tick(f.ben, f, inhaler, 'handed_over', monday), tick(f.ana, f, inhaler, 'received', monday)]
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const [back] = await listOf(f.ana, f, monday)
  expect(back).toMatchObject({ name: 'Inhaler', isCarried: false, given: {}, got: {} })
  expect(await names(f.ana, f, thursday)).toEqual([])
  // One row for each direction.
  expect(await system(backend, (tx) => tx.selectFrom('exchange_item').select('id').execute())).toHaveLength(2)
})

test('an item that does not need to come back can be removed and restored, and keeps its earlier check marks', async () => {
  const { f } = await begin()
  const inhaler = await added(f.ana, f)
  await tick(f.ben, f, inhaler, 'received')
  await remove(f.ben, f, inhaler)
  expect([await names(f.ana, f, monday), await names(f.ana, f, today)]).toEqual([[], ['Inhaler']])
  await remove(f.ben, f, inhaler, false)
  expect(await names(f.ana, f, monday)).toEqual(['Inhaler'])
})

test('an unchecked item can be removed only by the parent who added it', async () => {
  const { f } = await begin()
  const inhaler = await added(f.ana, f)
  const refused = await remove(f.ben, f, inhaler)
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'Only who put a thing on the list takes it off, until it was handed over.',
  ])
  await remove(f.ana, f, inhaler)
  expect(await names(f.ana, f, today)).toEqual([])
})

test('if an exchange is canceled, its list moves to the next one to the same parent', async () => {
  const { f } = await begin()
  const paint = await added(f.ana, f, monday, 'Paint box')
  await send(f.ana, f, 'cancel', { ...monday, cancelled: true })
  expect(await names(f.ben, f, monday)).toEqual([])
  await added(f.ana, f, thursday, 'Coat')
  expect(await names(f.ben, f, thursday)).toEqual(['Coat'])
  const next = { dueAt: '2026-03-23T17:33:00.000Z' }
  expect(await listOf(f.ben, f, next)).toMatchObject([{ id: paint, isCarried: true }])
})

test('a request sent twice with one key adds one item, and a list has at most 40', async () => {
  const { f } = await begin()
  const key = '66666666-6666-4666-8666-666666666666'
  const twice = await Promise.all([add(f.ana, f, today, 'Inhaler', key), add(f.ana, f, today, 'Inhaler', key)])
  expect(new Set(twice.map(({ body }) => body)).size).toBe(1)
  for (let n = 1; n < 40; n += 1) await add(f.ana, f, today, `Thing ${n}`)
  const full = await add(f.ana, f, today, 'One more')
  expect([full.statusCode, (await listOf(f.ana, f)).length]).toEqual([409, 40])
})

test('a grant can only read the list, a stranger finds no case, and an exchange outside of the schedule has no list', async () => {
  const { backend, f } = await begin()
  const inhaler = await added(f.ana, f)
  const lena = await grant(backend, f)
  expect(await listOf(lena, f)).toMatchObject([{ name: 'Inhaler', can: { tick: null, remove: false } }])
  for (const who of [lena, await newPerson(backend)]) {
    const replies = [await add(who, f), await tick(who, f, inhaler, 'received'), await remove(who, f, inhaler)]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  }
  expect((await add(f.ana, f, { ...today, toSide: 'A' })).statusCode).toBe(404)
  expect((await tick(f.ben, f, '99999999-9999-4999-8999-999999999999', 'received')).statusCode).toBe(404)
  for (const name of ['', 'x'.repeat(81)]) expect((await add(f.ana, f, today, name)).statusCode).toBe(400)
})
