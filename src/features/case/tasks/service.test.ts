import { expect, test } from 'vitest'
import { family } from '#test/support/family.ts'
import { recordOf, send } from '#test/support/record.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()

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

test('changing the text and day of a task keeps its check mark', async () => {
  const backend = await theApp()
  const f = await family(backend)
  const { id } = (await send(f.ana, f, 'POST', '/tasks', { title: 'Call', dueOn: '2026-05-01' })).json()
  await send(f.ana, f, 'POST', `/tasks/${id}/done`, { done: true })
  expect((await send(f.ben, f, 'PUT', `/tasks/${id}`, { title: 'Mine', dueOn: null })).statusCode).toBe(404)
  expect((await send(f.ana, f, 'PUT', `/tasks/${id}`, { title: 'Call the clerk', dueOn: null })).json()).toEqual({ saved: true })
  expect((await recordOf(f.ana, f)).tasks).toMatchObject([{ title: 'Call the clerk', dueOn: null, doneAt: expect.any(String) }])
})
