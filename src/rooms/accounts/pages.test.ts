import { beforeAll, describe, expect, test } from 'vitest'
import { cookiesOf, worldOfAccounts } from '../../../test/signed-in.ts'
import { builtPages } from '../../../test/world.ts'
import { demoPassword } from './demo-accounts.ts'

describe('the sign-in page without JavaScript', () => {
  let pages: Awaited<ReturnType<typeof builtPages>>
  beforeAll(async () => {
    pages = await builtPages()
  }, 150_000)

  /** Sends a plain form of the page, as a browser does. */
  async function court() {
    const { app, database } = await worldOfAccounts({ pages })
    const send = (form: Record<string, string>, cookie = '') =>
      app.inject({
        method: 'POST',
        url: '/sign-in',
        payload: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
      })
    return { database, send }
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
})
