// What other features may know of the versions of a case's schedule, and add to them, in their own transaction.
import type { CaseTx } from '#access/cases.ts'
import type { Rule } from '#domain/schedule/types.ts'
import { addDraft, proposeDraft } from './store.proposing.ts'
import { versionsOf } from './store.versions.ts'

export { noVersion, otherJoined, settled } from './find.ts'
export { checkBase, newestOf, presentVersion, problemsIn } from './present.ts'
export { versionsWaitingFor } from './answers.ts'
export { versionReminders } from './reminders.ts'
export { type VersionRow, versionsInForce, versionsOf } from './store.versions.ts'

/**
 * Proposes a schedule that another feature made of what parents agreed on, as its author: it waits for the other parent's
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

/** How a version stands that another feature proposed; `null` where one sees none. */
export async function versionIn(tx: CaseTx, caseId: string, id: string) {
  const [row] = await versionsOf(tx, caseId, id)
  return row ? { state: row.state, effective: row.effective } : null
}
