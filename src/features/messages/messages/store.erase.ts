import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'

/** A message that an order is about: nothing that was written in it. */
export interface Erasable {
  authorId: string
  threadId: string
  kind: string
  publishedAt: Date
  isErased: boolean
}

/** A message that went out to both parents. As the machine. */
export async function erasableAt(tx: CaseTx, caseId: string, id: string): Promise<Erasable | null> {
  const { rows } = await sql<Erasable>`select author_id as "authorId", thread_id as "threadId", kind, published_at as "publishedAt",
      erased_at is not null as "isErased"
    from case_message where case_id = ${caseId} and id = ${id} and published_at is not null and not is_private`.execute(tx)
  return rows[0] ?? null
}

/** Whether a message begins its thread, and no other was sent in it: then the thread's subject is its own. */
async function isAlone(tx: CaseTx, caseId: string, id: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('case_message')
    .select('id')
    .where('case_id', '=', caseId)
    .where('thread_id', '=', id)
    .where('sent_at', 'is not', null)
    .limit(2)
    .execute()
  return rows.length === 1 && rows[0]!.id === id
}

interface Order {
  court: string
  docket: string
}

/**
 * Takes the words of a message away. The shared log names it in an entry `ledger.erase` by then (migration 0076). As the machine.
 * @returns whether its subject went too
 */
export async function emptyMessage(tx: CaseTx, { caseId, id }: { caseId: string; id: string }, by: Order, at: Date): Promise<boolean> {
  const isWhole = await isAlone(tx, caseId, id)
  const set = { body: '', links: '[]', erased_at: at, erased_court: by.court, erased_docket: by.docket, ...(isWhole && { subject: '' }) }
  await changedRow(
    tx.updateTable('case_message').set(set).where('case_id', '=', caseId).where('id', '=', id).where('erased_at', 'is', null),
  )
  // Drafts in the thread have its subject too.
  if (isWhole)
    await tx
      .updateTable('case_message')
      .set({ subject: '' })
      .where('case_id', '=', caseId)
      .where('thread_id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
  return isWhole
}
