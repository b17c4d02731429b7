import { expect, test } from 'vitest'
import { testApp } from '#test/support/test-app.ts'
import { limiter } from '#http/limits.ts'

test('the count of an empty directory is 0, which is a live value', async () => {
  const { app } = await testApp()
  const reply = await app.inject('/api/professionals/count')
  expect(reply.json()).toEqual({ count: 0 })
})

test('nobody is signed in: 401 with a code and a sentence', async () => {
  const { app } = await testApp()
  const reply = await app.inject('/api/auth/user')
  expect(reply.statusCode).toBe(401)
  expect(reply.json()).toEqual({
    code: 'unauthenticated',
    message: 'Sign in first.',
    text: { id: expect.any(String) as string },
    detail: { why: 'sign_in' },
  })
})

test('the description of the API names every call with its schemas', async () => {
  const { app } = await testApp()
  const api = (await app.inject('/api/docs')).json()
  expect(Object.keys(api.paths)).toContain('/api/professionals/{id}')
  expect(api.paths['/api/reviews'].post.requestBody).toBeDefined()
})

/** How many of so many look-ups are answered, each sent with forwarding headers of its own. */
async function lookedUp(trustProxy: string, times: number, headersOf: (n: number) => Record<string, string>) {
  const { app } = await testApp({ env: { TRUST_PROXY: trustProxy }, limiter: limiter(() => 0) })
  const payload = { number: 'H7K2-94QD', code: 'one two three four' }
  let answered = 0
  for (let n = 0; n < times; n += 1) {
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/support/answer', payload, headers: headersOf(n) })
    if (statusCode !== 429) answered += 1
  }
  return answered
}

test('no limit is escaped by forwarding headers: without a proxy none is believed, behind one only what it added itself', async () => {
  const most = 30
  const forged = (n: number) => ({
    'x-forwarded-for': `10.${n}.0.1`,
    'x-real-ip': `10.${n}.0.2`,
    forwarded: `for=10.${n}.0.3`,
    'x-forwarded-host': `h${n}.example`,
  })
  expect(await lookedUp('0', most + 5, forged)).toBe(most)
  expect(await lookedUp('1', most + 5, (n) => ({ 'x-forwarded-for': `10.${n}.0.1, 203.0.113.7` }))).toBe(most)
  expect(await lookedUp('1', most + 5, (n) => ({ 'x-forwarded-for': `10.0.${n}.1` }))).toBe(most + 5)
})

test('a network of the sixth kind counts as one, however its addresses are written', async () => {
  const most = 30
  const spread = (n: number) => ({
    'x-forwarded-for': n % 2 === 0 ? `2001:db8:7:${n}::${n}` : `2001:0DB8:0007:${n.toString(16)}:0:0:0:1`,
  })
  expect(await lookedUp('1', most + 5, spread)).toBe(most)
})

test('an address that cannot be read is answered in our words', async () => {
  const { app } = await testApp()
  const reply = await app.inject('/%E0%A4%A')
  expect([reply.statusCode, reply.json()]).toEqual([
    400,
    { code: 'invalid', message: 'The request could not be read. Check it and send it again.', text: { id: expect.any(String) as string } },
  ])
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
})
