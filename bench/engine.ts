import { readdirSync, readFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { root } from '#scripts/build.ts'
import { startEngine } from '#ports/db/open.ts'
import { type Connection, type Engine, type RoleName, roleNames } from '#ports/db/port.ts'
import { ensureRoles } from '#ports/db/roles.ts'
import type { Machine } from './results.ts'

/** Everything that the bench keeps between runs lies here. */
export const benchFolder = path.join(root, '.cache', 'bench')

/** The bench's own PostgreSQL: embedded with a folder of its own, or DATABASE_URL. */
export async function startBenchEngine(): Promise<Engine> {
  const engine = await startEngine(process.env['DATABASE_URL'] ?? '', path.join(benchFolder, 'data'))
  await ensureRoles(engine)
  return engine
}

/** The connections of an engine as plain data, for another process. */
export function connectionsOf(engine: Engine): { owner: Connection; roles: Record<RoleName, Connection> } {
  const roles = Object.fromEntries(roleNames.map((name) => [name, engine.role(name)])) as Record<RoleName, Connection>
  return { owner: engine.owner, roles }
}

/** Runs statements as the owner, one after the other, on one connection. */
export async function asOwner<T>(engine: Engine, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(engine.owner)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What a figure must be read beside. */
export async function machineFacts(engine: Engine, now: Date): Promise<Machine> {
  const { rows } = await asOwner(engine, (client) =>
    client.query<{ version: string }>("select current_setting('server_version') as version"),
  )
  return {
    day: now.toISOString().slice(0, 10),
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    postgres: rows[0]!.version,
  }
}

/** The text of every migration: a database of an earlier schema is not used again. */
export function migrationTexts(): string[] {
  const folder = path.join(root, 'migrations')
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
}
