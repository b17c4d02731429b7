import { describe, expect, test } from 'vitest'
import { cookiesOf, signIn, worldOfAccounts } from '../../../test/signed-in.ts'
import { world } from '../../../test/world.ts'
import { demoAccounts, demoPassword } from './demo-accounts.ts'
import { removeDemoAccounts } from './demo.ts'

const nia = { email: 'Nia@Example.org', password: 'seven small boats at sea', firstName: 'Nia', lastName: 'Cole' }

/** The newest mail to an address. */
async function mailTo({ database }: Awaited<ReturnType<typeof world>>, to: string) {
  const { rows } = await database.owner
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', to)
    .execute()
    .then((all) => ({ rows: all }))
  return rows.at(-1)!
}

const post = (url: string, payload: object, headers: Record<string, string> = {}) => ({ method: 'POST', url, payload, headers }) as const

describe('a new account', () => {
  test('is open only after its address was confirmed', async () => {
    const court = await world()
    expect((await court.app.inject(post('/api/auth/sign-up/email', nia))).json()).toEqual({ done: true })
    const early = await court.app.inject(post('/api/auth/sign-in/email', nia))
    expect([early.statusCode, early.headers['set-cookie']]).toEqual([403, undefined])
    const { body } = await mailTo(court, 'nia@example.org')
    const token = decodeURIComponent(/verify-email\?token=(\S+)/.exec(body)![1]!)
    expect((await court.app.inject(post('/api/auth/verify-email', { token }))).statusCode).toBe(200)
    court.clock.now = Date.now()
    const somebody = await signIn(court, nia.email, nia.password)
    expect((await somebody.inject('/api/auth/user')).json()).toMatchObject({
      email: 'nia@example.org',
      firstName: 'Nia',
      lastName: 'Cole',
      hasAcceptedTerms: false,
      isPremium: true,
    })
  })
})

describe('signing out', () => {
  test('acts when one of our own pages leads there, and asks when not', async () => {
    const court = await worldOfAccounts()
    const ana = await signIn(court, 'ana@demo.test')
    const asked = await ana.inject({ url: '/api/logout', headers: { 'sec-fetch-site': 'cross-site' } })
    expect([asked.statusCode, asked.body.includes('Sign out?')]).toEqual([200, true])
    expect((await ana.inject('/api/auth/user')).statusCode).toBe(200)
    const out = await ana.inject({ url: '/api/logout', headers: { 'sec-fetch-site': 'same-origin' } })
    expect([out.statusCode, out.headers.location]).toEqual([303, '/'])
    expect((await ana.inject('/api/auth/user')).statusCode).toBe(401)
  })
})

describe('the accounts of the demonstration', () => {
  test('can all sign in while it runs', async () => {
    const court = await worldOfAccounts()
    for (const { email } of demoAccounts) expect((await (await signIn(court, email)).inject('/api/auth/user')).statusCode).toBe(200)
  })

  test('are gone after a start without it', async () => {
    const court = await worldOfAccounts()
    const ana = await signIn(court, 'ana@demo.test')
    await removeDemoAccounts(court.database.owner)
    expect((await ana.inject('/api/auth/user')).statusCode).toBe(401)
    for (const { email } of demoAccounts) {
      const reply = await court.app.inject(post('/api/auth/sign-in/email', { email, password: demoPassword }))
      expect([reply.statusCode, cookiesOf(reply)]).toEqual([401, ''])
    }
  })
})
