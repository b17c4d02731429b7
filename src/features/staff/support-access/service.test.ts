import { expect, test } from 'vitest'
import { putPersonOf, type SignedIn, signIn, withCookie, worldOfAccounts } from '#test/support/signed-in.ts'
import { testApp } from '#test/support/test-app.ts'
import { mayLook } from './public.ts'

const post = ({ inject }: SignedIn, url: string, payload: object = {}) => inject({ method: 'POST', url, payload })
const mine = { kind: 'using', message: 'Why does my page look different today?' } as const

test('a permission that was withdrawn or replaced opens nothing more, and an account has one at a time', async () => {
  const backend = await worldOfAccounts()
  const [ana, support] = [await signIn(backend, 'ana@demo.test'), await signIn(backend, 'support@demo.test')]
  const { number } = (await post(ana, '/api/support/mine', mine)).json<{ number: string }>()
  await Promise.all([1, 2, 3].map((hours) => post(ana, '/api/support/leave', { hours })))
  await post(ana, '/api/support/leave', { hours: 72 })
  const standing = await backend.database.owner.selectFrom('support_grant').select('hours').where('revoked_at', 'is', null).execute()
  expect(standing).toEqual([{ hours: 72 }])
  await ana.inject({ method: 'DELETE', url: '/api/support/leave' })
  expect((await post(support, `/api/desk/tickets/${number}/account`)).statusCode).toBe(403)
  expect((await ana.inject('/api/support/leave')).json()).toEqual({ standing: null, looks: [] })
  for (const hours of [0, 73, 1.5, -1]) expect((await post(ana, '/api/support/leave', { hours })).statusCode).toBe(400)
})

test('a look that cannot be recorded shows nothing: mayLook works in the transaction of its caller', async () => {
  const backend = await worldOfAccounts()
  const [ana, support] = [await putPersonOf(backend), await putPersonOf(backend, { roles: ['support_admin'] })]
  await post(withCookie(backend, ana.cookie), '/api/support/leave', { hours: 1 })
  const { accounts } = backend.database
  const deps = { clock: () => backend.clock.now, random: { next: () => 0.5, uuid: () => '00000000-0000-4000-8000-000000000001' } }
  const asked = { staff: support.account, account: ana.account, what: 'messages' }
  const failing = accounts.transaction().execute(async (tx) => {
    await mayLook(tx, asked, deps)
    throw new Error('what was to be shown cannot be read')
  })
  await expect(failing).rejects.toThrow('cannot be read')
  expect(await accounts.selectFrom('support_look').select('id').execute()).toEqual([])
  const until = await accounts.transaction().execute((tx) => mayLook(tx, asked, deps))
  expect(until.getTime()).toBe(backend.clock.now + 3_600_000)
  expect(await accounts.selectFrom('support_look').select('what').execute()).toEqual([{ what: 'messages' }])
})

test('a look cannot be changed or deleted', async () => {
  const { accounts } = (await testApp()).database
  await expect(accounts.deleteFrom('support_look').execute()).rejects.toThrow('permission denied')
  await expect(accounts.updateTable('support_look').set({ what: 'x' }).execute()).rejects.toThrow('permission denied')
})
