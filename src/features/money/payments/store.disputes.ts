import type { Authored, CaseTx } from '#access/cases.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface DisputeRow {
  id: string
  authorId: string
  term: string
  reason: string
  createdAt: Date
}

/** What stands of support that a parent sees differently, by the term that it is about. */
export async function disputesIn(tx: CaseTx, caseId: string): Promise<ReadonlyMap<string, DisputeRow>> {
  const rows = await tx
    .selectFrom('support_dispute')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute()
  return new Map(
    rows.map((row) => [
      row.term_id,
      { id: row.id, authorId: row.author_id, term: row.term_id, reason: row.reason, createdAt: row.created_at },
    ]),
  )
}

/** @returns whether it was added now: one stands for each term */
export async function addDispute(tx: CaseTx, by: Authored, of: { term: string; day: Day; reason: string }): Promise<boolean> {
  const { caseId, id, authorId, at } = by
  const values = { case_id: caseId, id, author_id: authorId, term_id: of.term, day: of.day, reason: of.reason, created_at: at }
  return changedRow(
    tx
      .insertInto('support_dispute')
      .values(values)
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** @returns whether there was one to withdraw */
export async function withdrawDispute(
  tx: CaseTx,
  { caseId, term, authorId }: { caseId: string; term: string; authorId: string },
  at: Date,
): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('support_dispute')
      .set({ withdrawn_at: at })
      .where('case_id', '=', caseId)
      .where('term_id', '=', term)
      .where('author_id', '=', authorId)
      .where('withdrawn_at', 'is', null),
  )
}
