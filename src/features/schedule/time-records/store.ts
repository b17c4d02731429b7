import type { CaseTx } from '#access/cases.ts'
import type { Holder } from '#domain/schedule/types.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface ActualRow {
  id: string
  authorId: string
  isShared: boolean
  childIds: string[]
  fromAt: Date
  toAt: Date
  holder: Holder
  note: string
  createdAt: Date
}

/** Records of actual time that touch a range of moments, as one sees them, in order of time. */
export async function actualsIn(tx: CaseTx, caseId: string, range: { from: Date; to: Date }): Promise<ActualRow[]> {
  const rows = await tx
    .selectFrom('actual_time')
    .select(['id', 'author_id', 'is_shared', 'child_ids', 'from_at', 'to_at', 'holder', 'note', 'created_at'])
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .where('from_at', '<', range.to)
    .where('to_at', '>', range.from)
    .orderBy('from_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    isShared: row.is_shared,
    childIds: row.child_ids,
    fromAt: row.from_at,
    toAt: row.to_at,
    holder: row.holder as Holder,
    note: row.note,
    createdAt: row.created_at,
  }))
}

/** @returns whether it was added now */
export async function addActual(
  tx: CaseTx,
  by: { caseId: string; id: string; authorId: string; at: Date },
  record: Pick<ActualRow, 'isShared' | 'childIds' | 'fromAt' | 'toAt' | 'holder' | 'note'> & { day: string },
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('actual_time')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        is_shared: record.isShared,
        child_ids: record.childIds,
        from_at: record.fromAt,
        to_at: record.toAt,
        day: record.day,
        holder: record.holder,
        note: record.note,
        created_at: by.at,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Shares their own private record, or removes it; what was shared stands. @returns what it says; `undefined` where there was no such one */
export async function setActual(tx: CaseTx, by: { caseId: string; id: string; authorId: string; at: Date }, removed: boolean) {
  return tx
    .updateTable('actual_time')
    .set(removed ? { removed_at: by.at } : { is_shared: true })
    .where('case_id', '=', by.caseId)
    .where('id', '=', by.id)
    .where('author_id', '=', by.authorId)
    .where('is_shared', '=', false)
    .where('removed_at', 'is', null)
    .returning(['id', 'holder', 'note', 'child_ids as childIds', 'from_at as fromAt', 'to_at as toAt', 'created_at as createdAt'])
    .executeTakeFirst()
}
