import type { CaseTx } from '#access/cases.ts'

interface Own {
  caseId: string
  authorId: string
}

/** A parent's own addresses of their bank or payment app. */
export async function linksOf(tx: CaseTx, { caseId, authorId }: Own): Promise<string[]> {
  const rows = await tx
    .selectFrom('payer_link')
    .select('address')
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .orderBy('address')
    .execute()
  return rows.map(({ address }) => address)
}

/** Adds an address, or brings it back. */
export async function addLink(tx: CaseTx, { caseId, authorId }: Own, address: string): Promise<void> {
  await tx
    .insertInto('payer_link')
    .values({ case_id: caseId, author_id: authorId, address })
    .onConflict((conflict) => conflict.columns(['case_id', 'author_id', 'address']).doUpdateSet({ removed_at: null }))
    .execute()
}

export async function removeLink(tx: CaseTx, { caseId, authorId }: Own, address: string, at: Date): Promise<void> {
  await tx
    .updateTable('payer_link')
    .set({ removed_at: at })
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('address', '=', address)
    .execute()
}
