import { parseCookies } from 'better-call'
import { sql } from 'kysely'
import type { Clock } from '#kernel/clock.ts'
import { type Db, hot } from '#ports/db/port.ts'
import { type Actor, type Gate, nobody, type Role } from './actor.ts'

/** What a request brings that tells who asks. */
export interface Bearer {
  cookie: string | undefined
  /** Asked by a page by itself (live updates, polling): that is no use, and a session left alone still ends. */
  isBackground: boolean
}

interface Row {
  session_id: string
  account_id: string
  email: string
  first_name: string
  last_name: string
  suspended: boolean
  has_factor: boolean
  confirmed_at: Date
  is_demo: boolean
  roles: Role[]
  premium_until: Date | null
  /** Their trial counts since their first work on a case. */
  has_begun: boolean
  accepted_types: number
  accepted_now: boolean
  acknowledged: string[]
}

/** The token of a cookie header: the part before the library's signature, by which alone a session is found. */
function tokenIn(cookie: string | undefined, name: string): string | null {
  const token =
    parseCookies(cookie ?? '')
      .get(name)
      ?.split('.')[0] ?? ''
  return /^[A-Za-z0-9]{20,64}$/.test(token) ? token : null
}

interface Deps {
  /** The accounts' role. */
  db: Db
  clock: Clock
  cookieName: string
  /** How a token lies in the database. */
  hash: (token: string) => string
  /** Whether a plan can be bought: until then nothing closes (routes.md, ruling 5). */
  isForSale: boolean
  /** New work is closed to everybody, by the setting of the installation. */
  toolsClosed: boolean
  /** The rules of the two gates (features/accounts/agreements). */
  gateOf: (agreed: { acceptedTypes: number; acceptedNow: boolean; acknowledged: readonly string[] }) => Gate
}

/** Tells who is asking: nobody without a cookie, and without a question to the database; otherwise in one round trip. */
export function sessionReader({ db, clock, cookieName, hash, isForSale, toolsClosed, gateOf }: Deps): (bearer: Bearer) => Promise<Actor> {
  return async ({ cookie, isBackground }) => {
    const token = tokenIn(cookie, cookieName)
    if (!token) return nobody
    const now = clock()
    const { rows } = await sql<Row>`
      ${hot('session')} select s.*, exists (select from entitlement e where e.account_id = s.account_id) as has_begun
      from session_actor(${hash(token)}, ${new Date(now)}, ${!isBackground}) s`.execute(db)
    const row = rows[0]
    if (!row) return nobody
    return {
      kind: 'person',
      account: row.account_id,
      session: row.session_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      gate: gateOf({ acceptedTypes: row.accepted_types, acceptedNow: row.accepted_now, acknowledged: row.acknowledged }),
      isPremium: !toolsClosed && (!isForSale || !row.has_begun || (row.premium_until?.getTime() ?? 0) > now),
      hasBegun: row.has_begun,
      ...(toolsClosed && { isClosed: true }),
      roles: row.roles,
      isSuspended: row.suspended,
      hasFactor: row.has_factor,
      isDemo: row.is_demo,
      confirmedAt: row.confirmed_at.getTime(),
    }
  }
}
