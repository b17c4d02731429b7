import type { Authored, CaseTx } from '#access/cases.ts'
import type { Book } from '#domain/books/types.ts'
import type { Side } from '#domain/splits/split.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Method, PaymentState } from './contract.ts'

export interface PaymentDraft {
  payer: Side
  book: Book
  cents: number
  paidOn: Day
  method: Method
  reference: string
  note: string
  isOutsideOrder: boolean
  state: 'declared' | 'confirmed'
  proofs: number
}

export interface PaymentRow extends Omit<PaymentDraft, 'state'> {
  id: string
  authorId: string
  state: PaymentState
  answeredBy: string | null
  answeredAt: Date | null
  reason: string
  createdAt: Date
}

/** The payments of a case that one sees, the latest first; with `id` the one, locked where it is to be changed; `isOpen`: not answered yet. */
export async function paymentsIn(
  tx: CaseTx,
  caseId: string,
  only: { id?: string; lock?: boolean; isOpen?: boolean } = {},
): Promise<PaymentRow[]> {
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where('case_id', '=', caseId)
    .$if(only.id !== undefined, (q) => q.where('id', '=', only.id!))
    .$if(only.isOpen === true, (q) => q.where('state', '=', 'declared'))
    .$if(only.lock === true, (q) => q.forUpdate())
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    payer: row.payer as Side,
    book: row.book as Book,
    cents: row.cents,
    paidOn: row.paid_on as Day,
    method: row.method as Method,
    reference: row.reference,
    note: row.note,
    isOutsideOrder: row.outside_order,
    state: row.state as PaymentState,
    answeredBy: row.answered_by,
    answeredAt: row.answered_at,
    reason: row.reason,
    proofs: row.proofs,
    createdAt: row.created_at,
  }))
}

/** @returns whether it was added now: a retry with the same id adds nothing */
export async function addPayment(tx: CaseTx, by: Authored, draft: PaymentDraft): Promise<boolean> {
  const values = {
    case_id: by.caseId,
    id: by.id,
    author_id: by.authorId,
    payer: draft.payer,
    book: draft.book,
    cents: draft.cents,
    paid_on: draft.paidOn,
    method: draft.method,
    reference: draft.reference,
    note: draft.note,
    outside_order: draft.isOutsideOrder,
    state: draft.state,
    proofs: draft.proofs,
    created_at: by.at,
  }
  return changedRow(
    tx
      .insertInto('payment')
      .values(values)
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Sets the state of a payment that the caller has locked; without `answer`, who answered it stays. */
export async function settlePayment(
  tx: CaseTx,
  { caseId, id }: { caseId: string; id: string },
  to: { state: PaymentState; answer?: { by: string; at: Date }; reason?: string },
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      state: to.state,
      ...(to.answer && { answered_by: to.answer.by, answered_at: to.answer.at }),
      ...(to.reason !== undefined && { reason: to.reason }),
    })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .execute()
}
