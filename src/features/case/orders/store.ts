import { safeParse } from 'zod/mini'
import type { Authored, CaseTx } from '#access/cases.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'
import { type OrderDraft, type OrderKind, OrderFacts } from './contract.ts'

/** An order that the reader's seat shows. */
export interface Order {
  id: string
  authorId: string
  isShared: boolean
  title: string
  kind: OrderKind
  signed: Day | null
  effective: Day
  ends: Day | null
  facts: OrderFacts
}

/** The orders that were not removed, the latest first. */
export async function ordersIn(tx: CaseTx, caseId: string): Promise<Order[]> {
  const rows = await tx
    .selectFrom('case_order')
    .select(['id', 'author_id', 'is_shared', 'title', 'kind', 'signed_on', 'effective_on', 'ends_on', 'facts'])
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .orderBy('effective_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => {
    const facts = safeParse(OrderFacts, row.facts)
    return {
      id: row.id,
      authorId: row.author_id,
      isShared: row.is_shared,
      title: row.title,
      kind: row.kind as OrderKind,
      signed: row.signed_on as Day | null,
      effective: row.effective_on as Day,
      ends: row.ends_on as Day | null,
      // The contract checked them when they were written. What an older release wrote differently is left out rather than misread.
      facts: facts.success ? facts.data : {},
    }
  })
}

const orderValues = (order: OrderDraft) => ({
  is_shared: order.isShared,
  title: order.title,
  kind: order.kind,
  signed_on: order.signedOn,
  effective_on: order.effectiveOn,
  ends_on: order.endsOn,
  facts: JSON.stringify(order.facts),
})

/** @returns whether it was added now: a repeat with the same id adds nothing */
export async function addOrder(tx: CaseTx, by: Authored, order: OrderDraft): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('case_order')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...orderValues(order), created_at: by.at })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

export async function changeOrder(tx: CaseTx, caseId: string, id: string, order: OrderDraft): Promise<void> {
  await tx.updateTable('case_order').set(orderValues(order)).where('case_id', '=', caseId).where('id', '=', id).execute()
}

/** Removes an order, or restores it if `at` is `null`. */
export async function removeOrder(tx: CaseTx, caseId: string, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('case_order').set({ removed_at: at }).where('case_id', '=', caseId).where('id', '=', id).execute()
}

/** Who added an order that the reader may see, removed or not; `null` if there is none. */
export async function authorOfOrder(tx: CaseTx, caseId: string, id: string): Promise<{ authorId: string; isShared: boolean } | null> {
  const row = await tx
    .selectFrom('case_order')
    .select(['author_id', 'is_shared'])
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { authorId: row.author_id, isShared: row.is_shared } : null
}
