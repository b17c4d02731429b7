import { sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Whose } from './store.ts'

export interface IssueRow {
  id: string
  name: string
  note: string
}

/** Issues that were not removed, in their author's order. */
export async function issuesIn(tx: CaseTx, { caseId, authorId }: Whose): Promise<IssueRow[]> {
  return tx
    .selectFrom('case_issue')
    .select(['id', 'name', 'note'])
    .where('case_id', '=', caseId)
    .$if(authorId !== null, (q) => q.where('author_id', '=', authorId!))
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Adds an issue behind the others. @returns whether it was added now: a retry with the same id adds nothing */
export async function addIssue(tx: CaseTx, by: Authored, { name, note }: Pick<IssueRow, 'name' | 'note'>): Promise<boolean> {
  const next = sql<number>`(select coalesce(max(position), 0) + 1 from case_issue where case_id = ${by.caseId} and author_id = ${by.authorId})`
  return changedRow(
    tx
      .insertInto('case_issue')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, name, note, position: next, created_at: by.at })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

interface Owner {
  caseId: string
  authorId: string
}
const one = (tx: CaseTx, { caseId, authorId }: Owner, id: string) =>
  tx
    .updateTable('case_issue')
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)

/** @returns whether the author has such an issue */
export const saveIssue = async (tx: CaseTx, owner: Owner, id: string, said: Pick<IssueRow, 'name' | 'note'>): Promise<boolean> =>
  changedRow(one(tx, owner, id).set(said))

/** Removes an issue with its words. @returns whether this call did */
export const removeIssue = async (tx: CaseTx, owner: Owner, id: string, at: Date): Promise<boolean> =>
  changedRow(one(tx, owner, id).set({ removed_at: at, name: '', note: '' }))

/** Puts issues in this order. @param ids all of the author's */
export async function orderIssues(tx: CaseTx, { caseId, authorId }: Owner, ids: readonly string[]): Promise<void> {
  await sql`update case_issue i set position = placed.nth from unnest(${[...ids]}::uuid[]) with ordinality as placed (id, nth)
    where i.case_id = ${caseId} and i.author_id = ${authorId} and i.id = placed.id and i.removed_at is null`.execute(tx)
}
