import { sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import type { Row } from '#domain/exhibits/list.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { ListDraft } from './contract.ts'
import type { Owner } from './store.ts'

export interface ExportAt {
  caseId: string
  id: string
}

/** The list as it was when it was asked for. */
export interface AskedList extends ListDraft {
  rows: readonly Row[]
}

/** One exhibit as it was made. */
export interface MadeExhibit {
  label: string
  what: string
  pages: number
  first: string
  last: string
}

export interface ExportRow extends ExportAt {
  authorId: string
  listId: string
  createdAt: Date
  asked: AskedList
  /** When the facts against were reviewed; `null` for a selection. */
  reviewedAt: Date | null
  state: 'waiting' | 'making' | 'ready' | 'failed'
  progress: number
  failure: string
  exhibits: MadeExhibit[] | null
  pages: number | null
  endedAt: Date | null
}

const columns = sql`e.case_id as "caseId", e.id, e.author_id as "authorId", e.list_id as "listId", e.created_at as "createdAt", e.asked,
  e.reviewed_at as "reviewedAt", e.state, e.progress, e.failure, e.exhibits, e.pages, e.ended_at as "endedAt"`

/** What was made of a list, the latest first. */
export async function exportsOf(tx: CaseTx, { caseId, authorId }: Owner, listId: string): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`select ${columns} from exhibit_export e
    where e.case_id = ${caseId} and e.author_id = ${authorId} and e.list_id = ${listId} and e.removed_at is null
    order by e.created_at desc, e.id desc limit 50`.execute(tx)
  return rows
}

export async function exportAt(tx: CaseTx, { caseId, id }: ExportAt): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`select ${columns} from exhibit_export e
    where e.case_id = ${caseId} and e.id = ${id} and e.removed_at is null`.execute(tx)
  return rows[0] ?? null
}

/** How many exports of a parent wait or are being made. */
export async function countWaiting(tx: CaseTx, { caseId, authorId }: Owner): Promise<number> {
  const { n } = await tx
    .selectFrom('exhibit_export')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .where('state', 'in', ['waiting', 'making'])
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** @returns whether it was added now */
export async function addExport(
  tx: CaseTx,
  by: Authored,
  { listId, asked, reviewedAt }: Pick<ExportRow, 'listId' | 'asked' | 'reviewedAt'>,
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('exhibit_export')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        created_at: by.at,
        list_id: listId,
        asked: JSON.stringify(asked),
        reviewed_at: reviewedAt,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

const one = (tx: CaseTx, { caseId, id }: ExportAt) =>
  tx.updateTable('exhibit_export').where('case_id', '=', caseId).where('id', '=', id).where('removed_at', 'is', null)

/** Says how far it is. As the machine. @returns whether there is anything to go on with: not what is ready, failed or deleted */
export async function noteProgress(tx: CaseTx, at: ExportAt, progress: number): Promise<boolean> {
  return changedRow(one(tx, at).where('state', 'in', ['waiting', 'making']).set({ state: 'making', progress }))
}

/** Ends it well. As the machine. @returns whether it is this run that did */
export async function endExport(
  tx: CaseTx,
  at: ExportAt,
  made: { exhibits: readonly MadeExhibit[]; pages: number; manifest: string; code: string },
  ended: Date,
): Promise<boolean> {
  return changedRow(
    one(tx, at)
      .where('state', 'in', ['waiting', 'making'])
      .set({
        state: 'ready',
        progress: 100,
        exhibits: JSON.stringify(made.exhibits),
        pages: made.pages,
        manifest_sha256: made.manifest,
        head_code: made.code,
        ended_at: ended,
      }),
  )
}

/** Ends it without a result. As the machine. */
export async function failExport(tx: CaseTx, at: ExportAt, failure: string, ended: Date): Promise<boolean> {
  return changedRow(one(tx, at).where('state', 'in', ['waiting', 'making']).set({ state: 'failed', failure, ended_at: ended }))
}

/** As the machine. @returns whether there was one */
export async function removeExport(tx: CaseTx, at: ExportAt, removed: Date): Promise<boolean> {
  return changedRow(one(tx, at).set({ removed_at: removed }))
}

/** Exports that were asked for before a time, of all cases: all, or those that are not made yet. As the machine. */
export async function exportsBefore(tx: CaseTx, before: Date, which: 'all' | 'waiting'): Promise<(ExportAt & { authorId: string })[]> {
  return tx
    .selectFrom('exhibit_export')
    .select(['case_id as caseId', 'id', 'author_id as authorId'])
    .where('removed_at', 'is', null)
    .where('created_at', '<', before)
    .$if(which === 'waiting', (q) => q.where('state', 'in', ['waiting', 'making']))
    .orderBy('case_id')
    .orderBy('id')
    .limit(200)
    .execute()
}
