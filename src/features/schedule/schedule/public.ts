// What other features may know of a case's schedule, and add to what was agreed outside of its versions, in their own transaction.
import type { CaseTx } from '#access/cases.ts'
import type { Plan } from '#domain/schedule/types.ts'
import type { Membership } from '#case/cases/public.ts'
import { versionsInForce } from '#schedule/versions/public.ts'
import { seenBy } from './seen.ts'
import { agreedOf, changesIn } from './store.changes.ts'

/**
 * The schedule of a case as it is in force: every approved version, and what was agreed outside of them. Without a
 * version there is no schedule, and nobody's time is guessed.
 */
export async function planOf(tx: CaseTx, { caseId, zone }: { caseId: string; zone: string }): Promise<Plan> {
  const versions = await versionsInForce(tx, caseId)
  const changes = await changesIn(tx, caseId)
  return { zone, versions, agreed: changes.map(agreedOf) }
}

/** The schedule as a seat is shown it: a parent whose seat ended has it as it was then. Its days are cut by domain/custody/within.ts. */
export const planFor = async (tx: CaseTx, here: Pick<Membership, 'caseId' | 'zone' | 'days' | 'isFormer'>): Promise<Plan> =>
  (await seenBy(tx, here)).plan

export { childOf, noChild } from './children.ts'
export { addChange, changesOfTrades, type TradeChange } from './store.changes.ts'
export { toConfirmBy } from './answers.ts'
