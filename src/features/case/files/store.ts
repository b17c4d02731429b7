// All SQL of files, and only of their tables. A file is its author's own: row-level security shows nobody else's.
import { type RawBuilder, sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'

/** One file of a seat. */
export interface FileAt {
  caseId: string
  authorId: string
  id: string
}

/** What the virus scanner said, or that there was nothing to ask: the platform wrote the file itself (written.ts). */
export type Scanned = 'clean' | 'not_scanned' | 'made_here'

export interface FileRow {
  id: string
  caseId: string
  authorId: string
  name: string
  bytes: number
  createdAt: Date
  finishedAt: Date | null
  type: string | null
  sha256: string | null
  /** Of its one blob; `null` where it is in the pieces in which it arrived. */
  address: string | null
  scan: Scanned | null
  isMisnamed: boolean | null
  /** What others are given; `null` before it was made. */
  copy: Copy | null
  /** Its author marked it, and chose twice that a copy may go out all the same. */
  isSensitive: boolean
  isCopyConfirmed: boolean
  /** The reference under which it is blocked; `null` where it is not. */
  blocked: string | null
}

/** The copy of a file that others are given. */
export interface Copy {
  address: string
  bytes: number
  type: string
  sha256: string
}

const columns = [
  'id',
  'case_id',
  'author_id',
  'name',
  'bytes',
  'created_at',
  'finished_at',
  'type',
  'sha256',
  'address',
  'scan',
  'is_misnamed',
  'copy_address',
  'copy_bytes',
  'copy_type',
  'copy_sha256',
  'is_sensitive',
  'copy_confirmed',
] as const

/** The reference under which a file is blocked. @param of its case and its id, as the statement names them */
export const blockedAs = (of: { caseId: string; file: string }): RawBuilder<string | null> =>
  sql<
    string | null
  >`case when ${sql.ref(of.file)} = any ((select blocked_files())::uuid[]) then blocked_reference(${sql.ref(of.caseId)}, ${sql.ref(of.file)}) end`
const blocked = blockedAs({ caseId: 'case_id', file: 'id' }).as('blocked')

type Found = { [K in (typeof columns)[number]]: unknown } & { blocked: string | null }
const rowOf = (row: Found): FileRow => ({
  id: row.id as string,
  caseId: row.case_id as string,
  authorId: row.author_id as string,
  name: row.name as string,
  bytes: Number(row.bytes),
  createdAt: row.created_at as Date,
  finishedAt: row.finished_at as Date | null,
  type: row.type as string | null,
  sha256: row.sha256 as string | null,
  address: row.address as string | null,
  scan: row.scan as FileRow['scan'],
  isMisnamed: row.is_misnamed as boolean | null,
  copy:
    row.copy_address === null
      ? null
      : {
          address: row.copy_address as string,
          bytes: Number(row.copy_bytes),
          type: row.copy_type as string,
          sha256: row.copy_sha256 as string,
        },
  isSensitive: row.is_sensitive as boolean,
  isCopyConfirmed: row.copy_confirmed as boolean,
  blocked: row.blocked,
})

/** Files of a seat that have arrived, the latest first. */
export async function filesOf(
  tx: CaseTx,
  { caseId, authorId }: Omit<FileAt, 'id'>,
  { before, most }: { before: { at: Date; id: string } | null; most: number },
): Promise<FileRow[]> {
  const rows = await tx
    .selectFrom('stored_file')
    .select(columns)
    .select(blocked)
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('finished_at', 'is not', null)
    .where('removed_at', 'is', null)
    .$if(before !== null, (q) => q.where(sql<boolean>`(created_at, id) < (${before!.at}::timestamptz, ${before!.id}::uuid)`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(rowOf)
}

/** The SHA-256 of files of a seat as they were uploaded, by id. */
export async function originalHashes(
  tx: CaseTx,
  { caseId, authorId }: Omit<FileAt, 'id'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('stored_file')
    .select(['id', 'sha256'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('finished_at', 'is not', null)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, sha256 }) => [id, sha256!]))
}

export interface UploadRow extends FileRow {
  received: number
}

/** Uploads of a seat that are not finished, the latest first. */
export async function uploadsOf(tx: CaseTx, { caseId, authorId }: Omit<FileAt, 'id'>): Promise<UploadRow[]> {
  const rows = await tx
    .selectFrom('stored_file as f')
    .select(columns.map((column) => `f.${column}` as const))
    .select(blockedAs({ caseId: 'f.case_id', file: 'f.id' }).as('blocked'))
    .select(
      sql<string>`coalesce((select max(at_byte + p.bytes) from file_part p where p.case_id = f.case_id and p.file_id = f.id), 0)`.as(
        'received',
      ),
    )
    .where('f.case_id', '=', caseId)
    .where('f.author_id', '=', authorId)
    .where('f.finished_at', 'is', null)
    .where('f.removed_at', 'is', null)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...rowOf(row), received: Number(row.received) }))
}

/** Bytes of all files and uploads of a seat. */
export async function usedBy(tx: CaseTx, { caseId, authorId }: Omit<FileAt, 'id'>): Promise<number> {
  const { used } = await tx
    .selectFrom('stored_file')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('used'))
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(used)
}

