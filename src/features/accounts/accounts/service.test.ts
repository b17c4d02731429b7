import { describe, expect, test } from 'vitest'
import { linkTo, mailsTo } from '#test/support/mailbox.ts'
import { cookiesOf, joined, nia, post, resetOf, signIn, worldOfAccounts } from '#test/support/signed-in.ts'
import { type TestApp, testApp } from '#test/support/test-app.ts'
import { limiter } from '#http/limits.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { removeDemoAccounts } from './demo.ts'

/** A test app whose clock has the real time, as the identity library's clock does. */
async function today(options: Parameters<typeof testApp>[0] = {}) {
  const backend = await testApp(options)
  backend.clock.now = Date.now()
  return backend
}

/** The owner of the address opens the newest link and enters their own password. */
async function joinedBy(backend: TestApp) {
  const token = await linkTo(backend, nia.email, 'verify-email')
  await backend.app.inject(post('/api/auth/verify-email', { token, password: nia.password }))
}

describe('a new account', () => {
  test('can be used only after its address was confirmed', async () => {
    const backend = await today()
    expect((await backend.app.inject(post('/api/auth/sign-up/email', { ...nia, email: ' Nia@Example.org' }))).json()).toEqual({
      done: true,
    })
    const early = await backend.app.inject(post('/api/auth/sign-in/email', nia))
    expect([early.statusCode, early.headers['set-cookie']]).toEqual([403, undefined])
    const token = await linkTo(backend, nia.email, 'verify-email')
    expect((await backend.app.inject(post('/api/auth/verify-email', { token, password: nia.password }))).statusCode).toBe(200)
    const signedIn = await signIn(backend, nia.email, nia.password)
    expect((await signedIn.inject('/api/auth/user')).json()).toMatchObject({
      email: 'nia@example.org',
      firstName: 'Nia',
      lastName: 'Cole',
      hasAcceptedTerms: false,
      isPremium: true,
    })
  })

  test('that is not confirmed gets a new link for each right password, and no session', async () => {
    const backend = await today()
    await backend.app.inject(post('/api/auth/sign-up/email', nia))
    const reply = await backend.app.inject(post('/api/auth/sign-in/email', nia))
    expect([reply.statusCode, reply.json<{ message: string }>().message, cookiesOf(reply)]).toEqual([
      403,
      'Your address is not confirmed yet. We have mailed you a new link: open it, then sign in.',
      '',
    ])
    expect(await mailsTo(backend, nia.email)).toHaveLength(2)
    expect((await backend.app.inject(post('/api/auth/sign-in/email', { ...nia, password: 'not the one at all' }))).statusCode).toBe(401)
    expect(await mailsTo(backend, nia.email)).toHaveLength(2)
    expect(await backend.database.owner.selectFrom('session').selectAll().execute()).toEqual([])
  })

  test('asvs-6.4.1 is confirmed by a link that works once, does not identify the person, and is stored only as a hash', async () => {
    const backend = await today()
    await backend.app.inject(post('/api/auth/sign-up/email', nia))
    const token = await linkTo(backend, nia.email, 'verify-email')
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await backend.database.owner.selectFrom('verification').selectAll().execute())).not.toContain(token)
    const confirm = () => backend.app.inject(post('/api/auth/verify-email', { token, password: nia.password }))
    const both = await Promise.all([confirm(), confirm()])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
    const late = await confirm()
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      410,
      'This link no longer works: it was used, or it is too old. Ask for a new one.',
    ])
  })

  test('needs a new link after a day', async () => {
    const backend = await today()
    await backend.app.inject(post('/api/auth/sign-up/email', nia))
    const token = await linkTo(backend, nia.email, 'verify-email')
    await backend.database.owner
      .updateTable('verification')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute()
    expect((await backend.app.inject(post('/api/auth/verify-email', { token, password: nia.password }))).statusCode).toBe(410)
    await backend.app.inject(post('/api/auth/send-verification-email', { email: nia.email }))
    const again = await linkTo(backend, nia.email, 'verify-email')
    expect((await backend.app.inject(post('/api/auth/verify-email', { token: again, password: nia.password }))).statusCode).toBe(200)
  })
})

