// Requests to sign in without a lost second factor. They are stored with the other pending changes (store.changes.ts).
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

const named = (hash: string) => `recover-factor:${hash}`

/** The account that may request it: its address is confirmed, it may sign in, and it has a second factor. */
export async function recoverable(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select a.id from account a where a.email = ${email} and a.email_verified and a.suspended_at is null
      and (a.two_factor_enabled or exists (select from passkey p where p.account_id = a.id))`.execute(db)
  return rows[0]?.id ?? null
}

export interface RecoveryLink {
  id: string
  account: string
  hash: string
  at: Date
  expiresAt: Date
}

/** Stores a link by its hash. Its value is the account, so that a new password ends it with the others (`dropLinks`). */
export async function putLink(tx: Db, { id, account, hash, at, expiresAt }: RecoveryLink): Promise<void> {
  await tx
    .insertInto('verification')
    .values({ id, identifier: named(hash), value: account, created_at: at, updated_at: at, expires_at: expiresAt })
    .execute()
}

/** The account of a link that still works. */
export async function linkAccount(db: Db, hash: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('verification')
    .select('value')
    .where('identifier', '=', named(hash))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.value ?? null
}

/** Uses up a link. @returns its account */
export async function takeLink(tx: Db, hash: string, now: Date): Promise<string | null> {
  const row = await tx
    .deleteFrom('verification')
    .where('identifier', '=', named(hash))
    .where('expires_at', '>', now)
    .returning('value')
    .executeTakeFirst()
  return row?.value ?? null
}

export interface StoredRecovery {
  id: string
  account: string
  email: string
  createdAt: Date
  story: string | null
  askedAt: Date
  appliesAt: Date
  stoppedAt: Date | null
  doneAt: Date | null
  approvedBy: string | null
  approvedAt: Date | null
  secondedBy: string | null
  secondedAt: Date | null
  onServer: boolean
}

const rows = (db: Db) =>
  db
    .selectFrom('pending_change as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select([
      'c.id',
      'c.account_id as account',
      'a.email',
      'a.created_at as createdAt',
      'c.asked_at as askedAt',
      'c.applies_at as appliesAt',
    ])
    .select(['c.cancelled_at as stoppedAt', 'c.done_at as doneAt', 'c.approved_by as approvedBy', 'c.approved_at as approvedAt'])
    .select(['c.seconded_by as secondedBy', 'c.seconded_at as secondedAt', 'c.on_server as onServer'])
    .select(sql<string | null>`c.what ->> 'story'`.as('story'))
    .where('c.kind', '=', 'recovery')

/** The waiting requests, oldest first, then those closed since `settledSince`, newest first. */
export async function recoveriesSince(db: Db, settledSince: Date): Promise<StoredRecovery[]> {
  const open = rows(db).where('c.cancelled_at', 'is', null).where('c.done_at', 'is', null).orderBy('c.asked_at').orderBy('c.id')
  const settled = rows(db)
    .where(sql<boolean>`coalesce(c.cancelled_at, c.done_at) > ${settledSince}`)
    .orderBy(sql`coalesce(c.cancelled_at, c.done_at)`, 'desc')
    .orderBy('c.id')
  return [...(await open.limit(200).execute()), ...(await settled.limit(100).execute())]
}

/** A waiting request, locked until the transaction ends. */
export async function holdRecovery(tx: Db, by: { id: string } | { account: string }): Promise<StoredRecovery | null> {
  const found = rows(tx).where('c.cancelled_at', 'is', null).where('c.done_at', 'is', null)
  const one = 'id' in by ? found.where('c.id', '=', by.id) : found.where('c.account_id', '=', by.account)
  return (await one.forUpdate('c').executeTakeFirst()) ?? null
}

/** Records an approval: the first, the second, or (`by` is null) the command on the server, which replaces both. */
export async function approve(
  tx: Db,
  { id, by, isSecond, at }: { id: string; by: string | null; isSecond: boolean; at: Date },
): Promise<void> {
  const set = by === null ? { on_server: true } : isSecond ? { seconded_by: by, seconded_at: at } : { approved_by: by, approved_at: at }
  await tx.updateTable('pending_change').set(set).where('id', '=', id).execute()
}
