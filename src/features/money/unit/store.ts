// All SQL of the unit's history.
import { sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import type { UnitKind, UnitLine } from '#domain/unit/types.ts'
import type { Day } from '#kernel/day.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface ImportRow {
  id: string
  authorId: string
  name: string
  first: Day
  last: Day
  added: number
  known: number
  skipped: number
  at: Date
}

export interface LineRow extends UnitLine {
  id: string
  authorId: string
}

export interface MatchRow {
  id: string
  authorId: string
  line: string
  entry: string
  confirmedAt: Date
}

/** Imports that were not undone, the latest first. */
export async function importsIn(tx: CaseTx, caseId: string): Promise<ImportRow[]> {
  const rows = await tx
    .selectFrom('unit_import')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, author_id, name, first_day, last_day, added, known, skipped, at }) => ({
    id,
    authorId: author_id,
    name,
    first: first_day as Day,
    last: last_day as Day,
    added,
    known,
    skipped,
    at,
  }))
}

/** Whether there was this import, and it was undone. */
export async function isUndone(tx: CaseTx, { caseId, id }: Authored): Promise<boolean> {
  const row = await tx
    .selectFrom('unit_import')
    .select('id')
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('undone_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function addImport(
  tx: CaseTx,
  by: Authored,
  { first, last, ...one }: Omit<ImportRow, 'id' | 'authorId' | 'at'> & { sha256: string; format: 'csv' | 'pdf' },
): Promise<void> {
  const values = { case_id: by.caseId, id: by.id, author_id: by.authorId, at: by.at, first_day: first, last_day: last, ...one }
  await tx.insertInto('unit_import').values(values).execute()
}

/** The lines of all imports that stand, by day. */
export async function linesIn(tx: CaseTx, caseId: string): Promise<LineRow[]> {
  const rows = await tx
    .selectFrom('unit_line')
    .select(['id', 'author_id', 'day', 'kind', 'cents', 'reference'])
    .where('case_id', '=', caseId)
    .where('gone_at', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .execute()
  return rows.map(({ author_id, day, kind, ...row }) => ({ ...row, authorId: author_id, day: day as Day, kind: kind as UnitKind }))
}

export async function addLines(tx: CaseTx, by: Authored, newId: () => string, lines: readonly UnitLine[]): Promise<void> {
  // Given as columns: one list of parameters for thousands of rows.
  await sql`insert into unit_line (case_id, author_id, import_id, id, day, kind, cents, reference)
    select ${by.caseId}, ${by.authorId}, ${by.id}, * from unnest(${lines.map(newId)}::uuid[], ${lines.map(({ day }) => day)}::date[],
      ${lines.map(({ kind }) => kind)}::text[], ${lines.map(({ cents }) => cents)}::int[], ${lines.map(({ reference }) => reference)}::text[])`.execute(
    tx,
  )
}

/** Removes what an import brought. @returns how many lines */
export async function undoImport(tx: CaseTx, caseId: string, id: string, at: Date): Promise<number> {
  await tx.updateTable('unit_import').set({ undone_at: at }).where('case_id', '=', caseId).where('id', '=', id).execute()
  const { numUpdatedRows } = await tx
    .updateTable('unit_line')
    .set({ gone_at: at, reference: '' })
    .where('case_id', '=', caseId)
    .where('import_id', '=', id)
    .where('gone_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Matches that stand. @param only those of one import's lines */
export async function matchesIn(tx: CaseTx, caseId: string, only: { import?: string } = {}): Promise<MatchRow[]> {
  const rows = await tx
    .selectFrom('unit_match')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('ended_at', 'is', null)
    .$if(only.import !== undefined, (q) =>
      q.where('line_id', 'in', tx.selectFrom('unit_line').select('id').where('case_id', '=', caseId).where('import_id', '=', only.import!)),
    )
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    line: row.line_id,
    entry: row.entry_id,
    confirmedAt: row.confirmed_at,
  }))
}

export async function addMatch(tx: CaseTx, by: Authored, of: { line: string; entry: string; day: Day }): Promise<void> {
  const values = { case_id: by.caseId, id: by.id, author_id: by.authorId, line_id: of.line, entry_id: of.entry, day: of.day }
  await tx
    .insertInto('unit_match')
    .values({ ...values, confirmed_at: by.at })
    .execute()
}

export async function endMatch(
  tx: CaseTx,
  { caseId, authorId }: { caseId: string; authorId: string },
  id: string,
  at: Date,
): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('unit_match')
      .set({ ended_at: at })
      .where('case_id', '=', caseId)
      .where('author_id', '=', authorId)
      .where('id', '=', id)
      .where('ended_at', 'is', null),
  )
}
