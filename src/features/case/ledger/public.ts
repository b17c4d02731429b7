import { addLeaf, type CaseTx, lockCase } from '#access/cases.ts'
import { rowsOfCase } from './store.ts'

/**
 * Brings a case into the ledger that is older than it, or whose rows were put there by the platform itself: one leaf for each record, which
 * says that it existed when the ledger began, and as what.
 */
export async function beginLedger(tx: CaseTx, caseId: string, at: Date): Promise<void> {
  await lockCase(tx, caseId)
  for (const { table, scope, owner, row } of await rowsOfCase(tx, caseId)) {
    const entry = { actor: null, verb: 'ledger.begin', content: { table, row }, isShared: true }
    await addLeaf(tx, { caseId, log: owner ?? caseId, topic: scope, at }, entry)
  }
}
