import { expect, test } from 'vitest'
import { family } from '#test/support/family.ts'
import { recordOf, send } from '#test/support/record.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()

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
