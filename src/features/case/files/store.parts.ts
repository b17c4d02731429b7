// The pieces in which uploads arrive. They are the file, also once it is there.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { FileAt } from './store.ts'

export interface PartRow {
  from: number
  bytes: number
  address: string
}

/** What has arrived of a file, in order. @param range bytes, the last one not among them: the pieces that have some of them, alone */
export async function partsOf(
  tx: CaseTx,
  { caseId, id }: Omit<FileAt, 'authorId'>,
  range?: { from: number; to?: number },
): Promise<PartRow[]> {
  const rows = await tx
    .selectFrom('file_part')
    .select(['at_byte', 'bytes', 'address'])
    .where('case_id', '=', caseId)
    .where('file_id', '=', id)
    .$if(range !== undefined, (q) => q.where(sql<boolean>`at_byte + bytes > ${range!.from}`))
    .$if(range?.to !== undefined, (q) => q.where('at_byte', '<', range!.to!))
    .orderBy('at_byte')
    .execute()
  return rows.map(({ at_byte, bytes, address }) => ({ from: Number(at_byte), bytes, address }))
}

/** How much of an upload has arrived, and in how many pieces. */
export async function receivedOf(tx: CaseTx, { caseId, id }: Omit<FileAt, 'authorId'>): Promise<{ received: number; pieces: number }> {
  const { received, pieces } = await tx
    .selectFrom('file_part')
    .select([sql<string>`coalesce(max(at_byte + bytes), 0)`.as('received'), sql<number>`count(*)::int`.as('pieces')])
    .where('case_id', '=', caseId)
    .where('file_id', '=', id)
    .executeTakeFirstOrThrow()
  return { received: Number(received), pieces }
}

/** Adds a piece. @returns whether it was added: another request may have brought the same place */
export async function addPart(tx: CaseTx, { caseId, authorId, id }: FileAt, part: PartRow): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('file_part')
      .values({ case_id: caseId, author_id: authorId, file_id: id, at_byte: part.from, bytes: part.bytes, address: part.address })
      .onConflict((conflict) => conflict.columns(['case_id', 'file_id', 'at_byte']).doNothing()),
  )
}

/** Takes the pieces of an upload or of a file out. As the machine: nobody deletes rows of a case. @returns where they are stored */
export async function takeParts(tx: CaseTx, { caseId, id }: Omit<FileAt, 'authorId'>): Promise<string[]> {
  const rows = await tx.deleteFrom('file_part').where('case_id', '=', caseId).where('file_id', '=', id).returning('address').execute()
  return rows.map(({ address }) => address)
}

/** Files and uploads that were removed and still have pieces: what a killed server left. As the machine. */
export async function removedWithParts(tx: CaseTx, most: number): Promise<FileAt[]> {
  return tx
    .selectFrom('file_part as p')
    .innerJoin('stored_file as f', (on) => on.onRef('f.case_id', '=', 'p.case_id').onRef('f.id', '=', 'p.file_id'))
    .select(['f.case_id as caseId', 'f.author_id as authorId', 'f.id'])
    .distinct()
    .where('f.removed_at', 'is not', null)
    .limit(most)
    .execute()
}
