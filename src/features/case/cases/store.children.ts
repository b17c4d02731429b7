import type { Authored, CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Child } from './contract.ts'

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

/** The names of all children of a case by their ids, those who have left it too. */
export async function childrenEver(tx: CaseTx, caseId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom('child').select(['id', 'name']).where('case_id', '=', caseId).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Adds a child to the case; its color is the first of eight that no other child has. @returns whether it was added */
export async function addChild(tx: CaseTx, by: Authored, child: { name: string; born: string | null }): Promise<boolean> {
  const taken = new Set((await childrenIn(tx, by.caseId)).map(({ colour }) => colour))
  const colour = [1, 4, 2, 5, 3, 6, 7, 0].find((each) => !taken.has(each)) ?? 0
  return changedRow(
    tx
      .insertInto('child')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, ...child, colour, created_at: by.at })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
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
