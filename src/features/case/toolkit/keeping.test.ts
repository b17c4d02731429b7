import { expect, test } from 'vitest'
import { family, grant, newPerson, system } from '#test/support/family.ts'
import { fill, judge, order, recordOf, send } from '#test/support/record.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()

test('only a current parent can change anything, and for a stranger the case does not exist', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await fill(f.ana, f)
  const { tasks } = await recordOf(f.ana, f)
  const lena = await grant(backend, f, { seesPrivate: true })
  expect((await send(lena, f, 'POST', `/tasks/${tasks[0]!.id}/done`, { done: true })).statusCode).toBe(404)
  const strange = await newPerson(backend)
  const missing = { ...f, caseId: '99999999-9999-4999-8999-999999999999' }
  const [foreign, none] = [
    await send(strange, f, 'POST', '/tasks', { title: 'x', dueOn: null }),
    await send(strange, missing, 'POST', '/tasks', { title: 'x', dueOn: null }),
  ]
  expect([foreign.statusCode, foreign.body]).toEqual([404, none.body])
  await system(backend, (tx) =>
    tx
      .updateTable('case_member')
      .set({ ended_at: new Date(backend.clock.now) })
      .where('case_id', '=', f.caseId)
      .where('id', '=', f.ana.memberId)
      .execute(),
  )
  const gone = await send(f.ana, f, 'PUT', '/profile', { county: 'Other' })
  expect(gone.statusCode).toBe(410)
  expect(await recordOf(f.ana, f)).toMatchObject({ profile: { county: 'Franklin' }, findings: null, can: { change: false } })
})

test('a task can be done, undone, removed and restored, but not by the other parent', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await send(f.ana, f, 'POST', '/tasks', { title: 'Call', dueOn: null })).json()
  const tasks = async () => (await recordOf(f.ana, f)).tasks
  await send(f.ana, f, 'POST', `/tasks/${id}/done`, { done: true })
  expect(await tasks()).toMatchObject([{ doneAt: new Date(backend.clock.now).toISOString() }])
  await send(f.ana, f, 'POST', `/tasks/${id}/done`, { done: false })
  await send(f.ana, f, 'POST', `/tasks/${id}/removed`, { removed: true })
  expect(await tasks()).toEqual([])
  expect((await send(f.ben, f, 'POST', `/tasks/${id}/removed`, { removed: false })).statusCode).toBe(404)
  await send(f.ana, f, 'POST', `/tasks/${id}/removed`, { removed: false })
  expect(await tasks()).toMatchObject([{ title: 'Call', doneAt: null }])
})

test('a usual task is listed once however often it is added, and a removed one is restored only if it was not added again', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const listed = { title: 'File the answer', dueOn: null, item: 'served-answer' }
  const replies = await Promise.all([send(f.ana, f, 'POST', '/tasks', listed), send(f.ana, f, 'POST', '/tasks', listed)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
  const { id } = replies[0].json()
  await send(f.ana, f, 'POST', `/tasks/${id}/removed`, { removed: true })
  await send(f.ana, f, 'POST', '/tasks', listed)
  const back = await send(f.ana, f, 'POST', `/tasks/${id}/removed`, { removed: false })
  expect([back.statusCode, back.json().message]).toEqual([409, 'It is on your list again already.'])
  expect((await send(f.ben, f, 'POST', '/tasks', listed)).statusCode).toBe(200)
  expect((await recordOf(f.ana, f)).tasks).toHaveLength(1)
})

test.each([
  ['/children', { name: 'Mo', born: '2020-01' }, 'children'],
  ['/contacts', judge, 'contacts'],
  ['/tasks', { title: 'Call', dueOn: null }, 'tasks'],
  ['/orders', order, 'orders'],
  ['/views', { page: 'case-toolkit', name: 'All', query: '' }, 'views'],
] as const)('sent twice with one key, %s has one more', async (path, body, list) => {
  const backend = await theApp()
  const f = await family(backend, { children: [] })
  const key = '44444444-4444-4444-8444-444444444444'
  const replies = await Promise.all([send(f.ana, f, 'POST', path, body, key), send(f.ana, f, 'POST', path, body, key)])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1)
  expect((await recordOf(f.ana, f))[list]).toHaveLength(1)
})

