import { safeParse } from 'zod/mini'
import type { CaseTx } from '#access/cases.ts'
import type { Day } from '#kernel/day.ts'
import { type TermDraft, TermSays } from './contract.ts'

interface StoredTerm extends TermDraft {
  id: string
  orderId: string
}

/** The terms that the reader's seat shows and that were not removed, as they stand in their orders. */
export async function termRows(tx: CaseTx, caseId: string): Promise<StoredTerm[]> {
  const rows = await tx
    .selectFrom('order_term')
    .select(['id', 'order_id', 'first_day', 'last_day', 'paragraph', 'words', 'says'])
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => {
    // The contract checked it when it was written. What another release wrote differently is left out rather than misread.
    const says = safeParse(TermSays, row.says)
    if (!says.success) return []
    return [
      {
        id: row.id,
        orderId: row.order_id,
        says: says.data,
        clause: { paragraph: row.paragraph, text: row.words },
        since: row.first_day as Day | null,
        until: row.last_day as Day | null,
      },
    ]
  })
}

interface Place {
  caseId: string
  authorId: string
  at: Date
  order: { id: string; isShared: boolean; effective: string; ends: string | null }
}

export async function addTerms(
  tx: CaseTx,
  { caseId, authorId, at, order }: Place,
  terms: readonly { id: string; position: number; term: TermDraft }[],
): Promise<void> {
  if (terms.length === 0) return
  await tx
    .insertInto('order_term')
    .values(
      terms.map(({ id, position, term }) => ({
        case_id: caseId,
        id,
        author_id: authorId,
        order_id: order.id,
        is_shared: order.isShared,
        order_from: order.effective,
        order_until: order.ends,
        first_day: term.since,
        last_day: term.until,
        paragraph: term.clause.paragraph,
        words: term.clause.text,
        says: JSON.stringify(term.says),
        position,
        created_at: at,
      })),
    )
    .execute()
}

export async function moveTerm(tx: CaseTx, caseId: string, id: string, position: number): Promise<void> {
  await tx.updateTable('order_term').set({ position }).where('case_id', '=', caseId).where('id', '=', id).execute()
}

export async function removeTerms(tx: CaseTx, caseId: string, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('order_term').set({ removed_at: at }).where('case_id', '=', caseId).where('id', 'in', ids).execute()
}
