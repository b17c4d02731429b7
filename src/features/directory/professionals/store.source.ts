import { sql } from 'kysely'
import type { PersonName } from '#domain/directory/record.ts'
import type { Db } from '#ports/db/port.ts'
import { retireMerged } from './store.merged.ts'

/**
 * Takes people and courts of a source out of search and lists: those with these keys, or all of them. Their pages stay, for people
 * who rated them.
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
 * Shows the people of a source's newest edition again.
 * @returns the ids of the people who are shown again
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

/** A person in a source's last edition, with the newest seat. */
export interface KnownPerson {
  key: string
  role: string
  name: PersonName
  state: string | null
  title: string
  courtName: string | null
  counties: string[]
  fromOn: string | null
}

/** People of a source by key. */
export async function peopleOf(tx: Db, sourceId: string, keys: readonly string[]): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select p.source_key as key, p.role, json_build_object('display', p.name, 'given', p.given, 'middle', p.middle, 'family', p.family,
      'suffix', p.suffix) as name, p.state, p.title, p.court_name as "courtName", p.counties,
      (select o.from_on from position o where o.professional_id = p.id order by o.seq desc limit 1) as "fromOn"
    from professional p where p.source_id = ${sourceId} and p.source_key = any(${keys}) order by p.source_key`.execute(tx)
  return rows
}

/** Gives people the keys under which their source names them from now on; their ids, and everything that refers to these, stay. */
export async function rekey(tx: Db, sourceId: string, keys: readonly { was: string; now: string }[]): Promise<void> {
  // A person who was removed long ago may still have the new key: a character that no source's key contains is added to that key.
  await sql`
    update professional p set source_key = p.source_key || E'\n' || p.id
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (was text, now text)
    where p.source_id = ${sourceId} and p.source_key = k.now`.execute(tx)
  await sql`
    update professional p set source_key = k.now
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (was text, now text)
    where p.source_id = ${sourceId} and p.source_key = k.was`.execute(tx)
}

/** The ids of people of a source who are known, by key. */
export async function idsByKey(tx: Db, sourceId: string, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    select source_key as key, id from professional where source_id = ${sourceId} and source_key = any(${keys})`.execute(tx)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** The ids among these that people already have. */
export async function takenIds(tx: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from professional where id = any(${ids}::uuid[])`.execute(tx)
  return rows.map(({ id }) => id)
}
