import { sql } from 'kysely'
import type { Db } from '../../ports/db/port.ts'

/**
 * Takes everybody and every court of a source out of search and lists.
 * @returns the ids of the people, for the search index
 */
export async function hideSource(tx: Db, sourceId: string, today: string): Promise<string[]> {
  await tx.updateTable('court').set({ gone_on: today }).where('source_id', '=', sourceId).where('gone_on', 'is', null).execute()
  const gone = await tx
    .updateTable('professional')
    .set({ gone_on: today })
    .where('source_id', '=', sourceId)
    .where('gone_on', 'is', null)
    .returning('id')
    .execute()
  return gone.map(({ id }) => id)
}

/**
 * Brings back what a source's newest edition holds.
 * @returns the ids of the people who came back
 */
export async function showSource(tx: Db, sourceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update professional p set gone_on = null where p.source_id = ${sourceId} and p.gone_on is not null
    and exists (select from source_record r where r.source_id = ${sourceId} and r.key = p.source_key) returning p.id`.execute(tx)
  if (rows.length > 0) {
    await sql`update court c set gone_on = null where c.source_id = ${sourceId} and c.gone_on is not null
      and exists (select from source_record r where r.source_id = ${sourceId} and r.key = c.source_key)`.execute(tx)
  }
  return rows.map(({ id }) => id)
}
