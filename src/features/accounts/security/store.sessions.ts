import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { SignIn } from './contract.ts'

/** Notes that the user confirmed the session again, and replaces its token (ASVS 7.2.4). */
export async function renewSession(db: Db, session: string, tokenHash: string, at: Date): Promise<void> {
  await db.updateTable('session').set({ token_hash: tokenHash, confirmed_at: at }).where('id', '=', session).execute()
}

/** When a session's cookie expires; `null` if it ends with the browser. */
export async function cookieEnd(db: Db, session: string): Promise<Date | null> {
  const row = await db.selectFrom('session').select(['expires_at', 'is_shared']).where('id', '=', session).executeTakeFirst()
  return !row || row.is_shared ? null : row.expires_at
}

/** After how many minutes without use a session ends: fewer on a shared device. */
export async function idleMinutesOf(db: Db, session: string): Promise<number> {
  const row = await db.selectFrom('session').select('is_shared').where('id', '=', session).executeTakeFirst()
  return row?.is_shared ? 5 : 15
}

export interface StoredSession {
  id: string
  device: string
  since: Date
  lastUse: Date
  isShared: boolean
}

/** The sessions that are still valid (as in `session_actor`), last used first. */
export async function sessionsOf(db: Db, account: string, now: Date): Promise<StoredSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'is_shared'])
    .where('account_id', '=', account)
    .where('expires_at', '>', now)
    .where(
      'last_used_at',
      '>',
      sql<Date>`${now}::timestamptz - case when is_shared then interval '5 minutes' else interval '15 minutes' end`,
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.user_agent ?? '',
    since: row.created_at,
    lastUse: row.last_used_at,
    isShared: row.is_shared,
  }))
}

/** @returns whether there was such a session of this account */
export async function endSession(db: Db, account: string, id: string): Promise<boolean> {
  return changedRow(db.deleteFrom('session').where('id', '=', id).where('account_id', '=', account))
}

/** Ends every session of an account, or all but one. @returns how many */
export async function endSessions(db: Db, account: string, but?: string): Promise<number> {
  let query = db.deleteFrom('session').where('account_id', '=', account)
  if (but !== undefined) query = query.where('id', '<>', but)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

/** Marks that a session began with a passkey, which counts as two factors. */
export async function markByPasskey(db: Db, session: string): Promise<void> {
  await db.updateTable('session').set({ by_passkey: true }).where('id', '=', session).execute()
}

/** Whether a session began with a passkey, at `since` or later. */
export async function isByPasskey(db: Db, session: string, since: Date): Promise<boolean> {
  const found = db
    .selectFrom('session')
    .select('id')
    .where('id', '=', session)
    .where('by_passkey', '=', true)
    .where('created_at', '>=', since)
  return (await found.executeTakeFirst()) !== undefined
}

type Noted = Pick<SignIn, 'outcome' | 'method' | 'device'> & { id: string; account: string; at: Date }

export async function noteSignIn(db: Db, { account, ...event }: Noted): Promise<void> {
  await db
    .insertInto('sign_in')
    .values({ ...event, account_id: account })
    .execute()
}

/** Corrects the outcome of an attempt, which is recorded as failed before it is checked. */
export async function setOutcome(db: Db, id: string, outcome: SignIn['outcome']): Promise<void> {
  await db.updateTable('sign_in').set({ outcome }).where('id', '=', id).execute()
}

/** Deletes an attempt that turned out not to be a sign-in. */
export async function takeBack(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_in').where('id', '=', id).execute()
}

export async function wrongCodesSince(db: Db, account: string, since: Date): Promise<number> {
  const { n } = await db
    .selectFrom('sign_in')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('account_id', '=', account)
    .where('outcome', '=', 'wrong_code')
    .where('method', '=', 'code')
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export async function signInsOf(db: Db, account: string, since: Date, most: number): Promise<(Omit<SignIn, 'at'> & { at: Date })[]> {
  const rows = await db
    .selectFrom('sign_in')
    .select(['at', 'outcome', 'method', 'device'])
    .where('account_id', '=', account)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, outcome: row.outcome as SignIn['outcome'], method: row.method as SignIn['method'] }))
}

export async function forgetSignIns(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sign_in').where('at', '<', before).execute()
}

/** Deletes expired sessions. */
export async function forgetSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', before).execute()
}

/**
 * Uses up a code, which works once.
 * @returns whether it was not used within the last five minutes, which is longer than any code is valid
 */
export async function takeCode(db: Db, account: string, codeHash: string, at: Date): Promise<boolean> {
  const { rows } = await sql`insert into used_code (account_id, code_hash, used_at) values (${account}, ${codeHash}, ${at})
    on conflict (account_id, code_hash) do update set used_at = excluded.used_at where used_code.used_at < excluded.used_at - interval '5 minutes'
    returning 1`.execute(db)
  return rows.length === 1
}

export async function forgetCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('used_code').where('used_at', '<', before).execute()
}
