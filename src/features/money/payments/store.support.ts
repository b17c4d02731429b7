import type { Authored, CaseTx } from '#access/cases.ts'
import type { Frequency, Recurring } from '#domain/books/due-days.ts'
import type { supportWays } from '#domain/order-terms/types.ts'
import type { Side } from '#domain/splits/split.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface TermRow extends Recurring {
  id: string
  authorId: string
  payer: Side
  cents: number
  child: string | null
  paidBy: (typeof supportWays)[number]
  paragraph: string
}

/** The support that orders set, as far as the reader's seat shows it and it wasn't removed, the earliest first. */
export async function supportIn(tx: CaseTx, caseId: string, only: { id?: string } = {}): Promise<TermRow[]> {
  const rows = await tx
    .selectFrom('support_term')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .$if(only.id !== undefined, (q) => q.where('id', '=', only.id!))
    .orderBy('first_due')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    payer: row.payer as Side,
    cents: row.cents,
    frequency: row.frequency as Frequency,
    firstDue: row.first_due as Day,
    secondDay: row.second_day,
    until: row.until as Day | null,
    child: row.child_id,
    paidBy: row.paid_by as TermRow['paidBy'],
    paragraph: row.paragraph,
  }))
}

/** The cases that have support. As the machine. */
export async function casesWithSupport(tx: CaseTx): Promise<string[]> {
  const rows = await tx.selectFrom('support_term').select('case_id').distinct().where('removed_at', 'is', null).orderBy('case_id').execute()
  return rows.map(({ case_id }) => case_id)
}

/** @returns whether it was added now */
export async function addSupport(tx: CaseTx, by: Authored, term: Omit<TermRow, 'id' | 'authorId'>): Promise<boolean> {
  const values = {
    case_id: by.caseId,
    id: by.id,
    author_id: by.authorId,
    payer: term.payer,
    cents: term.cents,
    frequency: term.frequency,
    first_due: term.firstDue,
    second_day: term.secondDay,
    until: term.until,
    child_id: term.child,
    paid_by: term.paidBy,
    paragraph: term.paragraph,
    created_at: by.at,
  }
  return changedRow(
    tx
      .insertInto('support_term')
      .values(values)
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Ends support after a day, or removes what was entered by mistake. */
export async function endSupport(tx: CaseTx, { caseId, id }: { caseId: string; id: string }, until: Day | null, at: Date): Promise<void> {
  await tx
    .updateTable('support_term')
    .set(until === null ? { removed_at: at } : { until })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .execute()
}
