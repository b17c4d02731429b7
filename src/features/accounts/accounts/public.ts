import type { Db } from '#ports/db/port.ts'

export { accountByEmail } from './store.ts'

/** The addresses of some accounts, by id, for the desks of staff. Who is gone is missing. */
export async function emailsOf(db: Db, accounts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('id', 'in', [...new Set(accounts)])
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

export { accountCounts, activeBetween, signUpsByDay, trialCounts } from './store.figures.ts'
export {
  accountSeen,
  type AccountSeen,
  deskEmails,
  endSessionsOf,
  holdAccount,
  notSuspended,
  sessionsOf,
  setSuspended,
  signInsOf,
} from './store.staff.ts'
// For the library that holds passwords and sessions.
export { forLibrary } from './library.ts'

/** The name that an account gave, for the desk that compares it with a document; `null` where the account is gone. */
export async function nameOf(db: Db, account: string): Promise<string | null> {
  return (await db.selectFrom('account').select('name').where('id', '=', account).executeTakeFirst())?.name ?? null
}
