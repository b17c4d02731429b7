// The pieces in which uploads arrive. They are the file, also once it is there.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
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

/** How much of an upload has arrived. Bytes. */
export async function receivedOf(tx: CaseTx, { caseId, id }: Omit<FileAt, 'authorId'>): Promise<number> {
  const { received } = await tx
    .selectFrom('file_part')
    .select(sql<string>`coalesce(max(at_byte + bytes), 0)`.as('received'))
    .where('case_id', '=', caseId)
    .where('file_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(received)
}

/**
 * Adds a piece where it is the next one of an upload that still goes on, in one statement: a file of 1 GiB has hundreds of them.
 * Of two requests that bring the same place one adds it.
 * @param most how many pieces the upload may have
 * @returns whether it was added
 */
export async function addPart(tx: CaseTx, { caseId, authorId, id }: FileAt, part: PartRow, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into file_part (case_id, author_id, file_id, at_byte, bytes, address)
    select f.case_id, f.author_id, f.id, ${part.from}::bigint, ${part.bytes}::int, ${part.address}
    from stored_file f
    where f.case_id = ${caseId} and f.id = ${id} and f.author_id = ${authorId} and f.finished_at is null and f.removed_at is null
      and (select coalesce(max(p.at_byte + p.bytes), 0) = ${part.from}::bigint and count(*) < ${most}::int
        from file_part p where p.case_id = ${caseId} and p.file_id = ${id})
    for update of f
    on conflict (case_id, file_id, at_byte) do nothing
    returning at_byte`.execute(tx)
  return rows.length > 0
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
