// What other features of evidence read of facts.
import type { CaseTx } from '#access/cases.ts'
import { type FactRow, factsIn } from './store.ts'

/** More than one parent writes down against themselves. */
const most = 1_000

/** The facts that hurt their author, in order of their days. */
export const factsAgainst = async (tx: CaseTx, owner: { caseId: string; authorId: string }): Promise<FactRow[]> =>
  factsIn(tx, owner, { against: 'yes' }, { most })
// What other features of evidence do with facts, in their own transaction.
export { addOwnFact, factIsThere, removeOwnFact } from './own.ts'
export { issuesIn } from './store.issues.ts'
