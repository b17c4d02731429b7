// All SQL of bank lines, and only of their tables: each row is its author's alone.
import { sql } from 'kysely'
import type { Authored, CaseTx } from '#access/cases.ts'
import type { KnownLine } from '#domain/bank/dedupe.ts'
import type { BankLine } from '#domain/bank/types.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { AccountKind } from './contract.ts'

/** Whose lines. */
export interface Owner {
  caseId: string
  authorId: string
}

export interface AccountRow {
  id: string
  name: string
  lastFour: string | null
  kind: AccountKind
}

export async function accountsOf(tx: CaseTx, { caseId, authorId }: Owner): Promise<AccountRow[]> {
  const rows = await tx
    .selectFrom('bank_account')
    .select(['id', 'name', 'last_four as lastFour', 'kind'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as AccountKind }))
}

export async function addAccount(tx: CaseTx, by: Authored, { name, kind, lastFour }: Omit<AccountRow, 'id'>): Promise<void> {
  const values = { case_id: by.caseId, id: by.id, author_id: by.authorId, name, last_four: lastFour, kind, created_at: by.at }
  await tx.insertInto('bank_account').values(values).execute()
}

/** How many lines each account has. */
export async function countsOf(tx: CaseTx, { caseId, authorId }: Owner): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('bank_line')
    .select(['bank_account_id', (count) => count.fn.countAll<number>().as('lines')])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('gone_at', 'is', null)
    .groupBy('bank_account_id')
    .execute()
  return new Map(rows.map((row) => [row.bank_account_id, Number(row.lines)]))
}

/**
 * Lines of an account that a file's lines can be the same as: those of its days, and those with an id that it names. Lines that the bank
 * corrected are among them, so that an older file does not bring them back; those of an import that was undone are not.
 */
export async function knownLines(
  tx: CaseTx,
  { caseId, authorId }: Owner,
  account: string,
  { first, last, fitIds }: { first: string; last: string; fitIds: readonly string[] },
): Promise<KnownLine[]> {
  const found = tx
    .selectFrom('bank_line')
    .select(['id', 'day', 'cents', 'description', 'fit_hash as fitId'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('bank_account_id', '=', account)
    .where((row) => row.or([row('gone_at', 'is', null), row('gone_by', 'is not', null)]))
  const ofDays = found.where('day', '>=', first).where('day', '<=', last)
  if (fitIds.length === 0) return ofDays.execute()
  return ofDays.union(found.where(sql<boolean>`fit_hash = any(${fitIds}::text[])`)).execute()
}

/** Rows of one statement: the database takes them in a few milliseconds each, and none waits for memory. */
const atOnce = 5_000

export async function addLines(
  tx: CaseTx,
  { caseId, authorId }: Owner,
  { account, importId, newId }: { account: string; importId: string; newId: () => string },
  lines: readonly BankLine[],
): Promise<void> {
  for (let start = 0; start < lines.length; start += atOnce) {
    const some = lines.slice(start, start + atOnce)
    // Given as columns: one list of parameters for thousands of rows.
    await sql`insert into bank_line (case_id, author_id, bank_account_id, import_id, id, day, cents, description, check_number, fit_hash)
      select ${caseId}, ${authorId}, ${account}, ${importId}, * from unnest(
        ${some.map(newId)}::uuid[], ${some.map(({ day }) => day)}::date[], ${some.map(({ cents }) => cents)}::int[],
        ${some.map(({ description }) => description)}::text[], ${some.map(({ checkNumber }) => checkNumber)}::text[],
        ${some.map(({ fitId }) => fitId)}::text[])`.execute(tx)
  }
}

/** Marks lines that the bank replaced or deleted. @returns how many were not marked before */
export async function markCorrected(tx: CaseTx, { caseId }: Owner, ids: readonly string[], by: { id: string; at: Date }): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('bank_line')
    .set({ gone_at: by.at, gone_by: by.id })
    .where('case_id', '=', caseId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('gone_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Removes the lines of imports, with their words, and brings back what those imports had replaced. @returns how many lines */
export async function removeLines(tx: CaseTx, { caseId }: Owner, imports: readonly string[], at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_line')
    .set({ gone_at: at, gone_by: null, description: '', check_number: null })
    .where('case_id', '=', caseId)
    .where('import_id', 'in', imports)
    .where((row) => row.or([row('gone_at', 'is', null), row('gone_by', 'is not', null)]))
    .executeTakeFirst()
  await tx
    .updateTable('bank_line')
    .set({ gone_at: null, gone_by: null })
    .where('case_id', '=', caseId)
    .where('gone_by', 'in', imports)
    .execute()
  return Number(numUpdatedRows)
}

export async function removeAccountRow(tx: CaseTx, { caseId }: Owner, id: string, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('bank_account')
      .set({ removed_at: at })
      .where('case_id', '=', caseId)
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )
}

interface Asked {
  account?: string | undefined
  way?: 'in' | 'out' | undefined
  words?: string | undefined
}

/** One more than a page of lines, the latest day first. @param after where the page before it ended */
export async function linesAfter(
  tx: CaseTx,
  { caseId, authorId }: Owner,
  { account, way, words }: Asked,
  after: { day: string; id: string } | null,
  most: number,
) {
  const ownAccounts = tx.selectFrom('bank_account').select('id').where('case_id', '=', caseId).where('author_id', '=', authorId)
  let found = tx
    .selectFrom('bank_line')
    .select(['id', 'bank_account_id as account', 'day', 'cents', 'description', 'check_number as checkNumber'])
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .where('gone_at', 'is', null)
    .where('bank_account_id', 'in', ownAccounts)
  if (account) found = found.where('bank_account_id', '=', account)
  if (way) found = found.where('cents', way === 'in' ? '>' : '<', 0)
  if (words) found = found.where(sql<boolean>`position(lower(${words}) in lower(description)) > 0`)
  if (after) found = found.where(sql<boolean>`(day, id) < (${after.day}::date, ${after.id}::uuid)`)
  return found.orderBy('day', 'desc').orderBy('id', 'desc').limit(most).execute()
}
