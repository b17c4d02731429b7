import { sql } from 'kysely'
import type { Db } from '../../ports/db/port.ts'
import { retireMerged } from './store.merged.ts'

/**
 * Takes people and courts of a source out of search and lists: those with these keys, or all of them. They
 * stay for those who rated them.
 * @returns the ids of the people who go, for the search index
 */
export async function retire(
  tx: Db,
  { sourceId, today }: { sourceId: string; today: string },
  keys?: readonly string[],
): Promise<string[]> {
  if (keys?.length === 0) return []
  const ofSource = (table: 'court' | 'professional') =>
    tx
      .updateTable(table)
      .set({ gone_on: today })
      .where('source_id', '=', sourceId)
      .where('gone_on', 'is', null)
      .$if(keys !== undefined, (query) => query.where('source_key', 'in', keys!))
  await ofSource('court').execute()
  const gone = await ofSource('professional').returning('id').execute()
  const behind = await retireMerged(tx, sourceId, today, keys)
  return [...gone.map(({ id }) => id), ...behind]
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
