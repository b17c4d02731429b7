import { sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import type { Day } from '#kernel/day.ts'

export interface ReturnRow {
  id: string
  authorId: string
  payment: string
  day: Day
  reason: string
  createdAt: Date
  /** It was recorded by mistake; `null` where it stands. */
  takenBackAt: Date | null
  answer: { agrees: boolean; words: string; by: string; at: Date } | null
}

/** What was said of payments that the bank took back, as far as the reader's seat shows it, in the order in which it was said. */
export async function returnsIn(tx: CaseTx, caseId: string, only: { payments?: readonly string[] } = {}): Promise<ReturnRow[]> {
  const rows = await tx
    .selectFrom('payment_return')
    .selectAll()
    .where('case_id', '=', caseId)
    .$if(only.payments !== undefined, (q) => q.where('payment_id', '=', sql<string>`any (${only.payments!}::uuid[])`))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    payment: row.payment_id,
    day: row.day as Day,
    reason: row.reason,
    createdAt: row.created_at,
    takenBackAt: row.taken_back_at,
    answer: row.answered_at && { agrees: row.agrees!, words: row.answer, by: row.answered_by!, at: row.answered_at },
  }))
}

export async function addReturn(tx: CaseTx, by: Authored, of: Pick<ReturnRow, 'payment' | 'day' | 'reason'>): Promise<void> {
  const { caseId, id, authorId, at } = by
  const values = { case_id: caseId, id, author_id: authorId, payment_id: of.payment, day: of.day, reason: of.reason, created_at: at }
  await tx.insertInto('payment_return').values(values).execute()
}

/** What the payer says of it. The payment is locked. */
export async function answerReturn(
  tx: CaseTx,
  { caseId, payment }: { caseId: string; payment: string },
  { agrees, words, by, at }: NonNullable<ReturnRow['answer']>,
): Promise<void> {
  await tx
    .updateTable('payment_return')
    .set({ agrees, answer: words, answered_by: by, answered_at: at })
    .where('case_id', '=', caseId)
    .where('payment_id', '=', payment)
    .where('taken_back_at', 'is', null)
    .execute()
}

/** Takes back the one that stands. The payment is locked. */
export async function takeReturnBack(tx: CaseTx, { caseId, payment }: { caseId: string; payment: string }, at: Date): Promise<void> {
  await tx
    .updateTable('payment_return')
    .set({ taken_back_at: at })
    .where('case_id', '=', caseId)
    .where('payment_id', '=', payment)
    .where('taken_back_at', 'is', null)
    .execute()
}
