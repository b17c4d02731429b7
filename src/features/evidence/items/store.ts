// All SQL of items, and only of their table. Who sees a row is for the database: its author, and of what is privileged their attorney.
import { type RawBuilder, sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import { blockedAs } from '#case/files/public.ts'
import { changedRow } from '#ports/db/changed.ts'
import { type FileKind, type Privacy, storedTag, type Tag, tagOf } from '#domain/evidence/items.ts'

/** What is known of an item's file. */
export interface FileFacts {
  fileId: string
  name: string
  kind: FileKind
  type: string
  bytes: number
  sha256: string
  isMisnamed: boolean
  uploadedAt: Date
  copyType: string | null
}

/** What its author says of it. */
export interface ItemSaid {
  title: string
  note: string
  day: string | null
  device: string
  privacy: Privacy
  isSensitive: boolean
  tags: Tag[]
}

export interface ItemDbRow extends FileFacts, ItemSaid {
  id: string
  authorId: string
  at: Date
  /** The reference under which its file is blocked; `null` where it is not. */
  blocked: string | null
}

const columns = sql`i.id, i.author_id as "authorId", i.file_id as "fileId", i.name, i.kind, i.type, i.bytes::float8 as bytes, i.sha256,
  i.is_misnamed as "isMisnamed", i.uploaded_at as "uploadedAt", i.copy_type as "copyType", i.title, i.note, i.day::text as day, i.device,
  i.privacy, i.is_sensitive as "isSensitive", i.tags, i.created_at as at, ${blockedAs({ caseId: 'i.case_id', file: 'i.file_id' })} as blocked`

type Found = Omit<ItemDbRow, 'tags'> & { tags: string[] }
const rowOf = (row: Found): ItemDbRow => ({ ...row, tags: row.tags.map(tagOf) })

export interface Wanted {
  q?: string | undefined
  issue?: string | undefined
  child?: string | undefined
  kind?: FileKind | undefined
  privacy?: Privacy | undefined
  from?: string | undefined
  to?: string | undefined
}

const rarity = (word: string) => (/\d/.test(word) ? 100 : 0) + word.length
/** Numbers, and then the longest words: they are looked for first, and those after them only where they are. */
const rarestFirst = (words: readonly string[]) => words.toSorted((one, other) => rarity(other) - rarity(one))

/** @param authorId the parent whose items they are; `null` for a granted seat, which the policies show what it may see */
function conditions(caseId: string, authorId: string | null, { q, issue, child, kind, privacy, from, to }: Wanted): RawBuilder<unknown> {
  const all = [sql`i.case_id = ${caseId} and i.removed_at is null`]
  if (authorId !== null) all.push(sql`i.author_id = ${authorId}`)
  for (const word of rarestFirst(q?.toLowerCase().split(/\s+/u).filter(Boolean) ?? [])) all.push(sql`position(${word} in i.words) > 0`)
  if (issue) all.push(sql`${storedTag({ kind: 'issue', value: issue })} = any (i.tags)`)
  if (child) all.push(sql`${storedTag({ kind: 'child', value: child })} = any (i.tags)`)
  if (kind) all.push(sql`i.kind = ${kind}`)
  if (privacy) all.push(sql`i.privacy = ${privacy}`)
  if (from) all.push(sql`i.day >= ${from}::date`)
  if (to) all.push(sql`i.day <= ${to}::date`)
  return sql.join(all, sql` and `)
}

/** Items, the latest first. @param before where the page before it ended */
export async function itemsIn(
  tx: CaseTx,
  { caseId, authorId }: { caseId: string; authorId: string | null },
  wanted: Wanted,
  { before, most }: { before: { at: Date; id: string } | null; most: number },
): Promise<ItemDbRow[]> {
  const { rows } = await sql<Found>`select ${columns} from evidence_item i where ${conditions(caseId, authorId, wanted)}
    and ${before ? sql`(i.created_at, i.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`}
    order by i.created_at desc, i.id desc limit ${most}`.execute(tx)
  return rows.map(rowOf)
}

/** Those with a day, the earliest first. */
export async function datedIn(
  tx: CaseTx,
  { caseId, authorId }: { caseId: string; authorId: string | null },
  days: Pick<Wanted, 'from' | 'to'>,
  most: number,
): Promise<ItemDbRow[]> {
  const { rows } = await sql<Found>`select ${columns} from evidence_item i where ${conditions(caseId, authorId, days)} and i.day is not null
    order by i.day, i.id limit ${most}`.execute(tx)
  return rows.map(rowOf)
}

/** How many there are; counting ends at `most`. */
export async function countIn(
  tx: CaseTx,
  { caseId, authorId }: { caseId: string; authorId: string | null },
  wanted: Wanted,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from
    (select from evidence_item i where ${conditions(caseId, authorId, wanted)} limit ${most}) as found`.execute(tx)
  return rows[0]!.n
}

/** One item that the reader sees. @param isLocked until the end of the transaction nobody else changes it */
export async function itemAt(tx: CaseTx, caseId: string, id: string, isLocked = false): Promise<ItemDbRow | null> {
  const { rows } = await sql<Found>`select ${columns} from evidence_item i
    where i.case_id = ${caseId} and i.id = ${id} and i.removed_at is null ${isLocked ? sql`for update` : sql``}`.execute(tx)
  return rows[0] ? rowOf(rows[0]) : null
}

export interface NamedItem {
  id: string
  fileId: string
  title: string
  name: string
  kind: FileKind
  /** Something says where it comes from: a device, or a witness. */
  isProved: boolean
}

/** Those of these items that the reader sees and that were not removed, by their ids. */
export async function itemsById(tx: CaseTx, caseId: string, ids: readonly string[]): Promise<Map<string, NamedItem>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<NamedItem>`select id, file_id as "fileId", title, name, kind,
    (device <> '' or exists (select from unnest(tags) as tag where starts_with(tag, 'witness:'))) as "isProved"
    from evidence_item where case_id = ${caseId} and id = any (${[...ids]}::uuid[]) and removed_at is null`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same with all that is known of them. */
export async function fullItems(tx: CaseTx, caseId: string, ids: readonly string[]): Promise<Map<string, ItemDbRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Found>`select ${columns} from evidence_item i
    where i.case_id = ${caseId} and i.id = any (${[...ids]}::uuid[]) and i.removed_at is null`.execute(tx)
  return new Map(rows.map((row) => [row.id, rowOf(row)]))
}

interface Owner {
  caseId: string
  authorId: string
}

/** The first item of a parent with this content, that of the same file before others. */
export async function sameAs(tx: CaseTx, { caseId, authorId }: Owner, { fileId, sha256 }: Pick<FileFacts, 'fileId' | 'sha256'>) {
  const { rows } = await sql<{ id: string; title: string; isSameFile: boolean }>`
    select id, title, file_id = ${fileId} as "isSameFile" from evidence_item
    where case_id = ${caseId} and author_id = ${authorId} and sha256 = ${sha256} and removed_at is null
    order by file_id = ${fileId} desc, created_at, id limit 1`.execute(tx)
  return rows[0] ?? null
}

/** The item that is made of a file. */
export async function itemOfFile(tx: CaseTx, { caseId, authorId }: Owner, fileId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('evidence_item')
    .select('id')
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('file_id', '=', fileId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** The items of files, by file. @param authorId whose; `null` for a granted seat, which the policies show what it may see */
export async function itemsOfFiles(
  tx: CaseTx,
  { caseId, authorId }: { caseId: string; authorId: string | null },
  files: readonly string[],
): Promise<Map<string, { id: string; title: string }>> {
  if (files.length === 0) return new Map()
  const { rows } = await sql<{ file: string; id: string; title: string }>`select file_id as file, id, title from evidence_item
    where case_id = ${caseId} and (${authorId}::uuid is null or author_id = ${authorId}::uuid) and file_id = any (${[...files]}::uuid[]) and removed_at is null`.execute(
    tx,
  )
  return new Map(rows.map(({ file, ...item }) => [file, item]))
}

/** The file of a privileged item that the reader sees. */
export async function privilegedOfFile(tx: CaseTx, caseId: string, fileId: string) {
  const { rows } = await sql<Pick<ItemDbRow, 'authorId' | 'name' | 'type' | 'copyType'>>`
    select author_id as "authorId", name, type, copy_type as "copyType" from evidence_item
    where case_id = ${caseId} and file_id = ${fileId} and privacy = 'privileged' and removed_at is null limit 1`.execute(tx)
  return rows[0] ?? null
}

interface OfFile extends Owner {
  /** Of the file. */
  id: string
}

/** Which of these files are privileged or sensitive; others are left out. */
export async function careOfFiles(
  tx: CaseTx,
  { caseId, authorId }: Owner,
  files: readonly string[],
): Promise<Map<string, { isPrivileged: boolean; isSensitive: boolean }>> {
  if (files.length === 0) return new Map()
  const { rows } = await sql<{ file: string; isPrivileged: boolean; isSensitive: boolean }>`select file_id as file,
    privacy = 'privileged' as "isPrivileged", is_sensitive as "isSensitive" from evidence_item
    where case_id = ${caseId} and author_id = ${authorId} and file_id = any (${[...files]}::uuid[]) and removed_at is null
      and (privacy = 'privileged' or is_sensitive)`.execute(tx)
  return new Map(rows.map(({ file, ...care }) => [file, care]))
}

/** Notes the type of the copy that a file got after its item was added. */
export async function noteCopy(tx: CaseTx, { caseId, authorId, id }: OfFile, type: string): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('evidence_item')
      .set({ copy_type: type })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('file_id', '=', id)
      .where('removed_at', 'is', null),
  )
}

/** The issues that a parent has tagged items with. */
export async function issuesOf(tx: CaseTx, { caseId, authorId }: Owner): Promise<string[]> {
  const { rows } = await sql<{ issue: string }>`select distinct substr(tag, 7) as issue from evidence_item i, unnest(i.tags) as tag
    where i.case_id = ${caseId} and i.author_id = ${authorId} and i.removed_at is null and starts_with(tag, 'issue:')
    order by 1 limit 200`.execute(tx)
  return rows.map(({ issue }) => issue)
}

const saidColumns = ({ title, note, day, device, privacy, isSensitive, tags }: ItemSaid) => ({
  title,
  note,
  day,
  device,
  privacy,
  is_sensitive: isSensitive,
  tags: tags.map(storedTag),
})

/** Adds an item. @returns whether it was added */
export async function addItem(tx: CaseTx, by: Authored, facts: FileFacts, said: ItemSaid): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('evidence_item')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        file_id: facts.fileId,
        name: facts.name,
        kind: facts.kind,
        type: facts.type,
        bytes: facts.bytes,
        sha256: facts.sha256,
        is_misnamed: facts.isMisnamed,
        uploaded_at: facts.uploadedAt,
        copy_type: facts.copyType,
        created_at: by.at,
        ...saidColumns(said),
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

export async function saveItem(tx: CaseTx, { caseId, authorId }: Owner, id: string, said: ItemSaid): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('evidence_item')
      .set(saidColumns(said))
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )
}

/** Removes an item with its words. @returns whether this call did */
export async function removeItem(tx: CaseTx, { caseId, authorId }: Owner, id: string, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('evidence_item')
      .set({ removed_at: at, title: '', note: '', day: null, device: '', tags: [] })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )
}
