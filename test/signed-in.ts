import { createHash, randomUUID } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Role } from '../src/access/actor.ts'
import { hashPassword } from '../src/ports/identity/passwords.ts'
import { loadDemoAccounts } from '../src/rooms/accounts/demo.ts'
import { demoPassword } from '../src/rooms/accounts/demo-accounts.ts'
import { agreeForDemo } from '../src/rooms/agreements/door.ts'
import { type TestWorld, world } from './world.ts'

/** Somebody who is signed in: their cookie, and requests that carry it. */
export interface SignedIn {
  cookie: string
  inject: (request: string | InjectOptions) => Promise<LightMyRequestResponse>
}

/** The same for every world of a file: hashing takes its time on purpose. */
const hashed = hashPassword(demoPassword)

/** The cookies of a reply as a browser sends them back. */
export function cookiesOf(reply: { headers: Record<string, unknown> }): string {
  const lines = [reply.headers['set-cookie'] ?? []].flat() as string[]
  return lines.map((line) => line.split(';')[0]).join('; ')
}

/** A world with the ready accounts of the demonstration (`src/rooms/accounts/demo-accounts.ts`). The clock stands at the real time: the library has none other. */
export async function worldOfAccounts(options: Parameters<typeof world>[0] = {}): Promise<TestWorld> {
  const court = await world({ ...options, env: { DEMO: 'on', ...options.env } })
  court.clock.now = Date.now()
  await loadDemoAccounts(court.database.owner, new Date(court.clock.now), await hashed)
  return court
}

/** Requests with a cookie. */
export function withCookie({ app }: Pick<TestWorld, 'app'>, cookie: string): SignedIn {
  const inject: SignedIn['inject'] = (request) => {
    const asked = typeof request === 'string' ? { url: request } : request
    return app.inject({ ...asked, headers: { ...asked.headers, cookie } })
  }
  return { cookie, inject }
}

/** Signs in by the call that the page makes. */
export async function signIn(court: Pick<TestWorld, 'app'>, email: string, password = demoPassword): Promise<SignedIn> {
  const reply = await court.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password } })
  if (reply.statusCode !== 200) throw new Error(`${email} could not sign in: ${reply.statusCode} ${reply.body}`)
  return withCookie(court, cookiesOf(reply))
}

/** Every kind of person that a call can be asked by, and how they stand. `visitor` and `unverified` have no session. */
export const kinds = {
  visitor: null,
  unverified: null,
  suspended: { suspended: true },
  'terms due': { agreed: 'no' },
  'acknowledgement due': { agreed: 'once' },
  member: {},
  'trial ended': { trial: 'ended' },
  support: { roles: ['support_admin'] },
  moderator: { roles: ['moderator'] },
  admin: { roles: ['admin'] },
  super: { roles: ['super_admin'] },
  'staff without a factor': { roles: ['super_admin'], factor: false },
} as const satisfies Record<string, Standing | null>
export type Kind = keyof typeof kinds

interface Standing {
  suspended?: true
  /** `once`: accepted in an earlier session, and not acknowledged since. */
  agreed?: 'no' | 'once'
  trial?: 'ended'
  roles?: readonly Role[]
  factor?: false
}

/** Puts somebody of a kind into the database, with a session, and gives their cookie. No account of the demonstration: nothing is eased for them. */
export async function putPersonOf({ database: { owner }, clock }: Pick<TestWorld, 'database' | 'clock'>, standing: Standing = {}) {
  const at = new Date(clock.now)
  const account = randomUUID()
  const token = `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
  const email = `${account}@people.example`
  await owner
    .insertInto('account')
    .values({
      id: account,
      email,
      email_verified: true,
      name: 'Some Body',
      first_name: 'Some',
      last_name: 'Body',
      two_factor_enabled: standing.factor ?? true,
      created_at: at,
      updated_at: at,
      suspended_at: standing.suspended ? at : null,
    })
    .execute()
  const day = 24 * 3_600_000
  const ends = new Date(clock.now + (standing.trial === 'ended' ? -day : 7 * day))
  await owner.insertInto('entitlement').values({ account_id: account, trial_ends_at: ends }).execute()
  for (const role of standing.roles ?? []) {
    await owner.insertInto('staff_role').values({ account_id: account, role, reason: 'for a test', granted_at: at }).execute()
  }
  if (standing.agreed !== 'no') await agreeForDemo(owner, account, at, randomUUID)
  if (standing.agreed === 'once') await owner.deleteFrom('acknowledgement').where('account_id', '=', account).execute()
  await owner
    .insertInto('session')
    .values({
      id: randomUUID(),
      account_id: account,
      token_hash: createHash('sha256').update(token).digest('hex'),
      expires_at: new Date(clock.now + 12 * 3_600_000),
      created_at: at,
      updated_at: at,
      last_used_at: at,
      confirmed_at: at,
    })
    .execute()
  return { account, email, cookie: `session=${token}.signature` }
}
