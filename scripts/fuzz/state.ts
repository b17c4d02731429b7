import { sql } from 'kysely'
import type { Db } from '../../src/ports/db/port.ts'

/** Every table of the database with its count of rows and a sum over their content. */
export type State = Readonly<Record<string, string>>

/**
 * Prepares to read the state of the whole database in one statement.
 * @param owner the schema's owner, who may read every table
 */
export async function stateReader(owner: Db): Promise<() => Promise<State>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by 1`.execute(owner)
  const each = tables.map(
    ({ name }) => sql`
      select ${name} as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as content
      from ${sql.table(name)} t`,
  )
  const all = sql<{ name: string; content: string }>`${sql.join(each, sql` union all `)}`
  return async () => Object.fromEntries((await all.execute(owner)).rows.map(({ name, content }) => [name, content]))
}

/** What is written down of a refusal itself: a wrong try to sign in, and what somebody may not do. */
const notes: readonly string[] = ['sign_in', 'audit']

/** The tables whose content is another one. */
export const changed = (before: State, after: State): string[] =>
  Object.keys(after).filter((table) => before[table] !== after[table] && !notes.includes(table))
