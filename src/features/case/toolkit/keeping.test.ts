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
