import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/**
 * What is written down of a refusal or a look itself: a wrong try to sign in, what someone may not do, how often who was refused;
 * and the keys of a month, which are made when someone first asks what a rating costs.
 */
const notes: readonly string[] = ['sign_in', 'audit', 'refusal_day', 'kept_key', 'token_epoch']

/** Every table of the database but the notes, with its count of rows and a sum over their content. */
export type State = Readonly<Record<string, string>>

/**
 * Prepares to read the state of the whole database in one statement.
 * @param owner the schema's owner, who may read every table
 */
export async function stateReader(owner: Db): Promise<() => Promise<State>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> all(${notes}) order by 1`.execute(owner)
  const each = tables.map(({ name }) => {
    const row = name === 'session' ? sql`(to_jsonb(t) - 'last_used_at')::text` : sql`t::text`
    return sql`
      select ${name} as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(${row}, 0)), 0) as content
      from ${sql.table(name)} t`
  })
  const all = sql<{ name: string; content: string }>`${sql.join(each, sql` union all `)}`
  return () =>
    owner.transaction().execute(async (tx) => {
      // So many small tables look like one large one, for which further processes are started: they take longer than the reading.
      await sql`set local max_parallel_workers_per_gather = 0`.execute(tx)
      return Object.fromEntries((await all.execute(tx)).rows.map(({ name, content }) => [name, content]))
    })
}

/** The tables whose content is another one. That a session was used changes nothing. */
export const changed = (before: State, after: State): string[] => Object.keys(after).filter((table) => before[table] !== after[table])
