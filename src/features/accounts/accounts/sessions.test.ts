import { describe, expect, test } from 'vitest'
import { cookiesOf, post, signIn, withCookie, worldOfAccounts } from '#test/support/signed-in.ts'
import { demoPassword } from './demo-accounts.ts'

const minute = 60_000
const ana = { email: 'ana@demo.test', password: demoPassword }

/** Signs in. Returns the reply with its cookies. */
async function enter(backend: Awaited<ReturnType<typeof worldOfAccounts>>, more: object = {}, cookie = '') {
  const reply = await backend.app.inject(post('/api/auth/sign-in/email', { ...ana, ...more }, cookie === '' ? {} : { cookie }))
  const lines = [reply.headers['set-cookie'] ?? []].flat()
  return { ...withCookie(backend, cookiesOf(reply)), line: lines.find((line) => line.startsWith('session=')) ?? '', lines }
}

const statusOf = async ({ inject }: Pick<Awaited<ReturnType<typeof enter>>, 'inject'>, headers: Record<string, string> = {}) =>
  (await inject({ url: '/api/auth/user', headers })).statusCode

describe('signing out', () => {
  test('acts at once when one of our own pages leads there, and asks otherwise', async () => {
    const backend = await worldOfAccounts()
    const someone = await enter(backend)
    for (const site of ['cross-site', 'same-site', 'none']) {
      const asked = await someone.inject({ url: '/api/logout', headers: { 'sec-fetch-site': site } })
      expect([asked.statusCode, asked.body.includes('Sign out?')]).toEqual([200, true])
    }
    expect(await statusOf(someone)).toBe(200)
    const out = await someone.inject({ url: '/api/logout', headers: { 'sec-fetch-site': 'same-origin' } })
    expect([out.statusCode, out.headers.location]).toEqual([303, '/'])
    expect(await statusOf(someone)).toBe(401)
  })

  test('is refused from a form on another site', async () => {
    const backend = await worldOfAccounts()
    const someone = await enter(backend)
    const forged = await someone.inject({ method: 'POST', url: '/api/logout', headers: { 'sec-fetch-site': 'cross-site' } })
    expect(forged.statusCode).toBe(403)
    expect(await statusOf(someone)).toBe(200)
  })

  test('asvs-7.4.1 makes a cookie that was copied before worthless', async () => {
    const backend = await worldOfAccounts()
    const someone = await enter(backend)
    const thief = withCookie(backend, someone.cookie)
    expect(await statusOf(thief)).toBe(200)
    await someone.inject({ url: '/api/logout', headers: { 'sec-fetch-site': 'same-origin' } })
    expect(await statusOf(thief)).toBe(401)
    expect((await thief.inject('/api/legal/check-compliance')).statusCode).toBe(401)
  })
})

describe('a session', () => {
  test('asvs-7.2.4 is new after every sign-in: a planted cookie is worthless, and the session before has ended', async () => {
    const backend = await worldOfAccounts()
    const planted = 'session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D'
    const first = await enter(backend, {}, planted)
    expect(first.cookie).not.toContain('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')
    expect(await statusOf(withCookie(backend, planted))).toBe(401)
    const second = await enter(backend, {}, first.cookie)
    expect(second.cookie).not.toBe(first.cookie)
    expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
  })

  test('continues when someone enters a wrong password for another account in the same browser', async () => {
    const backend = await worldOfAccounts()
    const someone = await enter(backend)
    await someone.inject(post('/api/auth/sign-in/email', { email: 'ben@demo.test', password: 'guessed by somebody' }))
    expect(await statusOf(someone)).toBe(200)
  })

  test('asvs-7.2.2 is stored only as a hash', async () => {
    const backend = await worldOfAccounts()
    const { cookie } = await enter(backend)
    const token = /session=([^.;]+)/.exec(decodeURIComponent(cookie))![1]!
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/)
    const rows = await backend.database.owner.selectFrom('session').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    // Reading the hash in the database is not enough to use the session.
    expect(await statusOf(withCookie(backend, `session=${rows[0]!.token_hash}.x`))).toBe(401)
  })

  test('asvs-7.3.1 ends after 15 minutes without use', async () => {
    const backend = await worldOfAccounts()
    const someone = await enter(backend)
    // The page's warning uses this (web/inside/idle.ts).
    expect((await someone.inject({ url: '/api/auth/user' })).json()).toMatchObject({ idleMinutes: 15 })
    backend.clock.now += 14 * minute
    expect(await statusOf(someone)).toBe(200)
    backend.clock.now += 14 * minute
    expect(await statusOf(someone)).toBe(200)
    backend.clock.now += 15 * minute + 1
    expect(await statusOf(someone)).toBe(401)
  })

  test('asvs-7.3.2 ends after twelve hours, however much it is used', async () => {
    const backend = await worldOfAccounts()
    const someone = await enter(backend)
    expect(someone.line).toContain('Max-Age=43200')
    const began = backend.clock.now
    while (backend.clock.now < began + 12 * 60 * minute - 10 * minute) {
      backend.clock.now += 10 * minute
      expect(await statusOf(someone)).toBe(200)
    }
    backend.clock.now = began + 12 * 60 * minute
    expect(await statusOf(someone)).toBe(401)
  })

  test('is not extended by background requests of a page', async () => {
    const backend = await worldOfAccounts()
    const someone = await enter(backend)
    for (let n = 0; n < 3; n += 1) {
      backend.clock.now += 4 * minute
      expect(await statusOf(someone, { 'x-background': '1' })).toBe(200)
    }
    backend.clock.now += 4 * minute
    expect(await statusOf(someone, { 'x-background': '1' })).toBe(401)
  })

  test('asvs-3.3.1 has a cookie that scripts cannot read and other sites cannot send', async () => {
    const backend = await worldOfAccounts({ env: { APP_URL: 'https://court.example' } })
    const reply = await backend.app.inject(post('/api/auth/sign-in/email', ana))
    const line = [reply.headers['set-cookie'] ?? []].flat().find((one) => one.includes('session='))
    expect(line).toMatch(/^__Host-session=/)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(line).toContain(attribute)
    expect(line).not.toContain('Domain')
  })
})