describe('nobody can find out who has an account', () => {
  const calls = {
    'signing up': { url: '/api/auth/sign-up/email', body: (email: string) => ({ ...nia, email }) },
    'signing in with a wrong password': {
      url: '/api/auth/sign-in/email',
      body: (email: string) => ({ email, password: 'guessed by somebody' }),
    },
    'asking for a new link': { url: '/api/auth/send-verification-email', body: (email: string) => ({ email }) },
    'forgetting the password': { url: '/api/auth/request-password-reset', body: (email: string) => ({ email }) },
  }
  test.each(Object.entries(calls))(
    '%s: a known, an unconfirmed and an unknown address get the same response',
    async (_name, { url, body }) => {
      const backend = await today()
      await joined(backend)
      await backend.app.inject(post('/api/auth/sign-up/email', { ...nia, email: 'una@example.org' }))
      const replies = []
      for (const email of [nia.email, 'una@example.org', 'nobody@example.org'])
        replies.push(await backend.app.inject(post(url, body(email))))
      const [known, ...others] = replies.map(({ statusCode, body: text, headers: { date: _date, ...headers } }) => ({
        statusCode,
        text,
        headers,
      }))
      for (const other of others) expect(other).toEqual(known)
    },
  )

  test('a person who signed up with someone else’s address cannot sign in once the owner has confirmed it', async () => {
    const backend = await today()
    await backend.app.inject(post('/api/auth/sign-up/email', { ...nia, password: 'a stranger was here first', firstName: 'Stan' }))
    const strangers = await linkTo(backend, nia.email, 'verify-email')
    await backend.app.inject(post('/api/auth/sign-up/email', nia))
    await joinedBy(backend)
    const enter = (password: string) => backend.app.inject(post('/api/auth/sign-in/email', { email: nia.email, password }))
    expect([(await enter('a stranger was here first')).statusCode, (await enter(nia.password)).statusCode]).toEqual([401, 200])
    // The older link has no effect afterwards.
    expect(
      (await backend.app.inject(post('/api/auth/verify-email', { token: strangers, password: 'a stranger was here first' }))).statusCode,
    ).toBe(410)
    expect((await enter(nia.password)).statusCode).toBe(200)
  })

  test('only the mailbox gets the answer: there is an account already, or, before it is confirmed, a new link', async () => {
    const backend = await today()
    await backend.app.inject(post('/api/auth/sign-up/email', nia))
    await backend.app.inject(post('/api/auth/sign-up/email', nia))
    await joinedBy(backend)
    await backend.app.inject(post('/api/auth/sign-up/email', { ...nia, password: 'a stranger tries this one' }))
    expect((await mailsTo(backend, nia.email)).map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
      'Confirm your e-mail address',
      'You already have an account',
    ])
    expect((await signIn(backend, nia.email, nia.password)).cookie).not.toBe('')
    await backend.app.inject(post('/api/auth/send-verification-email', { email: nia.email }))
    await backend.app.inject(post('/api/auth/request-password-reset', { email: 'nobody@example.org' }))
    expect(await mailsTo(backend, nia.email)).toHaveLength(3)
    expect(await mailsTo(backend, 'nobody@example.org')).toEqual([])
  })
})

describe('asvs-6.3.1 a person who guesses passwords', () => {
  test('is stopped after ten tries for one address, even with the right password, while its owner can sign in from elsewhere', async () => {
    const backend = await today({ limiter: limiter(() => 0) })
    await joined(backend)
    const attempt = (password: string, from: string) =>
      backend.app.inject(post('/api/auth/sign-in/email', { email: nia.email, password }, {}, from)).then(({ statusCode }) => statusCode)
    for (let n = 0; n < 10; n += 1) expect(await attempt(`guess number ${n} of many`, '198.51.100.7')).toBe(401)
    expect(await attempt('guess number 10 of many', '198.51.100.9')).toBe(429)
    expect(await attempt(nia.password, '198.51.100.7')).toBe(429)
    expect(await attempt(nia.password, '203.0.113.5')).toBe(200)
  })

  test('is stopped after sixty tries from one network over all addresses', async () => {
    const backend = await today({ limiter: limiter(() => 0) })
    const guess = (n: number) =>
      backend.app.inject(post('/api/auth/sign-in/email', { email: `p${n}@example.org`, password: 'one password for many' }))
    const statuses: number[] = []
    for (let from = 0; from < 61; from += 10) {
      const some = await Promise.all(Array.from({ length: Math.min(10, 61 - from) }, (_, n) => guess(from + n)))
      statuses.push(...some.map(({ statusCode }) => statusCode))
    }
    expect(statuses.toSorted()).toEqual([...Array<number>(60).fill(401), 429])
  }, 60_000)

  test('is not mistaken for a person who signs in often with the right password', async () => {
    const backend = await today({ limiter: limiter(() => 0) })
    await joined(backend)
    for (let n = 0; n < 12; n += 1) expect((await signIn(backend, nia.email, nia.password)).cookie).not.toBe('')
  })
})

