// What other rooms may know of a case's schedule, and add to it, in their own transaction.
import type { CaseTx } from '../../access/cases.ts'
import type { Plan, Rule } from '../../domain/custody/types.ts'
import type { Standing } from '../cases/door.ts'
import { seenBy } from './seen.ts'
import { agreedOf, changesIn } from './store.changes.ts'
import { addDraft, proposeDraft } from './store.proposing.ts'
import { versionsInForce, versionsOf } from './store.versions.ts'

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
export const planFor = async (tx: CaseTx, here: Pick<Standing, 'caseId' | 'zone' | 'days' | 'isFormer'>): Promise<Plan> =>
  (await seenBy(tx, here)).plan

export { childOf, noChild } from './children.ts'
export { addChange, changesOfTrades, type TradeChange } from './store.changes.ts'
export { stateAt } from './rules.ts'
export { versionsOf } from './store.versions.ts'

/**
 * Proposes a schedule that another room made of what parents agreed on, as its author: it waits for the other parent's
 * answer like every other. The rules must be without problems (domain/custody/problems.ts).
 */
export async function proposeVersion(
  tx: CaseTx,
  by: { caseId: string; id: string; authorId: string; at: Date },
  { title, effective, rules, note }: { title: string; effective: string; rules: readonly Rule[]; note: string },
): Promise<void> {
  const isNew = await addDraft(tx, by, { title, basis: 'agreed', orderId: null, effective, rules: [...rules], note })
  if (isNew) await proposeDraft(tx, { ...by, respondBy: null, inForce: false })
}

/** How a version stands that another room proposed; `null` where one sees none. */
export async function versionIn(tx: CaseTx, caseId: string, id: string) {
  const [row] = await versionsOf(tx, caseId, id)
  return row ? { state: row.state, effective: row.effective } : null
}
