import { expect, test } from 'vitest'
import { family, grant, newPerson } from '#test/support/family.ts'
import { testApp } from '#test/support/test-app.ts'

const seatsOf = async (who: { inject: (url: string) => Promise<{ json: () => { seats: { role: string; isFormer: boolean }[] } }> }) =>
  (await who.inject('/api/cases')).json().seats

test('each parent has a seat, a stranger none, and a granted seat lasts until its end', async () => {
  const backend = await testApp()
  const f = await family(backend)
  expect(await seatsOf(f.ana)).toMatchObject([{ role: 'parent', side: 'A', parents: [{ isMe: true }, { isMe: false, joined: true }] }])
  expect(await seatsOf(f.ben)).toMatchObject([{ role: 'parent', side: 'B' }])
  expect(await seatsOf(await newPerson(backend))).toEqual([])
  const lena = await grant(backend, f, { until: new Date(backend.clock.now + 300_000) })
  expect(await seatsOf(lena)).toMatchObject([{ role: 'attorney', parents: [{ name: 'Ana Moreno' }, { name: 'Ben Carter' }] }])
  backend.clock.now += 300_001
  expect(await seatsOf(lena)).toEqual([])
})
