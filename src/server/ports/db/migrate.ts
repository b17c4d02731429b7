import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import type { Connection, Db } from './port.ts'

const folder = fileURLToPath(new URL('../../../../migrations/', import.meta.url))
/** Any number, the same in every process: two that start at once migrate one after the other. */
const lock = 7_216_201

/**
 * The checksums of three migrations before they were edited, once (decision 0045): a database that has applied those versions is
 * up to date too, because 0034 makes it equal. Never add a line here: `migrations/checksums.txt` freezes the files.
 */
const superseded: Readonly<Record<string, string>> = {
  '0016_cases.sql': '74bfbcfa741b19a8c2d9e0d5b55dbf3af58bddf4387288f377ca1be0e2966cfa',
  '0017_calendar.sql': '78689cc3d0b2d60505b9de6a870aecf3e4adc3ce2b16adbb6270f68b95d6398d',
  '0019_live.sql': 'd53f5b469b5c836bf609f0a18aa8b748d81ea65068d5797d7b7d9f14d5e90583',
}

export interface Migration {
  name: string
  text: string
  sha256: string
}

/** The files of `migrations/` in their order, each with its SHA-256 in hex. */
export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_.*\.sql$/.test(file))
    .toSorted()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    })
}

let names: string[] | undefined

/** How many migrations of this version a database lacks: one that was restored from an older copy, under a running server. */
export async function missingMigrations(owner: Db): Promise<number> {
  names ??= readMigrations().map(({ name }) => name)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from unnest(${names}::text[]) as name where name not in (select s.name from schema_migration s)`.execute(
    owner,
  )
  return rows[0]!.n
}

/** The first that this database does not have yet. A file that was applied and has changed since is refused. */
async function nextOf(client: pg.Client, all: readonly Migration[]): Promise<Migration | undefined> {
  await client.query(
    'create table if not exists schema_migration (name text primary key, sha256 text not null, applied_on date not null default current_date)',
  )
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration')
  const known = new Map(rows.map((row) => [row.name, row.sha256]))
  for (const { name, sha256 } of all) {
    const was = known.get(name)
    if (was !== undefined && was !== sha256 && was !== superseded[name])
      throw new Error(
        `Migration ${name} was applied and has changed since. Undo the change and add a new file. (While developing you may delete the data folder instead.)`,
      )
  }
  return all.find(({ name }) => !known.has(name))
}

/**
 * Waits for its turn within the transaction: the lock goes with it, also where a pooler gives the connection to someone
 * else. The limit holds for the rest of the transaction too: what waits for a table makes everyone else wait behind it.
 */
async function takeTurn(client: pg.Client, patience: number) {
  try {
    await client.query(`set local lock_timeout = ${patience}`)
    await client.query('select pg_advisory_xact_lock($1)', [lock])
  } catch (error) {
    if ((error as { code?: string }).code !== '55P03') throw error
    throw new Error(
      `Another process has been bringing the database up to date for ${Math.ceil(patience / 1000)} seconds, and this one waits no longer. Start again when it is done. If there is none, end the connection that holds advisory lock ${lock} (pg_locks names it).`,
      { cause: error },
    )
  }
}

/**
 * Brings the schema up to date: every file of `migrations/` in order, each in a transaction of its own,
 * forward only. Processes that do so at once take turns; a file that was applied and has changed since is refused.
 * @param patience milliseconds to wait for another process, and for each table that someone works on
 * @returns the names of the files applied now
 * @throws Error with a sentence when a file fails (it was undone), has changed, or another process takes too long
 */
export async function migrate(owner: Connection, patience = 60_000): Promise<string[]> {
  const all = readMigrations()
  const client = new pg.Client(owner)
  // A broken connection makes its current query fail, which reports the error.
  client.on('error', () => {})
  await client.connect()
  try {
    for (const applied: string[] = []; ;) {
      await client.query('begin')
      await takeTurn(client, patience)
      const next = await nextOf(client, all)
      if (next) {
        try {
          await client.query(next.text)
        } catch (error) {
          throw new Error(`Migration ${next.name} failed and was undone: ${(error as Error).message}`, { cause: error })
        }
        await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [next.name, next.sha256])
        applied.push(next.name)
      }
      await client.query('commit')
      if (!next) return applied
    }
  } finally {
    // The connection's end rolls back an open transaction.
    await client.end()
  }
}
