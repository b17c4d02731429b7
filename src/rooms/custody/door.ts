// What other rooms may know of a case's schedule, and add to it, in their own transaction.
import type { CaseTx } from '../../access/cases.ts'
import type { Plan } from '../../domain/custody/types.ts'
import { agreedOf, changesIn, versionsInForce } from './store.ts'

/**
 * The schedule of a case as it is in force: every approved version, and what was agreed outside of them. Without a
 * version there is no schedule, and nobody's time is guessed.
 */
export async function planOf(tx: CaseTx, { caseId, zone }: { caseId: string; zone: string }): Promise<Plan> {
  const versions = await versionsInForce(tx, caseId)
  const changes = await changesIn(tx, caseId)
  return { zone, versions, agreed: changes.map(agreedOf) }
}

export { addChange } from './store.ts'
