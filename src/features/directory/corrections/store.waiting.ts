import type { Db } from '#ports/db/port.ts'

/** How many suggestions wait to be decided, and the day of the oldest. */
export async function suggestionsWaiting(db: Db): Promise<{ n: number; oldestOn: string | null }> {
  return db
    .selectFrom('suggestion')
    .select((of) => [of.fn.countAll<number>().as('n'), of.fn.min('received_on').$castTo<string | null>().as('oldestOn')])
    .where('decided_on', 'is', null)
    .executeTakeFirstOrThrow()
}