describe('on a shared device', () => {
  test('a session ends with the browser, and after 5 minutes without use', async () => {
    const backend = await worldOfAccounts()
    const someone = await enter(backend, { shared: true })
    expect(someone.line).not.toMatch(/Max-Age|Expires/)
    expect(await backend.database.owner.selectFrom('session').select('is_shared').execute()).toEqual([{ is_shared: true }])
    expect((await someone.inject({ url: '/api/auth/user' })).json()).toMatchObject({ idleMinutes: 5 })
    backend.clock.now += 4 * minute
    expect(await statusOf(someone)).toBe(200)
    backend.clock.now += 5 * minute + 1
    expect(await statusOf(someone)).toBe(401)
  })

  test('a passkey sign-in sets the same cookie as a password sign-in, and it can be removed', async () => {
    const backend = await worldOfAccounts()
    const mark = /auth\.dont_remember=[^;]+/.exec((await enter(backend, { shared: true })).cookie)![0]
    const say = (shared: boolean, cookie: string) => backend.app.inject(post('/api/auth/shared-device', { shared }, { cookie }))
    expect(cookiesOf(await say(true, ''))).toBe(mark)
    expect((await say(false, mark)).headers['set-cookie']).toMatch(/^auth\.dont_remember=;.*Max-Age=0/)
    expect((await say(false, '')).headers['set-cookie']).toBeUndefined()
  })

  test('the next sign-in without the choice makes an ordinary session', async () => {
    const backend = await worldOfAccounts()
    const shared = await enter(backend, { shared: true })
    expect(shared.cookie).toContain('auth.dont_remember=')
    const own = await enter(backend, {}, shared.cookie)
    expect(own.lines.filter((line) => line.startsWith('auth.dont_remember=;'))).toHaveLength(1)
    expect(own.line).toContain('Max-Age=43200')
    expect(await backend.database.owner.selectFrom('session').select('is_shared').execute()).toEqual([{ is_shared: false }])
  })
})

test('asvs-3.7.2 no redirect address is taken from a request: signing in and out always lead to the first page', async () => {
  const backend = await worldOfAccounts()
  const away = '?redirect=https://evil.example&callbackURL=//evil.example&next=https://evil.example'
  const reply = await backend.app.inject(
    post(`/api/auth/sign-in/email${away}`, { ...ana, callbackURL: 'https://evil.example', redirectTo: 'https://evil.example' }),
  )
  expect([reply.statusCode, reply.headers.location, reply.json()]).toEqual([200, undefined, { step: 'signed_in' }])
  const someone = withCookie(backend, cookiesOf(reply))
  const out = await someone.inject({ url: `/api/logout${away}`, headers: { 'sec-fetch-site': 'same-origin' } })
  expect([out.statusCode, out.headers.location]).toEqual([303, '/'])
  await backend.app.inject(post('/api/auth/request-password-reset', { email: ana.email, redirectTo: 'https://evil.example' }))
  const mails = await backend.database.owner.selectFrom('outbox').select('body').execute()
  expect(JSON.stringify(mails)).not.toContain('evil.example')
})

test('a sign-in that another site sends for a visitor is refused', async () => {
  const backend = await worldOfAccounts()
  const forged = await backend.app.inject(
    post('/api/auth/sign-in/email', ana, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
  )
  expect([forged.statusCode, cookiesOf(forged)]).toEqual([403, ''])
  expect((await signIn(backend, ana.email)).cookie).not.toBe('')
})
