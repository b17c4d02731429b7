// Which conflicts someone lets be.
import type { CaseTx } from '#access/cases.ts'

/** What someone looked at and lets be: the keys of conflicts. */
export async function letBeBy(tx: CaseTx, caseId: string, authorId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('conflict_note')
    .select('conflict')
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('withdrawn_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.conflict))
}

export async function noteConflict(
  tx: CaseTx,
  { caseId, authorId, conflict, at }: { caseId: string; authorId: string; conflict: string; at: Date },
  letBe: boolean,
): Promise<void> {
  if (letBe)
    await tx
      .insertInto('conflict_note')
      .values({ case_id: caseId, author_id: authorId, conflict, at })
      .onConflict((target) => target.columns(['case_id', 'author_id', 'conflict']).doUpdateSet({ withdrawn_at: null }))
      .execute()
  else
    await tx
      .updateTable('conflict_note')
      .set({ withdrawn_at: at })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('conflict', '=', conflict)
      .execute()
}
