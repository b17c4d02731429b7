// What the dashboards of staff ask of the tickets (through public.ts), on the accounts' role.
import type { Db } from '#ports/db/port.ts'

/** How many tickets wait for an answer, and the day of the oldest. */
export async function ticketsWaiting(db: Db): Promise<{ n: number; oldestOn: string | null }> {
  return db
    .selectFrom('ticket')
    .select((of) => [of.fn.countAll<number>().as('n'), of.fn.min('created_on').$castTo<string | null>().as('oldestOn')])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
}

/** The tickets of one account with their text, the newest first: for a look that two persons agreed to. */
export async function ticketsOfAccount(db: Db, account: string, most: number) {
  return db
    .selectFrom('ticket')
    .select(['number', 'kind', 'created_on as createdOn', 'state', 'message'])
    .where('account_id', '=', account)
    .orderBy('created_on', 'desc')
    .orderBy('number')
    .limit(most)
    .execute()
}
