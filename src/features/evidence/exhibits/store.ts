// All SQL of lists of exhibits, and only of their table. Row-level security shows each parent their own alone.
import { type RawBuilder, sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import type { Row } from '#domain/exhibits/list.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { ListDraft } from './contract.ts'

export interface Owner {
  caseId: string
  authorId: string
}
interface OneList extends Owner {
  id: string
}

export interface ListRow extends ListDraft {
  id: string
  rows: Row[]
  version: number
  reviewedAt: Date | null
  reviewed: string | null
}

const columns = sql`l.id, l.name, l.word, l.numbering, l.prefix, l.first_number as first, l.has_covers as covers, l.natives,
  l.has_images as images, l.has_upload_proofs as uploads, l.entries as rows, l.version, l.reviewed_at as "reviewedAt", l.reviewed`
const of = ({ caseId, authorId }: Owner): RawBuilder<unknown> =>
  sql`l.case_id = ${caseId} and l.author_id = ${authorId} and l.removed_at is null`

/** The lists of a parent, the current one first. */
export async function listsOf(tx: CaseTx, owner: Owner): Promise<{ id: string; name: string; count: number }[]> {
  const { rows } = await sql<{ id: string; name: string; count: number }>`
    select l.id, l.name, jsonb_array_length(l.entries) as count from exhibit_list l where ${of(owner)} order by l.chosen_at desc, l.id`.execute(
    tx,
  )
  return rows
}

/** @param isLocked until the end of the transaction nobody else changes it */
export async function listAt(tx: CaseTx, { id, ...owner }: OneList, isLocked = false): Promise<ListRow | null> {
  const { rows } = await sql<ListRow>`select ${columns} from exhibit_list l
    where ${of(owner)} and l.id = ${id} ${isLocked ? sql`for update` : sql``}`.execute(tx)
  return rows[0] ?? null
}

/** The list that its author marked last. */
export async function currentList(tx: CaseTx, owner: Owner): Promise<ListRow | null> {
  const { rows } =
    await sql<ListRow>`select ${columns} from exhibit_list l where ${of(owner)} order by l.chosen_at desc, l.id limit 1`.execute(tx)
  return rows[0] ?? null
}

const columnsOf = ({ name, word, numbering, prefix, first, covers, natives, images, uploads }: ListDraft) => ({
  name,
  word,
  numbering,
  prefix,
  first_number: first,
  has_covers: covers,
  natives,
  has_images: images,
  has_upload_proofs: uploads,
})

/** @returns whether it was added now: a retry with the same id adds nothing */
export async function addList(tx: CaseTx, by: Authored, draft: ListDraft): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('exhibit_list')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, created_at: by.at, chosen_at: by.at, ...columnsOf(draft) })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

const one = (tx: CaseTx, { caseId, authorId, id }: OneList) =>
  tx
    .updateTable('exhibit_list')
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)

export async function saveList(tx: CaseTx, which: OneList, draft: ListDraft): Promise<boolean> {
  return changedRow(one(tx, which).set(columnsOf(draft)))
}

/** Changes the rows of a list that the caller has locked. @param isOrder its order changed too */
export async function saveRows(tx: CaseTx, which: OneList, rows: readonly Row[], isOrder: boolean): Promise<void> {
  await one(tx, which)
    .set({ entries: JSON.stringify(rows), ...(isOrder && { version: sql<number>`version + 1` }) })
    .execute()
}

/** Makes a list the current one. @returns whether there is such a list */
export async function chooseList(tx: CaseTx, which: OneList, at: Date): Promise<boolean> {
  // Of two that were chosen in one moment the later one counts.
  const { rows } = await sql<{ last: Date | null }>`select max(l.chosen_at) as last from exhibit_list l where ${of(which)}`.execute(tx)
  const chosen = new Date(Math.max(at.getTime(), (rows[0]?.last?.getTime() ?? 0) + 1))
  return changedRow(one(tx, which).set({ chosen_at: chosen }))
}

export async function noteReview(tx: CaseTx, which: OneList, reviewed: string, at: Date): Promise<void> {
  await one(tx, which).set({ reviewed, reviewed_at: at }).execute()
}

/** Removes a list with its words. @returns whether this call did */
export async function removeList(tx: CaseTx, which: OneList, at: Date): Promise<boolean> {
  return changedRow(one(tx, which).set({ removed_at: at, name: '', entries: '[]' }))
}

/** Whether a file stands in one of a parent's lists as the file of a row. */
export async function isInList(tx: CaseTx, owner: Owner, file: string): Promise<boolean> {
  const { rows } =
    await sql`select from exhibit_list l where ${of(owner)} and l.entries @> ${JSON.stringify([{ file }])}::jsonb limit 1`.execute(tx)
  return rows.length > 0
}
