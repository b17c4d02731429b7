// Files that were taken in.
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'

/** @returns whether it was added now */
export async function addImport(
  tx: CaseTx,
  one: { caseId: string; id: string; authorId: string; name: string; events: number; at: Date },
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('calendar_import')
      .values({ case_id: one.caseId, id: one.id, author_id: one.authorId, name: one.name, events: one.events, at: one.at })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

export async function importsOf(tx: CaseTx, caseId: string) {
  return tx
    .selectFrom('calendar_import')
    .select(['id', 'name', 'events', 'at', 'undone_at'])
    .where('case_id', '=', caseId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
}

export async function noteUndone(tx: CaseTx, { caseId, id, at }: { caseId: string; id: string; at: Date }): Promise<void> {
  await tx.updateTable('calendar_import').set({ undone_at: at }).where('case_id', '=', caseId).where('id', '=', id).execute()
}
