import type { CaseTx } from '#access/cases.ts'
import type { Part } from '#domain/expenses/asked.ts'
import type { Split } from '#domain/splits/split.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { ExpenseRow } from './store.ts'

/** What an expense says; of a draft all that is asked of the other parent is `null`. */
export interface Written {
  title: string
  note: string
  cents: number
  day: string
  categoryId: string | null
  children: readonly string[]
  tax: ExpenseRow['tax']
  miles: number | null
  rate: number | null
  /** The request that it is the bill for. */
  requestId?: string | null
  sent: { at: Date; split: Split; parts: readonly Part[]; asked: number; answerBy: string | null } | null
}

const valuesOf = ({ title, note, cents, day, categoryId, children, tax, miles, rate, requestId = null, sent }: Written) => ({
  title,
  note,
  cents,
  day,
  category_id: categoryId,
  children: JSON.stringify(children),
  tax,
  miles,
  rate,
  request_id: requestId,
  state: sent ? 'submitted' : 'draft',
  sent_at: sent?.at ?? null,
  split: sent ? JSON.stringify(sent.split) : null,
  parts: sent ? JSON.stringify(sent.parts) : null,
  asked_cents: sent?.asked ?? null,
  answer_by: sent?.answerBy ?? null,
})

interface By {
  caseId: string
  id: string
}
const one = (tx: CaseTx, { caseId, id }: By) => tx.updateTable('expense').where('case_id', '=', caseId).where('id', '=', id)

/** @param rule the rule that prepared it, for the day that is written @returns whether it was added now: a retry with the same id adds nothing */
export async function addExpense(
  tx: CaseTx,
  by: By & { authorId: string; at: Date },
  written: Written,
  rule: string | null = null,
): Promise<boolean> {
  const prepared = { rule_id: rule, rule_day: rule === null ? null : written.day }
  return changedRow(
    tx
      .insertInto('expense')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, created_at: by.at, ...valuesOf(written), ...prepared })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Writes a draft again, or sends it: the caller has locked it. */
export async function writeExpense(tx: CaseTx, by: By, written: Written): Promise<void> {
  await one(tx, by).set(valuesOf(written)).execute()
}

/** @returns whether this was the first look */
export async function stampView(tx: CaseTx, { at, ...by }: By & { at: Date }): Promise<boolean> {
  return changedRow(one(tx, by).set({ state: 'viewed', viewed_at: at }).where('state', '=', 'submitted'))
}

export interface Answer extends By {
  state: 'approved' | 'partially_approved' | 'disputed'
  approved: number
  owed: number
  by: string
  at: Date
}

/** Answers an expense that the caller has locked. */
export async function answerExpense(tx: CaseTx, { state, approved, owed, by, at, ...where }: Answer): Promise<void> {
  await one(tx, where).set({ state, approved_cents: approved, owed_cents: owed, answered_by: by, answered_at: at }).execute()
}

/** Lowers what was approved by money that came back. */
export async function lowerExpense(
  tx: CaseTx,
  { approved, owed, returned, ...by }: By & { approved: number; owed: number; returned: number },
): Promise<void> {
  await one(tx, by).set({ approved_cents: approved, owed_cents: owed, returned_cents: returned }).execute()
}

export async function voidExpense(tx: CaseTx, { at, ...by }: By & { at: Date }): Promise<void> {
  await one(tx, by).set({ state: 'void', voided_at: at }).execute()
}

/** The bank line that its author matched it with, or none any more. */
export async function putBankLine(tx: CaseTx, by: By, line: { day: string; lastFour: string | null } | null): Promise<void> {
  await one(tx, by)
    .set({ bank_day: line?.day ?? null, bank_four: line?.lastFour ?? null })
    .execute()
}

/** Deletes all words of a draft that is discarded. */
export async function emptyDraft(tx: CaseTx, { at, ...by }: By & { at: Date }): Promise<void> {
  await one(tx, by)
    .set({
      state: 'void',
      voided_at: at,
      title: '',
      note: '',
      cents: 0,
      children: '[]',
      category_id: null,
      miles: null,
      rate: null,
      request_id: null,
    })
    .execute()
}
