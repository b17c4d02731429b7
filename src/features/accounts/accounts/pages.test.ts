import { beforeAll, describe, expect, test } from 'vitest'
import { linkTo } from '#test/support/mailbox.ts'
import { cookiesOf, nia, post, signIn, worldOfAccounts } from '#test/support/signed-in.ts'
import { builtPages } from '#test/support/test-app.ts'
import { demoPassword } from './demo-accounts.ts'

describe('the sign-in page without JavaScript', () => {
  let pages: Awaited<ReturnType<typeof builtPages>>
  beforeAll(async () => {
    pages = await builtPages()
  }, 150_000)

  /** Sends a plain form of the page, as a browser does. */
  async function court() {
    const { app, database } = await worldOfAccounts({ pages })
    const send = (form: Record<string, string>, cookie = '', url = '/sign-in') =>
      app.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
      })
    return { app, database, send }
  }

  test('asks for the second step of an account that has one, and goes on asking after a wrong code', async () => {
    const { database, send } = await court()
    await database.owner.updateTable('account').set({ two_factor_enabled: true }).where('email', '=', 'ana@demo.test').execute()
    const first = await send({ form: 'sign-in', key: 'a key of the test', email: 'ana@demo.test', password: demoPassword })
    expect(first.statusCode).toBe(200)
    expect(first.body).toContain('One more step')
    const cookie = cookiesOf(first)
    expect(cookie).not.toMatch(/(^|; )session=\w/)
    expect(await database.owner.selectFrom('session').selectAll().execute()).toEqual([])
    for (const form of ['code', 'recovery']) {
      const wrong = await send({ form, key: 'another key', code: form === 'code' ? '000000' : 'aaaaa-bbbbb' }, cookie)
      expect(wrong.statusCode).toBeGreaterThanOrEqual(400)
      expect(wrong.statusCode).toBeLessThan(500)
      for (const text of ['One more step', 'You are not signed in', 'Begin again']) expect(wrong.body).toContain(text)
    }
  })

  test('a form that is refused is counted by its day and call, as the call itself is', async () => {
    const { app, database, send } = await court()
    const form = { form: 'sign-in', key: 'a key of the test', email: 'no address', password: 'guessed-by-somebody' }
    expect((await send(form)).statusCode).toBe(400)
    await app.close()
    expect(await database.owner.selectFrom('refusal_day').select(['call', 'status', 'n']).execute()).toEqual([
      { call: 'accounts.signIn', status: 400, n: 1 },
    ])
  })

  test('never shows a password or a code again', async () => {
    const { send } = await court()
    const wrong = await send({
      form: 'sign-in',
      key: 'a key of the test',
      email: 'ana@demo.test',
      password: 'guessed-by-somebody',
      shared: 'on',
    })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.body).toContain('ana@demo.test')
    expect(wrong.body).not.toContain('guessed-by-somebody')
    expect(wrong.body).toMatch(/<input[^>]*name="shared"[^>]*checked/)
    const code = await send({ form: 'code', key: 'a key of the test', code: '918273' })
    expect(code.body).not.toContain('918273')
  })

  test('keeps in its own address that someone came by an invitation, through both steps, and leads there', async () => {
    const { database, send } = await court()
    const invited = '/sign-in?for=invitation'
    const form = { form: 'sign-in', key: 'a key of the test', email: 'ana@demo.test', password: demoPassword }
    const wrong = await send({ ...form, password: 'not the password at all' }, '', invited)
    expect([wrong.statusCode, wrong.body]).toEqual([401, expect.stringContaining('action="/sign-in?for=invitation"')])
    expect(wrong.body).toContain('href="/sign-up?for=invitation"')
    const right = await send(form, '', invited)
    expect(right.body).toContain('href="/parent-connection?for=invitation"')
    await database.owner.updateTable('account').set({ two_factor_enabled: true }).where('email', '=', 'ana@demo.test').execute()
    const first = await send(form, '', invited)
    expect(first.body).toContain('One more step')
    expect(first.body.match(/action="\/sign-in\?for=invitation"/g)).toHaveLength(2)
    expect(first.body).not.toContain('action="/sign-in"')
  })

  test.each([
    ['?for=invitation', '/parent-connection?for=invitation'],
    ['?for=//evil.example', '/'],
    ['?next=https://evil.example/&for=', '/'],
    ['', '/'],
  ])('redirects a signed-in person who opens it with "%s" to %s', async (query, there) => {
    const { app } = await worldOfAccounts({ pages })
    const ana = await signIn({ app }, 'ana@demo.test')
    for (const page of ['/sign-in', '/sign-up']) {
      const reply = await ana.inject(`${page}${query}`)
      expect([reply.statusCode, reply.headers.location]).toEqual([303, there])
    }
  })

  test('confirming an address asks for the password that was chosen, or takes a new one', async () => {
    const { app, database, send } = await court()
    const strangers = 'a stranger was here first'
    await app.inject(post('/api/auth/sign-up/email', { ...nia, password: strangers }))
    const token = await linkTo({ database }, nia.email, 'verify-email')
    expect((await app.inject(`/verify-email?token=${token}`)).body).toContain('Password you chose at sign-up')
    const answer = async (form: string, password: string) => {
      const { statusCode, body } = await send({ form, key: `a key of ${form} ${password}`, token, password }, '', '/verify-email')
      expect(body).not.toContain(password)
      return { statusCode, body }
    }
    const refused = await answer('verify', nia.password)
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('set a new password')])
    expect(refused.body).toContain(`value="${token}"`)
    const weak = await answer('verify-new', 'too short')
    expect([weak.statusCode, weak.body]).toEqual([400, expect.stringContaining('at least 12 characters')])
    const done = await answer('verify-new', nia.password)
    expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('Your address is confirmed')])
    const enter = (password: string) => app.inject(post('/api/auth/sign-in/email', { email: nia.email, password }))
    expect([(await enter(strangers)).statusCode, (await enter(nia.password)).statusCode]).toEqual([401, 200])
  })
})
