import { describe, expect, test } from 'vitest'
import { linkTo } from '#test/support/mailbox.ts'
import { cookiesOf, joined, nia, post, withCookie } from '#test/support/signed-in.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'

const strangers = 'a stranger was here first'
const chosen = 'another sentence of my own'

async function today(options: Parameters<typeof testApp>[0] = {}) {
  const backend = await testApp(options)
  backend.clock.now = Date.now()
  return backend
}

const signUp = (backend: TestApp, person: object) => backend.app.inject(post('/api/auth/sign-up/email', { ...nia, ...person }))
const newest = (backend: TestApp) => linkTo(backend, nia.email, 'verify-email')
const confirm = (backend: TestApp, body: object) =>
  backend.app.inject(post('/api/auth/verify-email', body)).then((reply) => ({ status: reply.statusCode, body: reply.json() as object }))
/** The status of a sign-in with each password. */
async function entering(backend: TestApp, ...passwords: string[]) {
  const statuses = []
  for (const password of passwords)
    statuses.push((await backend.app.inject(post('/api/auth/sign-in/email', { email: nia.email, password }))).statusCode)
  return statuses
}
const wrong = { status: 400, body: { detail: { field: 'password' } } }

describe('an address that a stranger signed up first', () => {
  /** A stranger's sign-up, then the owner's; the links in the order in which they were mailed. */
  async function taken() {
    const backend = await today()
    await signUp(backend, { password: strangers, firstName: 'Stan' })
    const first = await newest(backend)
    await signUp(backend, {})
    const second = await newest(backend)
    await backend.app.inject(post('/api/auth/send-verification-email', { email: nia.email }))
    return { backend, first, second, third: await newest(backend) }
  }

  test.each(['first', 'second', 'third'] as const)(
    'opens with the password of its owner by the %s link, whoever asked for that link, and never with the stranger’s',
    async (which) => {
      const { backend, ...links } = await taken()
      expect(await confirm(backend, { token: links[which], password: nia.password })).toMatchObject({ status: 200 })
      expect(await entering(backend, strangers, nia.password)).toEqual([401, 200])
      expect(await backend.database.owner.selectFrom('account').select(['first_name', 'name']).execute()).toEqual([
        { first_name: 'Nia', name: 'Nia Cole' },
      ])
      // The other links, and those for a new password, are over.
      for (const token of Object.values(links)) expect((await confirm(backend, { token, password: strangers })).status).toBe(410)
      expect(await backend.database.owner.selectFrom('verification').selectAll().execute()).toEqual([])
    },
  )

  test('opens for a victim who never signed up, with a new password: the stranger’s ends, with the links that are out', async () => {
    const backend = await today()
    await signUp(backend, { password: strangers, firstName: 'Stan' })
    await backend.app.inject(post('/api/auth/request-password-reset', { email: nia.email }))
    const reset = await linkTo(backend, nia.email, 'reset-password')
    const token = await newest(backend)
    expect(await confirm(backend, { token, password: chosen })).toMatchObject(wrong)
    expect(await confirm(backend, { token, password: 'short', isNew: true })).toMatchObject(wrong)
    expect(await confirm(backend, { token, password: chosen, isNew: true })).toMatchObject({ status: 200 })
    expect(await entering(backend, strangers, chosen)).toEqual([401, 200])
    const late = await backend.app.inject(post('/api/auth/reset-password', { token: reset, password: strangers }))
    expect(late.statusCode).toBe(410)
  })

  test('has no session left from before it was confirmed', async () => {
    const backend = await today()
    await joined(backend, { ...nia, password: strangers })
    const inside = await backend.app.inject(post('/api/auth/sign-in/email', { email: nia.email, password: strangers }))
    await backend.database.owner.updateTable('account').set({ email_verified: false }).execute()
    await backend.app.inject(post('/api/auth/send-verification-email', { email: nia.email }))
    expect(await confirm(backend, { token: await newest(backend), password: chosen, isNew: true })).toMatchObject({ status: 200 })
    expect((await withCookie(backend, cookiesOf(inside)).inject('/api/auth/user')).statusCode).toBe(401)
  })
})

test('the link alone confirms nothing, a wrong password leaves it usable, and many sign-ups don’t push the owner’s out', async () => {
  const backend = await today()
  await signUp(backend, { password: strangers })
  await signUp(backend, {})
  const owners = await newest(backend)
  for (let n = 0; n < 12; n += 1) await signUp(backend, { password: `a stranger tries for the ${n}th time` })
  expect((await confirm(backend, { token: owners })).status).toBe(400)
  expect(await confirm(backend, { token: owners, password: 'not one that was chosen' })).toMatchObject(wrong)
  expect(await entering(backend, strangers, nia.password)).toEqual([403, 401])
  expect(await confirm(backend, { token: owners, password: nia.password })).toMatchObject({ status: 200 })
  expect(await entering(backend, nia.password)).toEqual([200])
})
