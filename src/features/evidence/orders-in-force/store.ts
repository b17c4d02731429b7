// All SQL of paragraphs of orders and of what supersedes them. They are seen as their orders are: the database says by whom.
import { sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { ParagraphDraft } from './contract.ts'

export interface ParagraphRow extends ParagraphDraft {
  id: string
  order: string
  authorId: string
}

/** As the order has them. */
export interface OrderPlace {
  id: string
  isShared: boolean
  effective: string
  ends: string | null
}

const columns = ['id', 'order_id as order', 'author_id as authorId', 'number', 'words as text', 'page'] as const

/** Paragraphs that the reader's seat shows, as they stand in their orders. */
export async function paragraphsIn(tx: CaseTx, caseId: string): Promise<ParagraphRow[]> {
  return tx
    .selectFrom('order_paragraph')
    .select(columns)
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** One of them, removed or not. */
export async function paragraphAt(tx: CaseTx, caseId: string, id: string): Promise<(ParagraphRow & { isRemoved: boolean }) | null> {
  const row = await tx
    .selectFrom('order_paragraph')
    .select([...columns, sql<boolean>`removed_at is not null`.as('isRemoved')])
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function addParagraphs(
  tx: CaseTx,
  { caseId, authorId, at }: Omit<Authored, 'id'>,
  order: OrderPlace,
  paragraphs: readonly (ParagraphDraft & { id: string; position: number })[],
): Promise<void> {
  await tx
    .insertInto('order_paragraph')
    .values(
      paragraphs.map(({ id, number, text, page, position }) => ({
        case_id: caseId,
        id,
        author_id: authorId,
        order_id: order.id,
        is_shared: order.isShared,
        order_from: order.effective,
        order_until: order.ends,
        number,
        words: text,
        page,
        position,
        created_at: at,
      })),
    )
    .execute()
}

const one = (tx: CaseTx, caseId: string, id: string) => tx.updateTable('order_paragraph').where('case_id', '=', caseId).where('id', '=', id)

export async function changeParagraph(
  tx: CaseTx,
  caseId: string,
  id: string,
  { number, text }: Omit<ParagraphDraft, 'page'>,
): Promise<void> {
  await one(tx, caseId, id).set({ number, words: text }).execute()
}

/** Removes a paragraph, or brings it back if `at` is `null`. */
export async function removeParagraph(tx: CaseTx, caseId: string, id: string, at: Date | null): Promise<void> {
  await one(tx, caseId, id).set({ removed_at: at }).execute()
}

export interface SupersessionRow {
  id: string
  authorId: string
  paragraph: string
  order: string
  number: string
}

/** What supersedes paragraphs, the latest said first. */
export async function supersessionsIn(tx: CaseTx, caseId: string): Promise<SupersessionRow[]> {
  return tx
    .selectFrom('order_supersession')
    .select(['id', 'author_id as authorId', 'paragraph_id as paragraph', 'order_id as order', 'by_number as number'])
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** @returns whether it was added now: a retry with the same id adds nothing */
export async function addSupersession(
  tx: CaseTx,
  by: Authored,
  order: OrderPlace,
  { paragraph, number }: { paragraph: string; number: string },
) {
  return changedRow(
    tx
      .insertInto('order_supersession')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        paragraph_id: paragraph,
        order_id: order.id,
        by_number: number,
        is_shared: order.isShared,
        order_from: order.effective,
        order_until: order.ends,
        created_at: by.at,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** @returns whether this call did */
export async function removeSupersession(tx: CaseTx, caseId: string, id: string, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('order_supersession')
      .set({ removed_at: at })
      .where('case_id', '=', caseId)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )
}
