import type { Authored, CaseTx } from '#access/cases.ts'
import type { Recurrence, Repeat } from '#domain/expenses/recurring.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'

/** What a rule says. */
export interface RuleTerms extends Recurrence {
  title: string
  cents: number
  categoryId: string
  children: readonly string[]
}

export interface RuleRow extends RuleTerms {
  id: string
  authorId: string
  /** The next day that a draft is prepared for; `null` where no day is left. */
  nextDay: Day | null
  pausedAt: Date | null
  /** When its author ended it; after its last day alone a rule is over without that. */
  endedAt: Date | null
  /** Whether another rule continues it. */
  isContinued: boolean
}

interface Filter {
  id?: string
  /** Locks the rows until the transaction ends. */
  lock?: boolean
  /** Those that have a draft to prepare on this day, or before it. */
  dueOn?: Day
  /** With those that ended. */
  withEnded?: true
}

/** The rules of a case that the reader sees, the next day first. */
export async function rulesIn(tx: CaseTx, caseId: string, { id, lock, dueOn, withEnded }: Filter = {}): Promise<RuleRow[]> {
  const rows = await tx
    .selectFrom('expense_rule as r')
    .selectAll('r')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('expense_rule as n').select('n.id').whereRef('n.case_id', '=', 'r.case_id').whereRef('n.follows', '=', 'r.id')).as(
        'is_continued',
      ),
    )
    .where('r.case_id', '=', caseId)
    .$if(!withEnded, (q) => q.where('r.ended_at', 'is', null))
    .$if(id !== undefined, (q) => q.where('r.id', '=', id!))
    .$if(dueOn !== undefined, (q) => q.where('r.next_day', '<=', dueOn!).where('r.paused_at', 'is', null))
    .orderBy('r.next_day')
    .orderBy('r.id')
    .$if(lock === true, (q) => q.forUpdate())
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    title: row.title,
    cents: row.cents,
    categoryId: row.category_id,
    children: row.children as string[],
    repeat: row.repeats as Repeat,
    firstDay: row.first_day as Day,
    lastDay: row.last_day as Day | null,
    nextDay: row.next_day as Day | null,
    pausedAt: row.paused_at,
    endedAt: row.ended_at,
    isContinued: Boolean(row.is_continued),
  }))
}

const valuesOf = ({ title, cents, categoryId, children, repeat, firstDay, lastDay }: RuleTerms) => ({
  title,
  cents,
  category_id: categoryId,
  children: JSON.stringify(children),
  repeats: JSON.stringify(repeat),
  first_day: firstDay,
  last_day: lastDay,
})

/** @param more `follows`: the rule that it continues @returns whether it was added now: a retry with the same id adds nothing */
export async function addRule(
  tx: CaseTx,
  by: Authored,
  terms: RuleTerms,
  more: { nextDay: Day | null; follows: string | null; pausedAt: Date | null },
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('expense_rule')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        created_at: by.at,
        next_day: more.nextDay,
        follows: more.follows,
        paused_at: more.pausedAt,
        ...valuesOf(terms),
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

interface By {
  caseId: string
  id: string
}
const one = (tx: CaseTx, { caseId, id }: By) => tx.updateTable('expense_rule').where('case_id', '=', caseId).where('id', '=', id)

/** Writes a rule that the caller has locked again. */
export async function writeRule(tx: CaseTx, by: By, terms: RuleTerms, nextDay: Day | null): Promise<void> {
  await one(tx, by)
    .set({ ...valuesOf(terms), next_day: nextDay })
    .execute()
}

export async function setNextDay(tx: CaseTx, by: By, nextDay: Day | null): Promise<void> {
  await one(tx, by).set({ next_day: nextDay }).execute()
}

export async function setPaused(tx: CaseTx, by: By, pausedAt: Date | null, nextDay: Day | null): Promise<void> {
  await one(tx, by).set({ paused_at: pausedAt, next_day: nextDay }).execute()
}

/** @returns whether it ended now */
export async function endRule(tx: CaseTx, { at, ...by }: By & { at: Date }): Promise<boolean> {
  return changedRow(one(tx, by).set({ ended_at: at, next_day: null }).where('ended_at', 'is', null))
}

/** The seats, by case and member, that have drafts to prepare on this day or before it. For the machine itself. */
export async function seatsWithDue(tx: CaseTx, day: Day): Promise<{ caseId: string; memberId: string }[]> {
  const rows = await tx
    .selectFrom('expense_rule')
    .select(['case_id', 'author_id'])
    .distinct()
    .where('next_day', '<=', day)
    .where('paused_at', 'is', null)
    .orderBy('case_id')
    .orderBy('author_id')
    .execute()
  return rows.map(({ case_id, author_id }) => ({ caseId: case_id, memberId: author_id }))
}
