// What closing an account takes away, and what it cannot.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

export interface Leaving {
  account: string
  email: string
  /** Safe addresses of the account. They may be someone else's too: only mail of ours, by its subject, is taken away. */
  others: readonly string[]
  ours: readonly string[]
}

/**
 * Erases an account with everything that hangs on it. Acceptances and acknowledgements stay without the account
 * (the tables say so), and lines of the audit with its number, which then belongs to nobody.
 */
export async function erase(db: Db, { account, email, others, ours }: Leaving): Promise<void> {
  // What was asked for by a link or is under way: its value names the account or the address.
  await db
    .deleteFrom('verification')
    .where(({ eb, or }) => or([account, email].map((part) => eb(sql`position(${part} in value)`, '>', 0))))
    .execute()
  await sql`select forget_mail_for(${email}, null)`.execute(db)
  // A safe address that was never proved, too: it may have run out of time since.
  const asked = await db.selectFrom('safe_address').select('address').where('account_id', '=', account).execute()
  for (const address of [...others, ...asked.map((one) => one.address)]) {
    for (const subject of ours) await sql`select forget_mail_for(${address}, ${subject})`.execute(db)
  }
  await db.deleteFrom('account').where('id', '=', account).execute()
}
