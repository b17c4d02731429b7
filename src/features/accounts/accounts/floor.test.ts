import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { nia, post } from '#test/support/signed-in.ts'
import { testApp } from '#test/support/test-app.ts'
import { service } from './service.ts'

const unused = () => {
  throw new Error('This call needs nothing but the address.')
}

/** The accounts service with an identity library that takes `works` milliseconds, and the waits that the service adds. */
function serviceTaking(works: number) {
  let now = 0
  const waits: number[] = []
  const work = async () => {
    now += works
  }
  const { sendVerification } = service({
    identity: { sendVerification: work } as never,
    elapsed: () => now,
    pause: async (ms) => void waits.push(ms),
    problemOf: () => null,
    db: null as never,
    clock: unused,
    random: null as never,
    limiter: null as never,
    demo: false,
  })
  const ask = () => sendVerification({ body: { email: nia.email }, caller: { address: '', agent: '' } } as never)
  return { ask, waits }
}

describe('the shortest time to an answer, for known and unknown addresses alike', () => {
  test.each([
    [0, 250],
    [90, 160],
    [249, 1],
    [250, 0],
    [900, 0],
  ])('after work of %i ms the service waits %i ms more, for at least 250 in all', async (works, waits) => {
    const asked = serviceTaking(works)
    await asked.ask()
    expect(asked.waits).toEqual([waits])
  })

  test.each([
    ['/api/auth/sign-up/email', nia],
    ['/api/auth/sign-in/email', { email: nia.email, password: nia.password }],
    ['/api/auth/send-verification-email', { email: nia.email }],
    ['/api/auth/request-password-reset', { email: nia.email }],
  ])('%s waits for it', async (url, payload) => {
    const waits: number[] = []
    const { app } = await testApp({ pause: async (ms) => void waits.push(ms) })
    await app.inject(post(url, payload))
    expect(waits).toHaveLength(1)
  })

  test('without an injected pause the server really waits', async () => {
    const { app } = await testApp({ pause: 'as it is' })
    let isOver = false
    const answer = app.inject(post('/api/auth/request-password-reset', { email: nia.email })).finally(() => (isOver = true))
    await pause(150)
    expect(isOver).toBe(false)
    expect((await answer).statusCode).toBe(200)
  })
})
