import { sql } from 'kysely'
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

interface Filter {
  id?: string
  /** Locked where it is to be changed. */
  lock?: boolean
  /** Not answered yet. */
  isOpen?: boolean
  isSettled?: boolean
  year?: string | undefined
  /** The first and the last day. */
  days?: { from: string; to: string }
  oldestFirst?: boolean
  /** Those after this one in the list. */
  after?: { paidOn: string; id: string } | null
  most?: number
}

/** Nobody is to answer anything of it: neither that it was received, nor that the bank took it back. */
const isSettled = sql<boolean>`(state in ('confirmed', 'withdrawn') or (state = 'returned' and not exists (select from payment_return r
  where r.case_id = payment.case_id and r.payment_id = payment.id and r.answered_at is null and r.taken_back_at is null)))`

/** The payments of a case that one sees, the latest first. */
export async function paymentsIn(tx: CaseTx, caseId: string, only: Filter = {}): Promise<PaymentRow[]> {
  const rows = await tx
    .selectFrom('payment')
    .selectAll()
    .where('case_id', '=', caseId)
    .$if(only.id !== undefined, (q) => q.where('id', '=', only.id!))
    .$if(only.isOpen === true, (q) => q.where('state', '=', 'declared'))
    .$if(only.isSettled !== undefined, (q) => q.where(only.isSettled === true ? isSettled : sql<boolean>`not ${isSettled}`))
    .$if(only.year !== undefined, (q) => q.where('paid_on', '>=', `${only.year!}-01-01`).where('paid_on', '<=', `${only.year!}-12-31`))
    .$if(only.days !== undefined, (q) => q.where('paid_on', '>=', only.days!.from).where('paid_on', '<=', only.days!.to))
    .$if(Boolean(only.after), (q) => q.where(sql<boolean>`(paid_on, id) < (${only.after!.paidOn}::date, ${only.after!.id}::uuid)`))
    .$if(only.lock === true, (q) => q.forUpdate())
    .orderBy('paid_on', only.oldestFirst === true ? 'asc' : 'desc')
    .orderBy('id', only.oldestFirst === true ? 'asc' : 'desc')
    .$if(only.most !== undefined, (q) => q.limit(only.most!))
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

/** How many payments of each year are settled, the latest year first. */
export async function settledIn(tx: CaseTx, caseId: string): Promise<{ year: number; settled: number }[]> {
  const { rows } = await sql<{ year: number; settled: number }>`select extract(year from paid_on)::int as year, count(*) as settled
    from payment where case_id = ${caseId} and ${isSettled} group by 1 order by 1 desc`.execute(tx)
  return rows
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
