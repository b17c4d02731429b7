import type { CaseTx } from '#access/cases.ts'
import type { ExpenseStep } from '#domain/expenses/lifecycle.ts'
import { changedRow } from '#ports/db/changed.ts'

export type StepKind = ExpenseStep

export interface StepRow {
  id: string
  authorId: string
  expenseId: string
  what: StepKind
  cents: number | null
  words: string
  at: Date
}

/** @returns whether it was added now */
export async function addStep(tx: CaseTx, { caseId, day, ...step }: StepRow & { caseId: string; day: string }): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('expense_step')
      .values({
        case_id: caseId,
        id: step.id,
        author_id: step.authorId,
        expense_id: step.expenseId,
        day,
        what: step.what,
        cents: step.cents,
        words: step.words,
        at: step.at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

export async function stepsOf(tx: CaseTx, caseId: string, expenses: readonly string[]): Promise<StepRow[]> {
  if (expenses.length === 0) return []
  const rows = await tx
    .selectFrom('expense_step')
    .select(['id', 'author_id', 'expense_id', 'what', 'cents', 'words', 'at'])
    .where('case_id', '=', caseId)
    .where('expense_id', 'in', expenses)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    expenseId: row.expense_id,
    what: row.what as StepKind,
    cents: row.cents,
    words: row.words,
    at: row.at,
  }))
}
