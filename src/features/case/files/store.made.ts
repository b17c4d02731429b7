import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { FileAt } from './store.ts'

/** A file that the platform made for one parent. */
export interface MadeRow extends FileAt {
  bytes: number
  sha256: string
  address: string
}

const made = (tx: CaseTx) =>
  tx
    .selectFrom('made_file')
    .select(['case_id as caseId', 'author_id as authorId', 'id', 'sha256', 'address'])
    // Nothing here is as long as a number that JavaScript can't hold.
    .select(sql<number>`bytes::float8`.as('bytes'))
    .where('removed_at', 'is', null)

/** One made file, as far as the reader's seat shows it. */
export async function madeAt(tx: CaseTx, caseId: string, id: string): Promise<MadeRow | null> {
  return (await made(tx).where('case_id', '=', caseId).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Made files of all cases, after one of them. As the machine. */
export async function madeAfter(tx: CaseTx, after: Pick<FileAt, 'caseId' | 'id'> | null, most: number): Promise<MadeRow[]> {
  return made(tx)
    .$if(after !== null, (q) => q.where(sql<boolean>`(case_id, id) > (${after!.caseId}::uuid, ${after!.id}::uuid)`))
    .orderBy('case_id')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Adds a made file. @returns whether it was added */
export async function addMade(
  tx: CaseTx,
  { caseId, authorId, id }: FileAt,
  { bytes, sha256, address }: Omit<MadeRow, keyof FileAt>,
  at: Date,
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('made_file')
      .values({ case_id: caseId, id, author_id: authorId, bytes, sha256, address, made_at: at })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Removes a made file. @returns its address; `null` where there is none */
export async function removeMade(tx: CaseTx, { caseId, id }: Pick<FileAt, 'caseId' | 'id'>, at: Date): Promise<string | null> {
  const row = await tx
    .updateTable('made_file')
    .set({ removed_at: at })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('address')
    .executeTakeFirst()
  return row?.address ?? null
}