describe('a new password', () => {
  test('ends every session, and its link works once', async () => {
    const backend = await today()
    await joined(backend)
    const devices = [await signIn(backend, nia.email, nia.password), await signIn(backend, nia.email, nia.password)]
    expect((await resetOf(backend, nia.email, 'a quite different sentence')).json()).toEqual({ done: true })
    for (const { inject } of devices) expect((await inject('/api/auth/user')).statusCode).toBe(401)
    expect(await backend.database.owner.selectFrom('session').selectAll().execute()).toEqual([])
    expect((await backend.app.inject(post('/api/auth/sign-in/email', nia))).statusCode).toBe(401)
    expect((await signIn(backend, nia.email, 'a quite different sentence')).cookie).not.toBe('')
    const token = await linkTo(backend, nia.email, 'reset-password')
    expect((await backend.app.inject(post('/api/auth/reset-password', { token, password: 'yet another long sentence' }))).statusCode).toBe(
      410,
    )
    expect((await mailsTo(backend, nia.email)).at(-1)!.subject).toBe('Your password was changed')
  })

  test('that is refused leaves the link usable and the old password in place', async () => {
    const backend = await today()
    await joined(backend)
    expect((await resetOf(backend, nia.email, 'short')).statusCode).toBe(400)
    expect((await signIn(backend, nia.email, nia.password)).cookie).not.toBe('')
    const token = await linkTo(backend, nia.email, 'reset-password')
    expect((await backend.app.inject(post('/api/auth/reset-password', { token, password: 'a quite different sentence' }))).statusCode).toBe(
      200,
    )
  })
})

describe('a suspended person', () => {
  test('gets no session, reads why only with the right password, and loses open sessions', async () => {
    const backend = await today()
    await joined(backend)
    const open = await signIn(backend, nia.email, nia.password)
    await backend.database.owner.updateTable('account').set({ suspended_at: new Date() }).execute()
    expect((await open.inject('/api/auth/user')).statusCode).toBe(403)
    const right = await backend.app.inject(post('/api/auth/sign-in/email', nia))
    expect([right.statusCode, right.json<{ message: string }>().message, cookiesOf(right)]).toEqual([
      403,
      'This account is suspended. Write to support if you think that is wrong.',
      '',
    ])
    expect((await backend.app.inject(post('/api/auth/sign-in/email', { ...nia, password: 'guessed by somebody' }))).statusCode).toBe(401)
  })
})

describe('the demo accounts', () => {
  test('can all sign in while the demo is on', async () => {
    const backend = await worldOfAccounts()
    for (const { email } of demoAccounts) expect((await (await signIn(backend, email)).inject('/api/auth/user')).statusCode).toBe(200)
  })

  test('asvs-6.3.2 are gone after a start without the demo', async () => {
    const backend = await worldOfAccounts()
    const ana = await signIn(backend, 'ana@demo.test')
    await removeDemoAccounts(backend.database.owner)
    expect((await ana.inject('/api/auth/user')).statusCode).toBe(401)
    for (const { email } of demoAccounts) {
      const reply = await backend.app.inject(post('/api/auth/sign-in/email', { email, password: demoPassword }))
      expect([reply.statusCode, cookiesOf(reply)]).toEqual([401, ''])
    }
  })
})
