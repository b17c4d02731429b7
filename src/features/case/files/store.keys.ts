// The keys of files: each seat has one, and the database gives none for what is blocked.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { Db } from '#ports/db/port.ts'
import type { FileAt } from './store.ts'

/** The sealed key of a seat's files; `null` before its first one. @param keyId made of the seat (`keyFor`) */
export async function keyOf(tx: CaseTx, { caseId }: Omit<FileAt, 'id'>, keyId: string): Promise<Buffer | null> {
  const row = await tx.selectFrom('file_key').select('sealed').where('case_id', '=', caseId).where('id', '=', keyId).executeTakeFirst()
  return row?.sealed ?? null
}

/** The same, to open a file or what was made of it: the database gives none for what is blocked, to the platform either. */
export async function keyToOpen(tx: CaseTx, { caseId, id }: FileAt, keyId: string): Promise<{ sealed: Buffer | null; isBlocked: boolean }> {
  const { rows } = await sql<{
    sealed: Buffer | null
    is_blocked: boolean
  }>`select sealed, is_blocked from key_to_open(${caseId}, ${keyId}, ${id})`.execute(tx)
  return { sealed: rows[0]?.sealed ?? null, isBlocked: rows[0]?.is_blocked ?? false }
}

/** Stores the key of a seat, unless it has one by now. */
export async function addKey(tx: CaseTx, { caseId, authorId }: Omit<FileAt, 'id'>, keyId: string, sealed: Buffer, at: Date): Promise<void> {
  await tx
    .insertInto('file_key')
    .values({ case_id: caseId, id: keyId, author_id: authorId, sealed, created_at: at })
    .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing())
    .execute()
}

/** Seals every key again. @param reseal `null` where a key doesn't open with the old secret */
export async function resealFileKeys(
  db: Db,
  reseal: (sealed: Buffer, owner: string) => Buffer | null,
): Promise<{ opened: number; lost: number }> {
  const work = async (tx: Db) => {
    await sql`select set_config('app.reason', 'the installation has another secret', true)`.execute(tx)
    const rows = await tx.selectFrom('file_key').select(['case_id', 'author_id', 'sealed']).execute()
    let opened = 0
    for (const { case_id, author_id, sealed } of rows) {
      const again = reseal(sealed, sealedOwner({ caseId: case_id, authorId: author_id }))
      if (!again) continue
      opened += 1
      await tx.updateTable('file_key').set({ sealed: again }).where('case_id', '=', case_id).where('author_id', '=', author_id).execute()
    }
    return { opened, lost: rows.length - opened }
  }
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

/** Whose key it is, as it is sealed with it. */
export const sealedOwner = ({ caseId, authorId }: Omit<FileAt, 'id'>): string => `${caseId}/${authorId}`
