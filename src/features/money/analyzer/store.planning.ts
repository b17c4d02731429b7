// SQL of budgets, and of what a parent typed about things without a statement.
import type { Authored, CaseTx } from '#access/cases.ts'
import type { CategoryId } from '#domain/finances/categories.ts'
import type { Holding } from '#domain/finances/worth.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Owner } from './store.ts'

export async function budgetsOf(tx: CaseTx, { caseId, authorId }: Owner): Promise<Map<CategoryId, number>> {
  const rows = await tx
    .selectFrom('finance_budget')
    .select(['category', 'cents'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .execute()
  return new Map(rows.map(({ category, cents }) => [category as CategoryId, cents]))
}

/** Replaces the budget of a category. @param one.cents `null`: it has none */
export async function setBudget(tx: CaseTx, by: Authored, one: { category: CategoryId; cents: number | null }): Promise<void> {
  const { category, cents } = one
  await tx
    .updateTable('finance_budget')
    .set({ removed_at: by.at })
    .where('case_id', '=', by.caseId)
    .where('author_id', '=', by.authorId)
    .where('category', '=', category)
    .where('removed_at', 'is', null)
    .execute()
  if (cents === null) return
  const values = { case_id: by.caseId, id: by.id, author_id: by.authorId, category, cents, created_at: by.at }
  await tx.insertInto('finance_budget').values(values).execute()
}

export async function holdingsOf(tx: CaseTx, { caseId, authorId }: Owner): Promise<(Holding & { source: string })[]> {
  const rows = await tx
    .selectFrom('finance_holding')
    .select(['id', 'name', 'cents', 'day', 'source'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('day', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, day: row.day as Day }))
}

export const addHolding = (tx: CaseTx, by: Authored, one: { name: string; cents: number; day: string; source: string }): Promise<boolean> =>
  changedRow(
    tx
      .insertInto('finance_holding')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...one, created_at: by.at })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )

export const removeHolding = (tx: CaseTx, { caseId, authorId }: Owner, id: string, at: Date): Promise<boolean> =>
  changedRow(
    tx
      .updateTable('finance_holding')
      .set({ removed_at: at })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )
