// All SQL of the analyzer, and only of its tables: each row is its author's alone.
import type { Authored, CaseTx } from '#access/cases.ts'
import type { CategoryId, FigureId } from '#domain/finances/categories.ts'
import type { OwnRule } from '#domain/finances/sort.ts'
import { changedRow } from '#ports/db/changed.ts'

/** Whose rows. */
export interface Owner {
  caseId: string
  authorId: string
}

/** Rules that were not taken back, in the order in which they were made. */
export async function rulesOf(tx: CaseTx, { caseId, authorId }: Owner): Promise<OwnRule[]> {
  const rows = await tx
    .selectFrom('finance_rule')
    .select(['id', 'words', 'line_id as line', 'way', 'category'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, way: row.way as OwnRule['way'], category: row.category as CategoryId }))
}

export async function addRule(tx: CaseTx, by: Authored, { words, line, way, category }: Omit<OwnRule, 'id'>): Promise<boolean> {
  const values = { case_id: by.caseId, id: by.id, author_id: by.authorId, words, line_id: line, way, category, created_at: by.at }
  return changedRow(
    tx
      .insertInto('finance_rule')
      .values(values)
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

export const removeRule = (tx: CaseTx, { caseId, authorId }: Owner, id: string, at: Date): Promise<boolean> =>
  changedRow(
    tx
      .updateTable('finance_rule')
      .set({ removed_at: at })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )

export async function overridesOf(tx: CaseTx, { caseId, authorId }: Owner) {
  const rows = await tx
    .selectFrom('finance_override')
    .select(['figure', 'cents', 'note', 'created_at as at'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .execute()
  return new Map(rows.map(({ figure, ...row }) => [figure as FigureId, row]))
}

export const clearOverride = (tx: CaseTx, { caseId, authorId }: Owner, figure: FigureId, at: Date): Promise<boolean> =>
  changedRow(
    tx
      .updateTable('finance_override')
      .set({ removed_at: at })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('figure', '=', figure)
      .where('removed_at', 'is', null),
  )

/** Replaces what was typed before. */
export async function addOverride(tx: CaseTx, by: Authored, one: { figure: FigureId; cents: number; note: string }): Promise<void> {
  await clearOverride(tx, by, one.figure, by.at)
  const values = { case_id: by.caseId, id: by.id, author_id: by.authorId, ...one, created_at: by.at }
  await tx.insertInto('finance_override').values(values).execute()
}

export type MarkState = 'done' | 'not_mine' | 'explained'

export async function marksOf(tx: CaseTx, { caseId, authorId }: Owner) {
  const rows = await tx
    .selectFrom('finance_mark')
    .select(['item', 'state', 'note'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .execute()
  return new Map(rows.map(({ item, state, note }) => [item, { state: state as MarkState, note }]))
}

export const clearMark = (tx: CaseTx, { caseId, authorId }: Owner, item: string, at: Date): Promise<boolean> =>
  changedRow(
    tx
      .updateTable('finance_mark')
      .set({ removed_at: at })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('item', '=', item)
      .where('removed_at', 'is', null),
  )

/** Replaces the mark before it. */
export async function addMark(tx: CaseTx, by: Authored, one: { item: string; state: MarkState; note: string }): Promise<void> {
  await clearMark(tx, by, one.item, by.at)
  await tx
    .insertInto('finance_mark')
    .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...one, created_at: by.at })
    .execute()
}
