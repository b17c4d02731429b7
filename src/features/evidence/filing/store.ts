// All SQL of the feature "filing", and only of its tables. Row-level security leaves only the rows that the person may see.
import type { Authored, CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Detail, DetailDraft, DetailKind } from './contract.ts'

/** What a parent has looked for, the oldest first. */
export async function detailsOf(tx: CaseTx, { caseId, authorId }: Pick<Authored, 'caseId' | 'authorId'>): Promise<Detail[]> {
  const rows = await tx
    .selectFrom('filing_detail')
    .select(['id', 'kind', 'words'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, words }) => ({ id, kind: kind as DetailKind, words }))
}

/** Adds something to look for. @returns whether it was added: one with this id stays as it is */
export function addDetail(tx: CaseTx, by: Authored, { kind, words }: DetailDraft): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('filing_detail')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, kind, words, created_at: by.at })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** Empties one. @returns whether there was one */
export function removeDetail(tx: CaseTx, { caseId, authorId, id, at }: Authored): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('filing_detail')
      .set({ words: '', removed_at: at })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )
}
