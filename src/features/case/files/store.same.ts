// Stored files by their bytes, of all cases, for the desk that blocks reported files. As the machine.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { FileAt } from './store.ts'

/** A stored file without what it is called. */
export interface StoredBytes extends FileAt {
  sha256: string
  copySha256: string | null
  bytes: number
}

const stored = (tx: CaseTx) =>
  tx
    .selectFrom('stored_file')
    .select(['case_id as caseId', 'author_id as authorId', 'id', 'copy_sha256 as copySha256'])
    // What has arrived has a hash, and is not as long as a number that JavaScript can't hold.
    .select([sql<string>`sha256`.as('sha256'), sql<number>`bytes::float8`.as('bytes')])
    .where('finished_at', 'is not', null)
    .where('removed_at', 'is', null)

/** Those with an id, or whose original or copy has a SHA-256. */
export async function storedNamed(tx: CaseTx, named: { id: string } | { sha256: string }, most: number): Promise<StoredBytes[]> {
  if ('id' in named) return stored(tx).where('id', '=', named.id).orderBy('case_id').limit(most).execute()
  return stored(tx)
    .where((eb) => eb.or([eb('sha256', '=', named.sha256), eb('copy_sha256', '=', named.sha256)]))
    .orderBy('case_id')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** The files of a case with one of these hashes, and one file by its id: until the transaction ends nobody removes them. */
export async function sameInCase(tx: CaseTx, caseId: string, id: string, hashes: readonly string[]): Promise<StoredBytes[]> {
  return stored(tx)
    .where('case_id', '=', caseId)
    .where((eb) => eb.or([eb('id', '=', id), eb('sha256', 'in', [...hashes]), eb('copy_sha256', 'in', [...hashes])]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The scopes of the things in which files were shared. */
export async function topicsOfFiles(tx: CaseTx, caseId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('file_use')
    .select('topic')
    .distinct()
    .where('case_id', '=', caseId)
    .where('file_id', 'in', [...ids])
    .where('shared_at', 'is not', null)
    .orderBy('topic')
    .execute()
  return rows.map(({ topic }) => topic)
}

/** Whether a thing has a file that is blocked. */
export async function hasBlocked(tx: CaseTx, caseId: string, about: string): Promise<boolean> {
  const row = await tx
    .selectFrom('file_use')
    .select('id')
    .where('case_id', '=', caseId)
    .where('about', '=', about)
    .where(sql<boolean>`is_blocked(case_id, file_id)`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