test.each([
  ['PUT', '/profile', { filedOn: '2026-02-30' }, 'filedOn', 'There is no such day in the calendar.'],
  ['PUT', '/profile', { marriedOn: '0000-01-01' }, 'marriedOn', 'There is no such day in the calendar.'],
  ['POST', '/tasks', { title: 'x', dueOn: '2025-02-29' }, 'dueOn', 'There is no such day in the calendar.'],
  ['POST', '/orders', { ...order, endsOn: '2019-12-31' }, 'endsOn', 'It ends before it begins.'],
  [
    'POST',
    '/contacts',
    { ...judge, professionalId: '99999999-9999-4999-8999-999999999999' },
    'professionalId',
    'The directory has nobody like that.',
  ],
  ['PUT', '', { zone: 'Mars/Olympus' }, 'zone', 'That is no time zone.'],
  ['PUT', '', { zone: '+02:00' }, 'zone', 'That is no time zone.'],
] as const)('%s %s %j is refused with a sentence at its field, and nothing is stored', async (method, path, body, field, sentence) => {
  const backend = await theApp()
  const f = await family(backend)
  const reply = await send(f.ana, f, method, path, body)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ message: sentence, detail: { field } })
  expect(await recordOf(f.ana, f)).toMatchObject({ profile: null, tasks: [], orders: [], contacts: [], zone: 'America/New_York' })
})

test('intake steps are saved one by one, also from two windows, and a step that was reached stays reached', async () => {
  const backend = await theApp()
  const f = await family(backend)
  await Promise.all([
    send(f.ana, f, 'PUT', '/profile', { county: 'Franklin', step: 4 }),
    send(f.ana, f, 'PUT', '/profile', { marriedOn: '2014-06-21', step: 7 }),
  ])
  await send(f.ana, f, 'PUT', '/profile', { county: '', step: 2 })
  expect((await recordOf(f.ana, f)).profile).toMatchObject({ county: '', marriedOn: '2014-06-21', step: 7 })
})

test('either parent can change shared details, but nobody can name a parent who has joined', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const [maya] = (await recordOf(f.ana, f)).children
  expect((await send(f.ben, f, 'PUT', `/children/${maya!.id}`, { name: 'M.', born: null })).statusCode).toBe(200)
  expect((await send(f.ben, f, 'PUT', '', { title: 'Our two', zone: 'America/Chicago' })).statusCode).toBe(200)
  const record = await recordOf(f.ana, f)
  expect(record).toMatchObject({ title: 'Our two', zone: 'America/Chicago', state: 'OH' })
  expect(record.children.find(({ id }) => id === maya!.id)).toMatchObject({ name: 'M.', born: null })
  const refused = await send(f.ben, f, 'PUT', '', { otherName: 'Somebody' })
  expect(refused.statusCode).toBe(409)
  await send(f.ana, f, 'POST', `/children/${maya!.id}/removed`, { removed: true })
  expect((await recordOf(f.ana, f)).children).toHaveLength(1)
  await send(f.ana, f, 'POST', `/children/${maya!.id}/removed`, { removed: false })
  expect((await recordOf(f.ana, f)).children).toHaveLength(2)
})

test('changing the text and day of a task keeps its check mark', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await send(f.ana, f, 'POST', '/tasks', { title: 'Call', dueOn: '2026-05-01' })).json()
  await send(f.ana, f, 'POST', `/tasks/${id}/done`, { done: true })
  expect((await send(f.ben, f, 'PUT', `/tasks/${id}`, { title: 'Mine', dueOn: null })).statusCode).toBe(404)
  expect((await send(f.ana, f, 'PUT', `/tasks/${id}`, { title: 'Call the clerk', dueOn: null })).json()).toEqual({ saved: true })
  expect((await recordOf(f.ana, f)).tasks).toMatchObject([{ title: 'Call the clerk', dueOn: null, doneAt: expect.any(String) }])
})
