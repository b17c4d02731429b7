// Imports, and the profiles by which files are read.
import type { Authored, CaseTx } from '#access/cases.ts'
import { importerVersion } from '#domain/bank/types.ts'
import type { Day } from '#kernel/day.ts'
import type { Mapping } from './contract.ts'
import type { Owner } from './store.ts'

export interface ImportRow {
  id: string
  batchId: string
  account: string
  name: string
  first: Day | null
  last: Day | null
  added: number
  known: number
  corrected: number
  skipped: number
  balance: { day: Day; cents: number } | null
  at: Date
}

export async function addImport(
  tx: CaseTx,
  by: Authored,
  one: Omit<ImportRow, 'id' | 'at'> & { sha256: string; format: 'csv' | 'ofx' },
): Promise<void> {
  await tx
    .insertInto('bank_import')
    .values({
      case_id: by.caseId,
      id: by.id,
      author_id: by.authorId,
      batch_id: one.batchId,
      bank_account_id: one.account,
      name: one.name,
      sha256: one.sha256,
      format: one.format,
      importer_version: importerVersion,
      first_day: one.first,
      last_day: one.last,
      added: one.added,
      known: one.known,
      corrected: one.corrected,
      skipped: one.skipped,
      balance: one.balance?.cents ?? null,
      balance_on: one.balance?.day ?? null,
      at: by.at,
    })
    .execute()
}

/** Imports that were not undone, the latest first. */
export async function importsOf(tx: CaseTx, { caseId, authorId }: Owner): Promise<ImportRow[]> {
  const rows = await tx
    .selectFrom('bank_import')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    batchId: row.batch_id,
    account: row.bank_account_id,
    name: row.name,
    first: row.first_day as Day | null,
    last: row.last_day as Day | null,
    added: row.added,
    known: row.known,
    corrected: row.corrected,
    skipped: row.skipped,
    balance: row.balance_on === null ? null : { day: row.balance_on as Day, cents: Number(row.balance) },
    at: row.at,
  }))
}

/** Whether imports of this request were made and undone. */
export async function isUndone(tx: CaseTx, { caseId, authorId }: Owner, batchId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bank_import')
    .select('id')
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('batch_id', '=', batchId)
    .where('undone_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function noteUndone(tx: CaseTx, { caseId }: Owner, ids: readonly string[], at: Date): Promise<void> {
  await tx.updateTable('bank_import').set({ undone_at: at }).where('case_id', '=', caseId).where('id', 'in', ids).execute()
}

export async function profilesOf(tx: CaseTx, { caseId, authorId }: Owner) {
  const rows = await tx
    .selectFrom('bank_profile')
    .select(['id', 'name', 'shape', 'mapping'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, mapping: row.mapping as unknown as Mapping }))
}

/** Saves how files of a shape are read; the one that was saved for it before is replaced. */
export async function saveProfile(tx: CaseTx, by: Authored, { name, shape, mapping }: { name: string; shape: string; mapping: Mapping }) {
  const text = JSON.stringify(mapping)
  await tx
    .insertInto('bank_profile')
    .values({ case_id: by.caseId, id: by.id, author_id: by.authorId, name, shape, mapping: text, created_at: by.at })
    .onConflict((conflict) =>
      conflict.columns(['case_id', 'author_id', 'shape']).where('removed_at', 'is', null).doUpdateSet({ name, mapping: text }),
    )
    .execute()
}

export async function removeProfileRow(tx: CaseTx, { caseId }: Owner, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_profile')
    .set({ removed_at: at })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
