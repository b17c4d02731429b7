import { expect, test } from 'vitest'
import { signIn, worldOfAccounts } from '#test/support/signed-in.ts'

const begun = { title: 'Our family', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Ruiz' }

test('a parent begins a case: their own seat, and one for the other parent, who has not joined', async () => {
  const backend = await worldOfAccounts()
  const ana = await signIn(backend, 'ana@demo.test')
  const reply = await ana.inject({ method: 'POST', url: '/api/cases', payload: begun })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ role: 'parent', side: 'A', isFormer: false, title: 'Our family' })
  expect(reply.json().parents).toMatchObject([
    { side: 'A', joined: true, isMe: true },
    { side: 'B', name: 'Ben Ruiz', joined: false, isMe: false },
  ])
  const ben = await signIn(backend, 'ben@demo.test')
  expect((await ben.inject('/api/cases')).json()).toEqual({ seats: [] })
  expect((await ana.inject('/api/cases')).json().seats).toHaveLength(1)
})

test('sent twice with one key a case is begun once; with two keys it is two, the one opened last first', async () => {
  const backend = await worldOfAccounts()
  const ana = await signIn(backend, 'ana@demo.test')
  const send = (key: string, title: string) =>
    ana.inject({ method: 'POST', url: '/api/cases', payload: { ...begun, title }, headers: { 'idempotency-key': key } })
  const key = '11111111-1111-4111-8111-111111111111'
  const [one, again] = [await send(key, 'First'), await send(key, 'First')]
  expect(again.json()).toEqual(one.json())
  await send('22222222-2222-4222-8222-222222222222', 'Second')
  const titles = async () => (await ana.inject('/api/cases')).json().seats.map((seat: { title: string }) => seat.title)
  expect(await titles()).toHaveLength(2)
  backend.clock.now += 1000
  await ana.inject({ method: 'POST', url: `/api/cases/${one.json().caseId}/open` })
  expect(await titles()).toEqual(['First', 'Second'])
})

test('a case of someone else is answered as one that does not exist, to the letter', async () => {
  const backend = await worldOfAccounts()
  const [ana, ben] = [await signIn(backend, 'ana@demo.test'), await signIn(backend, 'ben@demo.test')]
  const { caseId } = (await ana.inject({ method: 'POST', url: '/api/cases', payload: begun })).json()
  const open = (id: string) => ben.inject({ method: 'POST', url: `/api/cases/${id}/open` })
  const [foreign, missing] = [await open(caseId), await open('99999999-9999-4999-8999-999999999999')]
  expect(foreign.statusCode).toBe(404)
  expect(foreign.body).toBe(missing.body)
})

test('a zone that is none is refused with a sentence, and nothing is begun', async () => {
  const backend = await worldOfAccounts()
  const ana = await signIn(backend, 'ana@demo.test')
  const reply = await ana.inject({ method: 'POST', url: '/api/cases', payload: { ...begun, zone: 'Mars/Olympus' } })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().message).toBe('That is no time zone.')
  expect((await ana.inject('/api/cases')).json().seats).toEqual([])
})
