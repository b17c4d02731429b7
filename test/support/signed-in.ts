import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { putPerson, type Standing } from '#assurance/fuzz/people.ts'
import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import { calls } from '#accounts/security/contract.ts'
import { codeOf } from './authenticator.ts'
import { cheapHash } from './cheap-hash.ts'
import { linkTo } from './mailbox.ts'
import { type TestApp, testApp } from './test-app.ts'

export { type Kind, kinds } from '#assurance/fuzz/people.ts'

/** Someone who is signed in: their cookie, and requests that carry it. */
export interface SignedIn {
  cookie: string
  inject: (request: string | InjectOptions) => Promise<LightMyRequestResponse>
}

/** Someone who signs up in these tests. */
export const nia = { email: 'nia@example.org', password: 'seven small boats at sea', firstName: 'Nia', lastName: 'Cole' }
const hashedOwn = cheapHash(nia.password)

/** A call as the pages make it; `from` is the network that it comes from. */
export function post(url: string, payload: object, headers: Record<string, string> = {}, from = '192.0.2.1') {
  return { method: 'POST', url, payload, headers, remoteAddress: from } as const
}

/** The cookies of a reply as a browser sends them back. */
export function cookiesOf(reply: { headers: Record<string, unknown> }): string {
  const lines = [reply.headers['set-cookie'] ?? []].flat() as string[]
  return lines.map((line) => line.split(';')[0]).join('; ')
}

/**
 * A world with the ready accounts of the demonstration (`src/features/accounts/accounts/demo-accounts.ts`), as they were put in when
 * the run began. The clock stands at the real time: the library has none other.
 */
export async function worldOfAccounts(options: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  const backend = await testApp({ ...options, accounts: true, env: { DEMO: 'on', ...options.env } })
  backend.clock.now = Date.now()
  return backend
}

/** Requests with a cookie. */
export function withCookie({ app }: Pick<TestApp, 'app'>, cookie: string): SignedIn {
  const inject: SignedIn['inject'] = (request) => {
    const asked = typeof request === 'string' ? { url: request } : request
    return app.inject({ ...asked, headers: { ...asked.headers, cookie } })
  }
  return { cookie, inject }
}

/** Signs in by the call that the page makes. */
export async function signIn(backend: Pick<TestApp, 'app'>, email: string, password = demoPassword): Promise<SignedIn> {
  const reply = await backend.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password } })
  if (reply.statusCode !== 200) throw new Error(`${email} could not sign in: ${reply.statusCode} ${reply.body}`)
  return withCookie(backend, cookiesOf(reply))
}

/** Puts someone of a kind into the database, with a session, and gives their cookie. No account of the demonstration: nothing is eased for them. */
export const putPersonOf = ({ database: { owner }, clock }: Pick<TestApp, 'database' | 'clock'>, standing: Standing = {}) =>
  putPerson(owner, clock.now, standing)

/** Puts an account with the password of `nia` into the database, without a second factor or a session. `age`: how long ago it was made, in milliseconds. */
export async function putAccount({ database: { owner }, clock }: Pick<TestApp, 'database' | 'clock'>, age: number) {
  const { account, session, email } = await putPerson(owner, clock.now - age, { factor: false }, { passwordHash: await hashedOwn })
  await owner.deleteFrom('session').where('id', '=', session).execute()
  return { account, email }
}

/** Signs up and confirms the address. */
export async function joined(backend: Pick<TestApp, 'app' | 'database'>, person = nia) {
  await backend.app.inject(post('/api/auth/sign-up/email', person))
  await backend.app.inject(
    post('/api/auth/verify-email', { token: await linkTo(backend, person.email, 'verify-email'), password: person.password }),
  )
  return person
}

/** Forgets the password, and sets another by the mailed link. */
export async function resetOf(
  backend: Pick<TestApp, 'app' | 'database'>,
  email: string,
  password: string,
): Promise<LightMyRequestResponse> {
  await backend.app.inject(post('/api/auth/request-password-reset', { email }))
  return backend.app.inject(post('/api/auth/reset-password', { token: await linkTo(backend, email, 'reset-password'), password }))
}

/** A browser: it keeps the cookies that it is given, and asks by the calls that the pages ask by. */
export function browser(app: TestApp['app']) {
  const jar = new Map<string, string>()
  const keep = (reply: LightMyRequestResponse) => {
    for (const line of cookiesOf(reply).split('; ').filter(Boolean)) {
      const [name, ...value] = line.split('=')
      if (value.join('=') === '') jar.delete(name!)
      else jar.set(name!, value.join('='))
    }
    return reply
  }
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    keep(
      await app.inject({
        method,
        url,
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          'user-agent': 'Mozilla/5.0 (Windows) Firefox/140.0',
        },
        ...(payload && { payload }),
      }),
    )
  return {
    jar,
    send,
    ask: (name: keyof typeof calls, payload?: object, id = '') =>
      send(calls[name].method as 'GET' | 'POST', calls[name].path.replace(':id', id), payload),
    signIn: (email: string, given = nia.password) => send('POST', '/api/auth/sign-in/email', { email, password: given }),
  }
}
export type Browser = ReturnType<typeof browser>

/** Sets an authenticator up, as the page does. @returns its secret and the reply with the recovery codes */
export async function setUp(person: Browser, at = Date.now()) {
  const { secret } = (await person.ask('newAuthenticator')).json<{ secret: string }>()
  const reply = await person.ask('confirmAuthenticator', { code: codeOf(secret, at) })
  return { secret, reply }
}
