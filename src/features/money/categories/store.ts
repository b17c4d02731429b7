import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { Split } from '#domain/splits/split.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface CategoryRow {
  id: string
  authorId: string
  title: string
  childId: string | null
  split: Split
  isPerChild: boolean
  paragraph: string
  words: string
  firstDay: string
  follows: string | null
  rootId: string
  agreedAt: Date | null
  endedAt: Date | null
  /** When the first expense was sent under it. */
  usedAt: Date | null
}

/** The categories of a case, those by one title together, the latest split first. */
export async function categoriesIn(tx: CaseTx, caseId: string): Promise<CategoryRow[]> {
  const rows = await tx
    .selectFrom('expense_category as c')
    .select([
      'c.id',
      'c.author_id',
      'c.title',
      'c.child_id',
      'c.split',
      'c.is_per_child',
      'c.paragraph',
      'c.words',
      'c.first_day',
      'c.follows',
      'c.root_id',
      'c.agreed_at',
      'c.ended_at',
      'c.used_at',
    ])
    .where('c.case_id', '=', caseId)
    .orderBy(sql`lower(c.title)`)
    .orderBy('c.first_day', 'desc')
    .orderBy('c.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    title: row.title,
    childId: row.child_id,
    split: row.split as Split,
    isPerChild: row.is_per_child,
    paragraph: row.paragraph,
    words: row.words,
    firstDay: row.first_day,
    follows: row.follows,
    rootId: row.root_id ?? row.id,
    agreedAt: row.agreed_at,
    endedAt: row.ended_at,
    usedAt: row.used_at,
  }))
}

export interface CategoryWritten {
  title: string
  childId: string | null
  split: Split
  isPerChild: boolean
  paragraph: string
  words: string
  firstDay: string
}

const valuesOf = ({ title, childId, split, isPerChild, paragraph, words, firstDay }: CategoryWritten) => ({
  title,
  child_id: childId,
  split: JSON.stringify(split),
  is_per_child: isPerChild,
  paragraph,
  words,
  first_day: firstDay,
})

/** @param after the category that it follows @returns whether it was added now */
export async function addCategory(
  tx: CaseTx,
  by: { caseId: string; id: string; authorId: string; at: Date },
  written: CategoryWritten,
  after: Pick<CategoryRow, 'id' | 'rootId'> | null = null,
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('expense_category')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        created_at: by.at,
        follows: after?.id ?? null,
        root_id: after?.rootId ?? null,
        ...valuesOf(written),
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

const rowAt = (tx: CaseTx, { caseId, id }: { caseId: string; id: string }) =>
  tx.updateTable('expense_category').where('case_id', '=', caseId).where('id', '=', id)

export async function writeCategory(tx: CaseTx, by: { caseId: string; id: string }, written: CategoryWritten): Promise<void> {
  await rowAt(tx, by).set(valuesOf(written)).execute()
}

/** @returns whether it was agreed now */
export async function agreeTo(tx: CaseTx, { by, at, ...where }: { caseId: string; id: string; by: string; at: Date }): Promise<boolean> {
  return changedRow(rowAt(tx, where).set({ agreed_by: by, agreed_at: at }).where('agreed_at', 'is', null))
}

/** @returns whether it ended now */
export async function endCategory(tx: CaseTx, { at, ...where }: { caseId: string; id: string; at: Date }): Promise<boolean> {
  return changedRow(rowAt(tx, where).set({ ended_at: at }).where('ended_at', 'is', null))
}

/** Says that an expense was sent under it, which freezes its split. */
export async function noteUse(tx: CaseTx, { at, ...where }: { caseId: string; id: string; at: Date }): Promise<void> {
  await rowAt(tx, where).set({ used_at: at }).where('used_at', 'is', null).execute()
}

/** The split of a category on a day: of those that follow each other the last one that had begun. */
export function categoryOn(categories: readonly CategoryRow[], chosen: CategoryRow, day: string): CategoryRow | null {
  const chain = categories.filter(({ rootId, firstDay }) => rootId === chosen.rootId && firstDay <= day)
  return chain.toSorted((one, other) => (one.firstDay < other.firstDay ? 1 : -1))[0] ?? null
}
