import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

export async function isSuspended(db: Db, account: string): Promise<boolean> {
  const row = await db.selectFrom('account').select('suspended_at').where('id', '=', account).executeTakeFirst()
  return row?.suspended_at != null
}

export async function accountByEmail(db: Db, email: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? null
}

export interface SignInEvent {
  id: string
  account: string
  at: Date
  outcome: 'signed_in' | 'wrong_password' | 'wrong_code' | 'suspended'
  method: 'password' | 'passkey' | 'code' | 'recovery_code'
  device: string
}

export async function noteSignIn(db: Db, { account, ...event }: SignInEvent): Promise<void> {
  await db
    .insertInto('sign_in')
    .values({ ...event, account_id: account })
    .execute()
}

/** Whether an invitation into a case waits for the person who has an account: one bit, for what is behind it is no account's. */
export async function invitationWaits(db: Db, account: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select has_invitation(${account}, ${now}) as waits`.execute(db)
  return rows[0]!.waits
}
