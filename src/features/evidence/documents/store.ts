// SQL of documents themselves. They are their author's own: row-level security shows nobody else's.
import { type RawBuilder, sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import type { Folder } from '#domain/documents/documents.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { DocumentDraft } from './contract.ts'

export interface Owner {
  caseId: string
  authorId: string
}

export interface DocumentDbRow extends DocumentDraft {
  id: string
  at: Date
  removedAt: Date | null
}

const columns = sql`d.id, d.folder, d.title, d.kind, d.docket, d.note, d.created_at as at, d.removed_at as "removedAt"`

export interface Wanted {
  folder?: Folder | undefined
  q?: string | undefined
  /** Files whose text has the words of `q`. */
  files: readonly string[]
}

function conditions({ caseId, authorId }: Owner, { folder, q, files }: Wanted): RawBuilder<unknown> {
  const all = [sql`d.case_id = ${caseId} and d.author_id = ${authorId} and d.removed_at is null`]
  if (folder) all.push(sql`d.folder = ${folder}`)
  const words = q?.toLowerCase().split(/\s+/u).filter(Boolean) ?? []
  if (words.length > 0) {
    const said = words.map((word) => sql`position(${word} in lower(d.title || ' ' || d.kind || ' ' || d.docket || ' ' || d.note)) > 0`)
    all.push(sql`((${sql.join(said, sql` and `)}) or exists (select from document_version v
      where v.case_id = d.case_id and v.document_id = d.id and v.file_id = any (${[...files]}::uuid[])))`)
  }
  return sql.join(all, sql` and `)
}

/** Documents, the latest first. @param before where the page before it ended */
export async function documentsIn(
  tx: CaseTx,
  owner: Owner,
  wanted: Wanted,
  { before, most }: { before: { at: Date; id: string } | null; most: number },
): Promise<DocumentDbRow[]> {
  const { rows } = await sql<DocumentDbRow>`select ${columns} from document d where ${conditions(owner, wanted)}
    and ${before ? sql`(d.created_at, d.id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`}
    order by d.created_at desc, d.id desc limit ${most}`.execute(tx)
  return rows
}

/** How many documents each folder has that has one. */
export async function countsIn(tx: CaseTx, { caseId, authorId }: Owner): Promise<Map<string, number>> {
  const { rows } = await sql<{ folder: string; count: number }>`select folder, count(*)::int as count from document
    where case_id = ${caseId} and author_id = ${authorId} and removed_at is null group by folder`.execute(tx)
  return new Map(rows.map(({ folder, count }) => [folder, count]))
}

/** One document, removed or not. @param isLocked until the end of the transaction nobody else changes it */
export async function documentAt(tx: CaseTx, { caseId, authorId }: Owner, id: string, isLocked = false): Promise<DocumentDbRow | null> {
  const { rows } = await sql<DocumentDbRow>`select ${columns} from document d
    where d.case_id = ${caseId} and d.author_id = ${authorId} and d.id = ${id} ${isLocked ? sql`for update` : sql``}`.execute(tx)
  return rows[0] ?? null
}

/** @returns whether it was added now: a retry with the same id adds nothing */
export async function addDocument(tx: CaseTx, by: Authored, said: DocumentDraft): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('document')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, created_at: by.at, ...said })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

const one = (tx: CaseTx, { caseId, authorId }: Owner, id: string) =>
  tx.updateTable('document').where('case_id', '=', caseId).where('author_id', '=', authorId).where('id', '=', id)

/** Changes what is said of one that the caller has locked. */
export async function saveDocument(tx: CaseTx, owner: Owner, id: string, said: DocumentDraft): Promise<void> {
  await one(tx, owner, id).set(said).execute()
}

/** Removes one that the caller has locked, or brings it back. */
export async function setRemoved(tx: CaseTx, owner: Owner, id: string, at: Date | null): Promise<void> {
  await one(tx, owner, id).set({ removed_at: at }).execute()
}
