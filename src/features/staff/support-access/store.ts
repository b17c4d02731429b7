// The permissions that users gave the desk, and who used them when.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface SupportAccess {
  id: string
  hours: number
  grantedAt: Date
  endsAt: Date
}

/** The permission of an account that is in effect at this moment. */
export async function activeSupportAccess(db: Db, account: string, now: Date): Promise<SupportAccess | null> {
  const { rows } = await sql<SupportAccess>`
    select id, hours, granted_at as "grantedAt", granted_at + make_interval(hours => hours) as "endsAt"
    from support_grant
    where account_id = ${account} and revoked_at is null and granted_at + make_interval(hours => hours) > ${now}`.execute(db)
  return rows[0] ?? null
}

/** Withdraws what was given, also if its time is over. Two at once go one after the other: the lock ends with the transaction. */
export async function withdrawSupportAccess(db: Db, account: string, at: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`support_grant ${account}`}, 0))`.execute(db)
  return changedRow(
    db.updateTable('support_grant').set({ revoked_at: at }).where('account_id', '=', account).where('revoked_at', 'is', null),
  )
}

export async function giveSupportAccess(db: Db, given: { id: string; account: string; hours: number; at: Date }): Promise<void> {
  const { id, account, hours, at } = given
  await db.insertInto('support_grant').values({ id, account_id: account, hours, granted_at: at }).execute()
}

export async function addLook(db: Db, look: { id: string; access: string; by: string; at: Date; what: string }): Promise<void> {
  const { id, access, by, at, what } = look
  await db.insertInto('support_look').values({ id, grant_id: access, looked_by: by, at, what }).execute()
}

export interface Look {
  at: Date
  /** First name and the first letter of the last one: enough to ask about, not enough to look someone up. */
  by: string
  what: string
}

/** Who of the desk looked at an account, the latest first. */
export async function looksAt(db: Db, account: string): Promise<Look[]> {
  const { rows } = await sql<Look>`
    select l.at, coalesce(a.first_name || ' ' || left(a.last_name, 1) || '.', '') as by, l.what
    from support_look l join support_grant g on g.id = l.grant_id left join account a on a.id = l.looked_by
    where g.account_id = ${account} order by l.at desc, l.id limit 100`.execute(db)
  return rows
}
