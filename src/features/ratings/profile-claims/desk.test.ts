import { expect, test } from 'vitest'
import { ask, confirm, holder, lenas, putLena, claimUser } from '#test/support/claims.ts'
import { testApp } from '#test/support/test-app.ts'
import type { Claim, Waiting } from './contract.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

test('a moderator sees what was given beside what the directory knows, and opens the paper with a line in the audit', async () => {
  const backend = await testApp()
  const lena = await claimUser(backend)
  const { id } = await ask(lena, await putLena(backend), { way: 'paper', barNumber: '24031877', note: 'My bar card.' })
  await lena.post(`/api/claims/${id}/files`, { content: png })
  const mod = await claimUser(backend, { roles: ['moderator'] })
  const { claims } = (await mod.get('/api/desk/claims')).json<{ claims: Waiting[] }>()
  expect(claims).toMatchObject([
    {
      claimant: 'Some Body',
      barNumber: '24031877',
      professional: { name: 'Lena Brandt', barNumber: '24031877' },
      note: 'My bar card.',
      files: [{ place: 1, type: 'image/png', canFetch: true }],
      isHeld: false,
      isOwn: false,
    },
  ])
  expect((await mod.post(`/api/desk/claims/${id}/files/1`)).json()).toEqual({ type: 'image/png', content: png })
  expect((await mod.post(`/api/desk/claims/${id}/files/2`)).statusCode).toBe(404)
  const looks = await backend.database.owner
    .selectFrom('audit')
    .select(['account_id', 'subject'])
    .where('action', '=', 'claims.paper')
    .execute()
  expect(looks).toEqual([{ account_id: mod.account, subject: `${id} 1` }])
  expect((await lena.get('/api/desk/claims')).statusCode).toBe(403)
})

test('granted by a person, it is decided once; a refusal says why; nobody decides their own', async () => {
  const backend = await testApp()
  const mod = await claimUser(backend, { roles: ['moderator'] })
  const claimOf = async (who: Awaited<ReturnType<typeof claimUser>>) => {
    const { id } = await ask(who, await putLena(backend), { way: 'paper', barNumber: '24031877' })
    await who.post(`/api/claims/${id}/files`, { content: png })
    return id
  }
  const decide = (id: string, decision: string, reason?: string) =>
    mod.post(`/api/desk/claims/${id}/decision`, { decision, ...(reason && { reason }) })
  const lena = await claimUser(backend)
  const first = await claimOf(lena)
  expect((await decide(first, 'grant')).json()).toEqual({ done: true })
  expect((await decide(first, 'refuse', 'Late.')).statusCode).toBe(409)
  expect((await lena.get(`/api/claims/${first}/replies`)).statusCode).toBe(200)

  const tom = await claimUser(backend)
  const second = await claimOf(tom)
  expect((await decide(second, 'refuse')).json()).toMatchObject({ detail: { field: 'reason' } })
  expect((await decide(second, 'refuse', 'a\0b')).json()).toMatchObject({ detail: { field: 'reason' } })
  await decide(second, 'refuse', 'The card names somebody else.')
  expect((await tom.get('/api/claims')).json<{ claims: Claim[] }>().claims).toMatchObject([
    { state: 'refused', reason: 'The card names somebody else.' },
  ])

  const own = await claimOf(mod)
  expect((await decide(own, 'grant')).json()).toMatchObject({ code: 'forbidden', detail: { why: 'own' } })
})

test('a page that is held is granted to nobody else until its claim is taken back, which asks for the password', async () => {
  const backend = await testApp()
  const professional = await putLena(backend)
  const { claim } = await holder(backend, professional)
  const second = await claimUser(backend)
  const email = 'l.brandt@fernhollow.example'
  const { id } = await ask(second, professional, { ...lenas, email })
  await confirm(backend, second, id, email)
  const mod = await claimUser(backend, { roles: ['moderator'] })
  const grant = () => mod.post(`/api/desk/claims/${id}/decision`, { decision: 'grant' })
  expect((await grant()).json()).toMatchObject({ code: 'conflict', detail: { why: 'held' } })
  const queue = (await mod.get('/api/desk/claims')).body
  expect(queue).not.toContain('account')

  backend.clock.now += 11 * 60_000
  const revoke = (who: typeof mod) => who.post(`/api/desk/claims/${claim}/revoke`, { reason: 'The address was a shared one.' })
  expect((await revoke(mod)).json()).toMatchObject({ code: 'forbidden', detail: { why: 'confirm' } })
  expect((await revoke(await claimUser(backend, { roles: ['moderator'] }))).json()).toEqual({ done: true })
  expect((await grant()).json()).toEqual({ done: true })
})

test('what was refused by rule is counted for the desk, without anybody', async () => {
  const backend = await testApp()
  const { post } = await claimUser(backend)
  const professional = await putLena(backend)
  for (const email of ['lena@mail.example', 'lena@other.example', 'no address'])
    await post('/api/claims', { professional, ...lenas, email })
  const mod = await claimUser(backend, { roles: ['moderator'] })
  expect((await mod.get('/api/desk/claims')).json<{ refusals: unknown }>().refusals).toEqual([
    { reason: 'domain', n: 2 },
    { reason: 'address', n: 1 },
  ])
})