/** A file or upload that was not removed. @param isLocked until the end of the transaction nobody else finishes or removes it */
export async function fileAt(tx: CaseTx, { caseId, authorId, id }: FileAt, isLocked = false): Promise<FileRow | null> {
  const row = await tx
    .selectFrom('stored_file')
    .select(columns)
    .select(blocked)
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .$if(isLocked, (q) => q.forUpdate())
    .executeTakeFirst()
  return row ? rowOf(row) : null
}

interface Begun {
  name: string
  bytes: number
  isSensitive: boolean
}

/** Begins an upload. @returns whether it began now: one with this id stays as it is */
export async function addFile(tx: CaseTx, by: Authored, { name, bytes, isSensitive }: Begun): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('stored_file')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, name, bytes, created_at: by.at, is_sensitive: isSensitive })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

export interface Arrived {
  type: string
  sha256: string
  /** `null` where it stays in the pieces in which it arrived. */
  address: string | null
  scan: Scanned
  isMisnamed: boolean
}

/** Says of an upload that it has arrived. @returns whether it did now */
export async function finishFile(tx: CaseTx, { caseId, id }: FileAt, arrived: Arrived, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('stored_file')
      .set({
        type: arrived.type,
        sha256: arrived.sha256,
        address: arrived.address,
        scan: arrived.scan,
        is_misnamed: arrived.isMisnamed,
        finished_at: at,
      })
      .where('case_id', '=', caseId)
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .where('removed_at', 'is', null),
  )
}

/** How a copy was made. */
export interface CopiedBy {
  tool: string
  version: string
  parameters: Readonly<Record<string, string | number | boolean>>
}

/** Stores what others are given of a file. @returns whether it did now: of two copies the first one stays */
export async function addCopy(
  tx: CaseTx,
  { caseId, id }: FileAt,
  copy: Copy & Pick<Arrived, 'scan'>,
  by: CopiedBy,
  at: Date,
): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('stored_file')
      .set({
        copy_address: copy.address,
        copy_bytes: copy.bytes,
        copy_type: copy.type,
        copy_sha256: copy.sha256,
        copied_by: JSON.stringify(by),
        copied_at: at,
        scan: copy.scan,
      })
      .where('case_id', '=', caseId)
      .where('id', '=', id)
      .where('copied_at', 'is', null)
      .where('removed_at', 'is', null),
  )
}

/** Removes a file or upload. @returns whether this call did */
export async function removeFile(tx: CaseTx, { caseId, authorId, id }: FileAt, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('stored_file')
      .set({ removed_at: at })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )
}

/** Marks a file as sensitive, or not; whether a copy may go out is chosen again. @returns whether that changed anything */
export async function markSensitive(tx: CaseTx, { caseId, authorId, id }: FileAt, isSensitive: boolean): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('stored_file')
      .set({ is_sensitive: isSensitive, copy_confirmed: false })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('id', '=', id)
      .where('is_sensitive', '<>', isSensitive)
      .where('removed_at', 'is', null),
  )
}

/** Says that its author chose twice that a copy of a sensitive file may go out. */
export async function confirmCopy(tx: CaseTx, { caseId, authorId, id }: FileAt): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('stored_file')
      .set({ copy_confirmed: true })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('id', '=', id)
      .where('is_sensitive', '=', true)
      .where('copy_confirmed', '=', false),
  )
}

/** Those of these files that their author marked as sensitive, as far as the reader's seat shows the files: its own. */
export async function sensitiveAmong(tx: CaseTx, caseId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('stored_file')
    .select('id')
    .where('case_id', '=', caseId)
    .where('is_sensitive', '=', true)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Uploads that began before a time and were not finished. As the machine. */
export async function givenUp(tx: CaseTx, before: Date): Promise<FileAt[]> {
  const rows = await tx
    .selectFrom('stored_file')
    .select(['case_id', 'author_id', 'id'])
    .where('finished_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy('case_id')
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(({ case_id, author_id, id }) => ({ caseId: case_id, authorId: author_id, id }))
}

/** Files that have arrived, of all cases, after one of them. As the machine. */
export async function filesAfter(tx: CaseTx, after: Pick<FileRow, 'caseId' | 'id'> | null, most: number): Promise<FileRow[]> {
  const rows = await tx
    .selectFrom('stored_file')
    .select(columns)
    .select(blocked)
    .where('finished_at', 'is not', null)
    .where('removed_at', 'is', null)
    .$if(after !== null, (q) => q.where(sql<boolean>`(case_id, id) > (${after!.caseId}::uuid, ${after!.id}::uuid)`))
    .orderBy('case_id')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(rowOf)
}

/** Which of these addresses something refers to. As the machine. */
export async function usedAddresses(tx: CaseTx, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    select address from stored_file where address = any (${[...addresses]}::text[]) and removed_at is null
    union select copy_address from stored_file where copy_address = any (${[...addresses]}::text[]) and removed_at is null
    union select address from file_use where address = any (${[...addresses]}::text[]) and removed_at is null
    union select address from made_file where address = any (${[...addresses]}::text[]) and removed_at is null
    union select p.address from file_part p join stored_file f on f.case_id = p.case_id and f.id = p.file_id
      where p.address = any (${[...addresses]}::text[]) and f.removed_at is null`.execute(tx)
  return new Set(rows.map(({ address }) => address))
}
