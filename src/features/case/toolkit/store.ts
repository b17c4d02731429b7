import type { Authored, CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { View } from './contract.ts'

/** The user's own views that were not removed. */
export async function viewsIn(tx: CaseTx, caseId: string): Promise<View[]> {
  const rows = await tx
    .selectFrom('saved_view')
    .select(['id', 'page', 'name', 'query'])
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, page: row.page as View['page'] }))
}

/** @returns whether it was added: one with this id stays as it is */
export async function addView(tx: CaseTx, by: Authored, view: { page: string; name: string; query: string }): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('saved_view')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...view, created_at: by.at })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Removes a view, or restores it if `at` is `null`. @returns whether the user has such a view */
export async function removeView(tx: CaseTx, caseId: string, id: string, at: Date | null): Promise<boolean> {
  return changedRow(tx.updateTable('saved_view').set({ removed_at: at }).where('case_id', '=', caseId).where('id', '=', id))
}
