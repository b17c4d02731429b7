import { expect, test } from 'vitest'
import { type Family, family, grant, type TestPerson } from '#test/support/family.ts'
import { testApp } from '#test/support/test-app.ts'
import type { People } from './contract.ts'

// The channel on which the parents must write to each other, from an order or an agreed plan.

const post = (who: TestPerson, { caseId }: Family, path: string, payload: object) =>
  who.inject({ method: 'POST', url: `/api/cases/${caseId}${path}`, payload })
const channelOf = async (who: TestPerson, { caseId }: Family): Promise<People['channel']> =>
  (await who.inject(`/api/people?case=${caseId}`)).json().channel

test('the channel comes from the order in effect, with its text, and an order overrides an agreement', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const order = { kind: 'decree', signedOn: null, effectiveOn: '2020-01-01', endsOn: null, isShared: true, title: 'Decree', facts: {} }
  const add = async (more: object) => expect((await post(f.ana, f, '/orders', { ...order, ...more })).statusCode).toBe(200)
  const only = (name: string, text = '') => ({ channel: { name, clause: { paragraph: '7', text } } })
  await add({})
  expect(await channelOf(f.ana, f)).toBeNull()
  await add({ title: 'Our plan', kind: 'consent', facts: only('e-mail') })
  expect(await channelOf(f.ben, f)).toMatchObject({ name: 'e-mail', source: 'Our plan', isOrder: false })
  await add({ title: 'Ended', endsOn: '2021-01-01', facts: only('fax') })
  await add({ title: 'Not begun', effectiveOn: '2030-01-01', facts: only('letters') })
  await add({ title: 'Not shared', isShared: false, effectiveOn: '2021-01-01', facts: only('post') })
  await add({ facts: only('FamilyLine', 'The parties shall use FamilyLine alone.') })
  expect(await channelOf(f.ben, f)).toEqual({
    name: 'FamilyLine',
    source: 'Decree',
    isOrder: true,
    clause: { paragraph: '7', text: 'The parties shall use FamilyLine alone.' },
  })
  // Only Ana reads her private order; a seat without the orders scope reads none.
  expect(await channelOf(f.ana, f)).toMatchObject({ name: 'post' })
  expect(await channelOf(await grant(backend, f, { scopes: ['schedule'] }), f)).toBeNull()
  expect(await channelOf(await grant(backend, f, { scopes: ['orders'] }), f)).toMatchObject({ name: 'FamilyLine' })
})

test('an agreed plan clause names the channel from the plan’s effective date, and not as a court’s order', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const { id: plan } = (await post(f.ana, f, '/plans', { title: 'Our plan' })).json()
  const answers = { channels: ['email', 'text'], hours: { from: '08:00', to: '20:00' }, answer: 24 }
  expect((await post(f.ana, f, `/plans/${plan}/clauses`, { clause: 'messages-channel', answers })).statusCode).toBe(200)
  const seen = async (who: TestPerson) => {
    const { id, version, digest } = (await who.inject(`/api/plans/${plan}?case=${f.caseId}`)).json().items[0]
    return { path: `/plans/${plan}/clauses/${id}`, words: { version, digest } }
  }
  const hers = await seen(f.ana)
  await post(f.ana, f, `${hers.path}/propose`, { ...hers.words, answers })
  const his = await seen(f.ben)
  expect((await post(f.ben, f, `${his.path}/answer`, { ...his.words, act: 'accept' })).statusCode).toBe(200)
  expect(await channelOf(f.ben, f)).toBeNull()
  const installed = await post(f.ana, f, `/plans/${plan}/install`, { effective: '2026-03-12' })
  expect([installed.statusCode, installed.body]).toEqual([200, installed.body])
  expect(await channelOf(f.ben, f)).toMatchObject({
    name: 'e-mail, text message',
    source: 'Our plan',
    isOrder: false,
    clause: { text: expect.stringContaining('We write to each other by e-mail') },
  })
})
