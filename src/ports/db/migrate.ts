import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Connection } from './port.ts'

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url))
/** Any number, the same in every process: two that start at once migrate one after the other. */
const lock = 7_216_201

/**
 * Brings the schema up to date: every file of `migrations/` in order, each in a transaction of its own,
 * forward only. A file that was applied and has changed since is refused.
 * @returns the names of the files applied now
 */
export async function migrate(owner: Connection): Promise<string[]> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists schema_migration (name text primary key, sha256 text not null, applied_on date not null default current_date)',
    )
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration')
    const known = new Map(rows.map((row) => [row.name, row.sha256]))
    const applied: string[] = []
    for (const name of readdirSync(folder)
      .filter((file) => /^\d{4}_.*\.sql$/.test(file))
      .toSorted()) {
      const sql = readFileSync(path.join(folder, name), 'utf8')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      if (known.get(name) === sha256) continue
      if (known.has(name))
        throw new Error(
          `Migration ${name} was applied and has changed since. Undo the change and add a new file. (While developing you may delete the data folder instead.)`,
        )
      await client.query('begin')
      try {
        await client.query(sql)
        await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`Migration ${name} failed and was undone: ${(error as Error).message}`, { cause: error })
      }
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}
