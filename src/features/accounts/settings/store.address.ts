// The new safe address of an account, until it is proved.
import type { Db } from '#ports/db/port.ts'

export interface Asked {
  account: string
  address: string
  codeHash: string
  expiresAt: Date
}

/** One at a time: a newer takes the place. */
export async function keepAsked(db: Db, { account, address, codeHash, expiresAt }: Asked): Promise<void> {
  const row = { address, code_hash: codeHash, expires_at: expiresAt, tries: 0 }
  await db
    .insertInto('safe_address')
    .values({ account_id: account, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/** Counts a try, and gives what is waited for; `null` when nothing is, or after five tries. */
export async function tryAsked(db: Db, account: string, now: Date): Promise<{ address: string; codeHash: string } | null> {
  const row = await db
    .updateTable('safe_address')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('account_id', '=', account)
    .where('expires_at', '>', now)
    .where('tries', '<', 5)
    .returning(['address', 'code_hash'])
    .executeTakeFirst()
  return row ? { address: row.address, codeHash: row.code_hash } : null
}

export async function forgetAsked(db: Db, account: string): Promise<void> {
  await db.deleteFrom('safe_address').where('account_id', '=', account).execute()
}
