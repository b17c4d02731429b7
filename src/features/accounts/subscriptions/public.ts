import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import { trialEnd } from './rules.ts'
import { beginTrial } from './store.ts'

export { joinedAnotherCase } from './invited.ts'

/** The trial counts from the first work on a case (routes.md, ruling 5). @param db the accounts' role */
export const trials = ({ db, clock }: { db: Db; clock: Clock }) => ({
  begin: async (account: string): Promise<void> => beginTrial(db, account, trialEnd(clock())),
})
