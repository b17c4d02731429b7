import { safeParse } from 'zod/mini'
import type { CaseTx } from '../../access/cases.ts'
import type { Day } from '../../kernel/day.ts'
import { type Child, OrderFacts } from './contract.ts'

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
  effective: Day
  ends: Day | null
  facts: OrderFacts
}

/** The orders that were not taken away, the latest first. */
export async function ordersIn(tx: CaseTx, caseId: string): Promise<Order[]> {
  const rows = await tx
    .selectFrom('case_order')
    .select(['id', 'author_id', 'is_shared', 'title', 'kind', 'effective_on', 'ends_on', 'facts'])
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
      effective: row.effective_on as Day,
      ends: row.ends_on as Day | null,
      // Written through the contract; a shape of an older release that is read no more says nothing rather than something wrong.
      facts: facts.success ? facts.data : {},
    }
  })
}
