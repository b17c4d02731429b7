// All SQL of the feature "filing", and only of its tables. Row-level security leaves only the rows that the person may see.
import type { Authored, CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import { sql } from 'kysely'
import type { Detail, DetailDraft, DetailKind, LeaveReason, LeftDraft, PaperName } from './contract.ts'

/** What a parent has looked for, the oldest first. */
export async function detailsOf(tx: CaseTx, { caseId, authorId }: Pick<Authored, 'caseId' | 'authorId'>): Promise<Detail[]> {
  const rows = await tx
    .selectFrom('filing_detail')
    .select(['id', 'kind', 'words'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, words }) => ({ id, kind: kind as DetailKind, words }))
}

/** Adds something to look for. @returns whether it was added: one with this id stays as it is */
export function addDetail(tx: CaseTx, by: Authored, { kind, words }: DetailDraft): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('filing_detail')
      .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, kind, words, created_at: by.at })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** Empties one. @returns whether there was one */
export function removeDetail(tx: CaseTx, { caseId, authorId, id, at }: Authored): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('filing_detail')
      .set({ words: '', removed_at: at })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )
}

/** What is checked: a file of the author's, or a paper. */
export type Checked = { file: string } | { paper: PaperName }

export interface LeftRow {
  id: string
  reason: LeaveReason
  words: string
  at: Date
  marks: string[]
}

/** What its author left in full there, the oldest first. */
export async function leftIn(tx: CaseTx, { caseId, authorId }: Pick<Authored, 'caseId' | 'authorId'>, where: Checked): Promise<LeftRow[]> {
  const rows = await tx
    .selectFrom('filing_left')
    .select(['id', 'reason', 'words', 'created_at as at', 'marks'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('undone_at', 'is', null)
    .where((eb) => ('file' in where ? eb('file_id', '=', where.file) : eb('paper', '=', where.paper)))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ reason, ...row }) => ({ ...row, reason: reason as LeaveReason }))
}

/** Leaves something in full. An earlier decision about any of the same places goes. @returns whether it was added: one with this id stays as it is */
export async function addLeft(tx: CaseTx, by: Authored, { kind, file, paper, pages, marks, reason, words }: LeftDraft): Promise<boolean> {
  const isNew = await changedRow(
    tx
      .insertInto('filing_left')
      .values({
        case_id: by.caseId,
        id: by.id,
        author_id: by.authorId,
        kind,
        file_id: file,
        paper,
        pages,
        marks,
        reason,
        words,
        created_at: by.at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
  if (isNew)
    await tx
      .updateTable('filing_left')
      .set({ words: '', undone_at: by.at })
      .where('case_id', '=', by.caseId)
      .where('author_id', '=', by.authorId)
      .where('id', '<>', by.id)
      .where('undone_at', 'is', null)
      .where((eb) => (file === null ? eb('paper', '=', paper) : eb('file_id', '=', file)))
      .where(sql<boolean>`marks && ${marks}::text[]`)
      .execute()
  return isNew
}

/** Undoes one and empties its words. @returns its kind and place; `null` where there is none that stands */
export async function undoLeft(tx: CaseTx, { caseId, authorId, id, at }: Authored) {
  const row = await tx
    .updateTable('filing_left')
    .set({ words: '', undone_at: at })
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning(['kind', 'file_id as file', 'paper'])
    .executeTakeFirst()
  return row ?? null
}
