import { expect, test } from 'vitest'
import { family } from '#test/support/family.ts'
import { recordOf, send } from '#test/support/record.ts'
import { sharedApp } from '#test/support/test-app.ts'

const theApp = sharedApp()

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
