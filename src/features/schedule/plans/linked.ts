import type { CaseTx } from '#access/cases.ts'
import { clauseOf } from '#domain/plan/library.ts'
import { type ClauseRow, clausesIn, plansIn } from './store.ts'

/** A text of a clause that was put to the other parent, as others name it. */
export interface LinkedClause {
  id: string
  title: string
  /** Its page, as a path of this site. */
  to: string
}

const linkedOf = ({ id, planId, clause, wording }: ClauseRow): LinkedClause => ({
  id,
  title: wording?.title ?? clauseOf(clause)?.title ?? '',
  to: `/parenting-plan-builder?plan=${planId}`,
})

/** One of them, as far as the one who acts sees it; `null` for a draft, too: its author alone knows of it. */
export async function clauseAt(tx: CaseTx, caseId: string, id: string): Promise<LinkedClause | null> {
  const row = (await clausesIn(tx, caseId)).find((each) => each.id === id && each.state !== 'draft')
  return row ? linkedOf(row) : null
}

/** The newest text of each clause of the plans that both parents see. */
export async function clausesToLink(tx: CaseTx, caseId: string): Promise<LinkedClause[]> {
  const plans = new Set((await plansIn(tx, caseId)).filter(({ isShared }) => isShared).map(({ id }) => id))
  const rows = (await clausesIn(tx, caseId)).filter(({ state, planId }) => state !== 'draft' && state !== 'withdrawn' && plans.has(planId))
  return [...new Map(rows.map((row) => [`${row.planId} ${row.clause}`, row])).values()].map(linkedOf)
}
