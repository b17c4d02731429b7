import { safeParse } from 'zod/mini'
import type { CaseTx } from '#access/cases.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'
import { type Child, type OrderDraft, OrderFacts } from './contract.ts'

/** The children that are in the case now, the eldest first where that is known. */
export async function childrenIn(tx: CaseTx, caseId: string): Promise<Child[]> {
  return tx
    .selectFrom('child')
    .select(['id', 'name', 'born', 'colour'])
    .where('case_id', '=', caseId)
    .where('ended_at', 'is', null)
    .orderBy('born')
    .orderBy('id')
    .execute()
}

/** An order, as far as one's seat shows it. */
export interface Order {
  id: string
  authorId: string
  isShared: boolean
  title: string
  kind: string
  signed: Day | null
  effective: Day
  ends: Day | null
  facts: OrderFacts
}

/** The orders that were not taken away, the latest first. */
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
      kind: row.kind,
      signed: row.signed_on as Day | null,
      effective: row.effective_on as Day,
      ends: row.ends_on as Day | null,
      // Written through the contract; a shape of an older release that is read no more says nothing rather than something wrong.
      facts: facts.success ? facts.data : {},
    }
  })
}

/** Adds a child to the case; its color is the first of eight that no other child has. */
export async function addChild(
  tx: CaseTx,
  by: { caseId: string; id: string; authorId: string; at: Date },
  child: { name: string; born: string | null },
): Promise<void> {
  const taken = new Set((await childrenIn(tx, by.caseId)).map(({ colour }) => colour))
  const colour = [1, 4, 2, 5, 3, 6, 7, 0].find((each) => !taken.has(each)) ?? 0
  await tx
    .insertInto('child')
    .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...child, colour, created_at: by.at })
    .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing())
    .execute()
}

/** Changes what is named of a child. @returns whether there was one */
export async function changeChild(
  tx: CaseTx,
  caseId: string,
  id: string,
  to: { name?: string; born?: string | null; ended_at?: Date | null },
): Promise<boolean> {
  return changedRow(tx.updateTable('child').set(to).where('case_id', '=', caseId).where('id', '=', id))
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
export async function addOrder(
  tx: CaseTx,
  by: { caseId: string; id: string; authorId: string; at: Date },
  order: OrderDraft,
): Promise<boolean> {
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

/** Takes an order out of the record, or with `null` takes that back. */
export async function removeOrder(tx: CaseTx, caseId: string, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('case_order').set({ removed_at: at }).where('case_id', '=', caseId).where('id', '=', id).execute()
}

/** Who added an order that one sees, removed or not; `null` where one sees none. */
export async function authorOfOrder(tx: CaseTx, caseId: string, id: string): Promise<{ authorId: string; isShared: boolean } | null> {
  const row = await tx
    .selectFrom('case_order')
    .select(['author_id', 'is_shared'])
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { authorId: row.author_id, isShared: row.is_shared } : null
}
