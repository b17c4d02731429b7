import { sql } from 'kysely'
import { changedRow } from '#ports/db/changed.ts'
import type { Db } from '#ports/db/port.ts'

/** As a browser gives it (`Subscription` of the port). */
interface Subscription {
  endpoint: string
  p256dh: Uint8Array
  auth: Uint8Array
}

interface Session {
  account: string
  session: string
}

/** The devices of an account that are notified, the latest first: those of sessions that have not ended. */
export async function devicesOf(db: Db, account: string, now: Date) {
  return db
    .selectFrom('push_device as d')
    .innerJoin('session as s', 's.id', 'd.session_id')
    .select(['d.id', 'd.session_id', 'd.added_at', 's.user_agent'])
    .where('d.account_id', '=', account)
    .where('s.expires_at', '>', now)
    .where('s.is_shared', '=', false)
    .orderBy('d.added_at', 'desc')
    .orderBy('d.id')
    .execute()
}

/**
 * Adds the device of a session, or puts its new subscription in the place of the old one. A browser has one subscription for all who use
 * it, so it is no longer another session's.
 * @returns whether it was added: not on a device that others use
 */
export async function putDevice(
  tx: Db,
  { account, session }: Session,
  { endpoint, p256dh, auth }: Subscription,
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  await tx
    .deleteFrom('push_device')
    .where((of) => of.or([of('endpoint', '=', endpoint), of('session_id', '=', session)]))
    .execute()
  return changedRow(
    tx
      .insertInto('push_device')
      .columns(['id', 'account_id', 'session_id', 'endpoint', 'p256dh', 'auth', 'added_at'])
      .expression((of) =>
        of
          .selectFrom('session')
          .select(
            sql<never>`${id}::uuid, account_id, id, ${endpoint}::text, ${Buffer.from(p256dh)}::bytea, ${Buffer.from(auth)}::bytea, ${at}::timestamptz`.as(
              'values',
            ),
          )
          .where('id', '=', session)
          .where('account_id', '=', account)
          .where('is_shared', '=', false),
      ),
  )
}

/** @returns whether the account had it */
export async function removeDevice(db: Db, account: string, id: string): Promise<boolean> {
  return changedRow(db.deleteFrom('push_device').where('id', '=', id).where('account_id', '=', account))
}

/** A device, with what its session says of it; `undefined` where it is gone, or not this account's. */
export async function deviceOf(db: Db, account: string, id: string, now: Date) {
  const row = await db
    .selectFrom('push_device as d')
    .innerJoin('session as s', 's.id', 'd.session_id')
    .select(['d.endpoint', 'd.p256dh', 'd.auth', 's.is_shared', 's.expires_at'])
    .where('d.id', '=', id)
    .where('d.account_id', '=', account)
    .executeTakeFirst()
  if (!row) return undefined
  const { endpoint, p256dh, auth, is_shared, expires_at } = row
  return { to: { endpoint, p256dh, auth }, isShared: is_shared, isOver: expires_at <= now }
}
