import { type RawBuilder, sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { takeParts } from './store.parts.ts'
import { blockedAs, type FileAt } from './store.ts'

/** A file in what it is used in, as others are given it. */
export interface UseRow {
  id: string
  caseId: string
  authorId: string
  fileId: string
  topic: string
  about: string
  name: string
  type: string
  bytes: number
  sha256: string
  address: string
  isScanned: boolean
  sharedAt: Date | null
  /** The reference under which the file is blocked; `null` where it is not. */
  blocked: string | null
  /** Someone else shared it with a parent who looks. */
  canReport: boolean
}

const columns = [
  'id',
  'case_id',
  'author_id',
  'file_id',
  'topic',
  'about',
  'name',
  'type',
  'bytes',
  'sha256',
  'address',
  'is_scanned',
  'shared_at',
] as const
const forReader = [
  blockedAs({ caseId: 'case_id', file: 'file_id' }).as('blocked'),
  sql<boolean>`shared_at is not null and case_id = any ((select my_cases())::uuid[]) and author_id <> all ((select my_seats())::uuid[])`.as(
    'can_report',
  ),
] as const

type Found = { [K in (typeof columns)[number]]: unknown } & { blocked: string | null; can_report: boolean }
const rowOf = (row: Found): UseRow => ({
  id: row.id as string,
  caseId: row.case_id as string,
  authorId: row.author_id as string,
  fileId: row.file_id as string,
  topic: row.topic as string,
  about: row.about as string,
  name: row.name as string,
  type: row.type as string,
  bytes: Number(row.bytes),
  sha256: row.sha256 as string,
  address: row.address as string,
  isScanned: row.is_scanned as boolean,
  sharedAt: row.shared_at as Date | null,
  blocked: row.blocked,
  canReport: row.can_report,
})

/** The files of what they are used in, as far as the reader's seat shows them, in order. */
export async function usesOf(tx: CaseTx, caseId: string, about: readonly string[]): Promise<UseRow[]> {
  if (about.length === 0) return []
  const rows = await tx
    .selectFrom('file_use')
    .select(columns)
    .select(forReader)
    .where('case_id', '=', caseId)
    .where('about', 'in', about)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(rowOf)
}

/** The uses of all files of a seat, in order. */
export async function usesBy(tx: CaseTx, { caseId, authorId }: Omit<FileAt, 'id'>): Promise<UseRow[]> {
  const rows = await tx
    .selectFrom('file_use')
    .select(columns)
    .select(forReader)
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
  return rows.map(rowOf)
}

/** One use, as far as the reader's seat shows it. */
export async function useAt(tx: CaseTx, caseId: string, id: string): Promise<UseRow | null> {
  const row = await tx
    .selectFrom('file_use')
    .select(columns)
    .select(forReader)
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row ? rowOf(row) : null
}

/** Uses of all cases, after one of them. As the machine. */
export async function usesAfter(tx: CaseTx, after: Pick<UseRow, 'caseId' | 'id'> | null, most: number): Promise<UseRow[]> {
  const rows = await tx
    .selectFrom('file_use')
    .select(columns)
    .select(forReader)
    .where('removed_at', 'is', null)
    .$if(after !== null, (q) => q.where(sql<boolean>`(case_id, id) > (${after!.caseId}::uuid, ${after!.id}::uuid)`))
    .orderBy('case_id')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(rowOf)
}

/** Adds a use of a draft, or brings it back. */
export async function addUse(
  tx: CaseTx,
  use: Omit<UseRow, 'sharedAt' | 'blocked' | 'canReport'> & { position: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('file_use')
    .values({
      case_id: use.caseId,
      id: use.id,
      author_id: use.authorId,
      file_id: use.fileId,
      topic: use.topic,
      about: use.about,
      position: use.position,
      name: use.name,
      type: use.type,
      bytes: use.bytes,
      sha256: use.sha256,
      address: use.address,
      is_scanned: use.isScanned,
      added_at: use.at,
    })
    .onConflict((conflict) => conflict.columns(['case_id', 'id']).doUpdateSet({ position: use.position, removed_at: null }))
    .execute()
}

/** Takes uses out of a draft, but these. */
export async function removeUses(
  tx: CaseTx,
  { caseId, authorId, about }: { caseId: string; authorId: string; about: string },
  but: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('file_use')
    .set({ removed_at: at })
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('about', '=', about)
    .where('shared_at', 'is', null)
    .where('removed_at', 'is', null)
    .$if(but.length > 0, (q) => q.where('id', 'not in', [...but]))
    .execute()
}

/** Whether a file is used in a draft, or was shared in anything. */
export async function useOfFile(tx: CaseTx, { caseId, id }: FileAt): Promise<'draft' | 'shared' | null> {
  const rows = await tx
    .selectFrom('file_use')
    .select('shared_at')
    .where('case_id', '=', caseId)
    .where('file_id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
  if (rows.length === 0) return null
  return rows.some(({ shared_at }) => shared_at !== null) ? 'shared' : 'draft'
}

/** Shares what is used in some things, as they go out. @returns what they show, by the thing. As the machine: a person's own policy lets nobody */
export async function shareUses(tx: CaseTx, caseId: string, about: readonly string[], at: Date): Promise<ReadonlyMap<string, UseRow[]>> {
  const { rows } = await sql<{ about: string }>`update file_use set shared_at = ${at}
    where case_id = ${caseId} and about = any (${[...about]}::uuid[]) and shared_at is null and removed_at is null returning about`.execute(
    tx,
  )
  const shared = [...new Set(rows.map((row) => row.about))]
  return Map.groupBy(await usesOf(tx, caseId, shared), (use) => use.about)
}

/**
 * Deletes the uses of a thing that a court's order erased, and with them the files: their names, the originals and the copies. A file that is
 * also in another thing that was shared stays for that one. As the machine.
 * @returns the files that are gone, and the addresses that they and the uses had
 */
export async function removeWith(tx: CaseTx, caseId: string, about: string): Promise<{ files: FileAt[]; addresses: string[] }> {
  const uses = await tx
    .deleteFrom('file_use')
    .where('case_id', '=', caseId)
    .where('about', '=', about)
    .returning(['file_id', 'address'])
    .execute()
  const ids = uses.map(({ file_id }) => file_id)
  const addresses = uses.map(({ address }) => address)
  if (ids.length === 0) return { files: [], addresses }
  const elsewhere = await tx
    .selectFrom('file_use')
    .select('file_id')
    .where('case_id', '=', caseId)
    .where('file_id', 'in', ids)
    .where('shared_at', 'is not', null)
    .execute()
  const gone = ids.filter((id) => !elsewhere.some(({ file_id }) => file_id === id))
  if (gone.length === 0) return { files: [], addresses }
  await tx.deleteFrom('file_use').where('case_id', '=', caseId).where('file_id', 'in', gone).execute()
  for (const id of gone) addresses.push(...(await takeParts(tx, { caseId, id })))
  const files = await tx
    .deleteFrom('stored_file')
    .where('case_id', '=', caseId)
    .where('id', 'in', gone)
    .returning(['id', 'author_id', 'address', 'copy_address'])
    .execute()
  return {
    files: files.map(({ id, author_id: authorId }) => ({ caseId, authorId, id })),
    addresses: [...addresses, ...files.flatMap((file) => [file.address, file.copy_address]).filter((address) => address !== null)],
  }
}

/** For statements of other features: whether a thing has files. @param of its case and its id, as the statement names them */
export const hasFiles = (of: { caseId: RawBuilder<unknown>; about: RawBuilder<unknown> }): RawBuilder<boolean> =>
  sql<boolean>`exists (select from file_use fu where fu.case_id = ${of.caseId} and fu.about = ${of.about} and fu.removed_at is null)`
