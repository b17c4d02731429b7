import { addLeaf, type CaseTx, lockCase } from '#access/cases.ts'
import { rowsOfCase } from './store.ts'

export { turnLedgerKey } from './keys.ts'
export { type Exported, type LedgerPart, openSigner, recordOf, recordOfFormer } from './export.ts'
export { headsSince, type LogHead, newestHead } from './heads.ts'
export { dayOfCode } from './store.heads.ts'
export { hashOfWords } from './words.ts'
export { leavesNaming, type NamingLeaf } from './store.naming.ts'

/**
 * Brings a case into the ledger that is older than it, or whose rows were put there by the platform itself: one leaf for each record, which
 * says that it existed when the ledger began, and as what.
 */
export async function beginLedger(tx: CaseTx, caseId: string, at: Date): Promise<void> {
  await lockCase(tx, caseId)
  for (const { table, scope, author, isShared, row } of await rowsOfCase(tx, caseId)) {
    // A shared row may have columns that the other parent is not shown, such as the notes of a hearing: its author alone reads it whole.
    const entry = { actor: null, author, verb: 'ledger.begin', content: { table, row }, isShared: false }
    await addLeaf(tx, { caseId, log: isShared || author === null ? caseId : author, topic: scope, at }, entry)
  }
}
// For what a court's order erases.
export { caseNamed, destroyContent, newestEntry, sharedEntry } from './store.erase.ts'
