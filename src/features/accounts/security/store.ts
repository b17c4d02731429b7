import type { Db } from '#ports/db/port.ts'
import { changedRow } from '#ports/db/changed.ts'

/** What security asks of an account. */
export interface Account {
  email: string
  createdAt: number
  firstName: string
  lastName: string
}

export async function accountOf(db: Db, account: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .select(['email', 'created_at', 'first_name', 'last_name'])
    .where('id', '=', account)
    .executeTakeFirst()
  return row ? { email: row.email, createdAt: row.created_at.getTime(), firstName: row.first_name, lastName: row.last_name } : null
}

/** Waits for whatever else changes this account's factors just now; until the transaction ends. */
export async function holdAccount(tx: Db, account: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', account).forNoKeyUpdate().executeTakeFirst()
}

export async function isKnownEmail(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

/** @returns whether the address was free */
export async function setEmail(tx: Db, account: string, email: string, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('account')
      .set({ email, updated_at: at })
      .where('id', '=', account)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('account as other').select('other.id').where('other.email', '=', email))),
      ),
  )
}

/** Makes links for a new password and half-done sign-ins of an account useless. */
export async function dropLinks(tx: Db, account: string): Promise<void> {
  await tx.deleteFrom('verification').where('value', '=', account).execute()
}
