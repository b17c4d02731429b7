// What the desks of staff ask of the accounts, in their own transaction (through public.ts). Times of day of what people
// did are not given out: a day is enough.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

export interface AccountSeen {
  account: string
  email: string
  name: string
  createdOn: string
  isConfirmed: boolean
  hasFactor: boolean
  isDemo: boolean
  suspendedOn: string | null
}

const day = (of: string) => sql<string>`to_char(${sql.ref(of)} at time zone 'UTC', 'YYYY-MM-DD')`

function seen(db: Db) {
  return db.selectFrom('account').select((of) => [
    'account.id as account',
    'account.email',
    'account.name',
    day('account.created_at').as('createdOn'),
    'account.email_verified as isConfirmed',
    of
      .or([
        of('account.two_factor_enabled', '=', true),
        of.exists(of.selectFrom('passkey').select('passkey.id').whereRef('passkey.account_id', '=', 'account.id')),
      ])
      .$castTo<boolean>()
      .as('hasFactor'),
    'account.is_demo as isDemo',
    day('account.suspended_at').$castTo<string | null>().as('suspendedOn'),
  ])
}

export async function accountSeen(db: Db, which: { email: string } | { id: string }): Promise<AccountSeen | null> {
  const query = 'email' in which ? seen(db).where('account.email', '=', which.email) : seen(db).where('account.id', '=', which.id)
  return (await query.executeTakeFirst()) ?? null
}

/** The same, held against another hand until the transaction ends. */
export async function holdAccount(tx: Db, id: string): Promise<AccountSeen | null> {
  return (await seen(tx).where('account.id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** The addresses of the person who decides on ratings and notices: moderators and admins who are not suspended. */
export async function deskEmails(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('staff_role', 'staff_role.account_id', 'account.id')
    .select('account.email')
    .distinct()
    .where('staff_role.role', 'in', ['moderator', 'admin', 'super_admin'])
    .where('account.suspended_at', 'is', null)
    .where('account.email_verified', '=', true)
    .orderBy('account.email')
    .execute()
  return rows.map(({ email }) => email)
}

/** Those of some accounts that are not suspended. */
export async function notSuspended(db: Db, accounts: readonly string[]): Promise<string[]> {
  if (accounts.length === 0) return []
  const rows = await db.selectFrom('account').select('id').where('id', 'in', accounts).where('suspended_at', 'is', null).execute()
  return rows.map(({ id }) => id)
}

/** From its next call on the account is refused; `null` lets it in again. */
export async function setSuspended(tx: Db, account: string, at: Date | null): Promise<void> {
  await tx.updateTable('account').set({ suspended_at: at }).where('id', '=', account).execute()
}

/** Sessions that have not ended, and the day of the last use. */
export async function sessionsOf(db: Db, account: string, now: Date): Promise<{ count: number; lastUsedOn: string | null }> {
  return db
    .selectFrom('session')
    .select((of) => [
      of.fn.countAll<number>().as('count'),
      sql<string | null>`to_char(max(last_used_at) at time zone 'UTC', 'YYYY-MM-DD')`.as('lastUsedOn'),
    ])
    .where('account_id', '=', account)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
}

/** @returns how many sessions were ended */
export async function endSessionsOf(tx: Db, account: string): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('session').where('account_id', '=', account).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The last ways in, by day. */
export async function signInsOf(db: Db, account: string, most: number) {
  return db
    .selectFrom('sign_in')
    .select([day('at').as('on'), 'outcome', 'method', 'device'])
    .where('account_id', '=', account)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
}
