import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { FileAt, Scanned } from './store.ts'
import { type UseRow, usesOf } from './store.uses.ts'

/** What the rows say of a file that arrived, also of one that its author deleted since. */
export interface FileHistory {
  name: string
  type: string
  bytes: number
  /** Of the file as it was uploaded, and of the copy that others are given; 64 digits. */
  sha256: string
  copySha256: string | null
  scan: Scanned
  isMisnamed: boolean
  uploadedAt: Date
  copiedAt: Date | null
  removedAt: Date | null
  uses: { id: string; topic: string; about: string; addedAt: Date; sharedAt: Date | null }[]
}

/** The history of a seat's own file; `null` where none arrived, and for one that a court's order erased. */
export async function historyOf(tx: CaseTx, { caseId, authorId, id }: FileAt): Promise<FileHistory | null> {
  const file = await tx
    .selectFrom('stored_file')
    .select(['name', 'type', 'sha256', 'copy_sha256', 'scan', 'is_misnamed', 'finished_at', 'copied_at', 'removed_at'])
    // No file is as long as a number that JavaScript can't hold.
    .select(sql<number>`bytes::float8`.as('bytes'))
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .where('finished_at', 'is not', null)
    .executeTakeFirst()
  if (!file) return null
  const uses = await tx
    .selectFrom('file_use')
    .select(['id', 'topic', 'about', 'added_at as addedAt', 'shared_at as sharedAt'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('file_id', '=', id)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return {
    name: file.name,
    type: file.type!,
    bytes: file.bytes,
    sha256: file.sha256!,
    copySha256: file.copy_sha256,
    scan: file.scan as FileHistory['scan'],
    isMisnamed: file.is_misnamed!,
    uploadedAt: file.finished_at!,
    copiedAt: file.copied_at,
    removedAt: file.removed_at,
    uses,
  }
}

/** What others shared whose copy has one of these hashes, the oldest first: the same bytes. Its reader may have to open the thing first. */
export async function sameFromOthers(tx: CaseTx, { caseId, authorId }: Omit<FileAt, 'id'>, hashes: readonly string[]): Promise<UseRow[]> {
  const rows = await tx
    .selectFrom('file_use')
    .select(['id', 'about'])
    .where('case_id', '=', caseId)
    .where('author_id', '<>', authorId)
    .where('shared_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where('sha256', 'in', [...hashes])
    .orderBy('shared_at')
    .orderBy('id')
    .execute()
  const ids = new Set(rows.map(({ id }) => id))
  const uses = await usesOf(
    tx,
    caseId,
    rows.map(({ about }) => about),
  )
  return uses.filter(({ id }) => ids.has(id)).toSorted((one, other) => one.sharedAt!.getTime() - other.sharedAt!.getTime())
}
