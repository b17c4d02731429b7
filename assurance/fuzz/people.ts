import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Role } from '#access/actor.ts'
import type { Db } from '#ports/db/port.ts'
import { agreeForDemo } from '#accounts/agreements/public.ts'

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

export interface Standing {
  suspended?: true
  /** `once`: accepted in an earlier session, and not acknowledged since. */
  agreed?: 'no' | 'once'
  trial?: 'ended'
  roles?: readonly Role[]
  factor?: false
}

interface Given {
  /** As it lies in the database; without it nobody can sign in with a password. */
  passwordHash?: string
  /** What the server signs its cookies with; without it the cookie opens calls, and no sign-out ends it. */
  secret?: string
}

export interface PutPerson {
  account: string
  session: string
  email: string
  /** The header that a browser sends. */
  cookie: string
}

const day = 24 * 3_600_000

/** The cookie's value as the library writes and reads it. */
function signed(token: string, secret: string | undefined): string {
  if (secret === undefined) return `${token}.signature`
  return encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`)
}

/**
 * Puts someone of a kind into the database, with a session. No account of the demonstration: nothing is eased for them.
 * @param owner the schema's owner
 * @param now milliseconds: the time of the server that they will ask
 */
export async function putPerson(owner: Db, now: number, standing: Standing = {}, { passwordHash, secret }: Given = {}): Promise<PutPerson> {
  const at = new Date(now)
  const account = randomUUID()
  const session = randomUUID()
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
  if (passwordHash !== undefined) {
    const credential = { id: randomUUID(), account_id: account, provider_id: 'credential', provider_account_id: account }
    await owner
      .insertInto('credential')
      .values({ ...credential, password: passwordHash, created_at: at, updated_at: at })
      .execute()
  }
  const ends = new Date(now + (standing.trial === 'ended' ? -day : 7 * day))
  await owner.insertInto('entitlement').values({ account_id: account, trial_ends_at: ends }).execute()
  for (const role of standing.roles ?? []) {
    await owner
      .insertInto('staff_role')
      .values({ account_id: account, role, reason: 'for a test', granted_at: at, on_server: true })
      .execute()
  }
  if (standing.agreed !== 'no') await agreeForDemo(owner, account, at, randomUUID)
  if (standing.agreed === 'once') await owner.deleteFrom('acknowledgement').where('account_id', '=', account).execute()
  await owner
    .insertInto('session')
    .values({
      id: session,
      account_id: account,
      token_hash: createHash('sha256').update(token).digest('hex'),
      expires_at: new Date(now + day / 2),
      created_at: at,
      updated_at: at,
      last_used_at: at,
      confirmed_at: at,
    })
    .execute()
  return { account, session, email, cookie: `session=${signed(token, secret)}` }
}
