import { mkdirSync } from 'node:fs'
import type { Config } from '#app/config.ts'
import { holderOf } from '#ports/db/keeper.ts'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase, startEngine } from '#ports/db/open.ts'
import type { Database } from '#ports/db/port.ts'
import { ensureRoles } from '#ports/db/roles.ts'

/**
 * Runs a short command on the installation's database, beside a running server or without one. The embedded
 * database is stopped after it, unless a server or an import uses it as well.
 */
export async function withDatabase<T>({ databaseUrl, dataDir }: Config, work: (database: Database) => Promise<T>): Promise<T> {
  mkdirSync(dataDir, { recursive: true })
  const engine = await startEngine(databaseUrl, dataDir)
  try {
    await ensureRoles(engine)
    await migrate(engine.owner)
    const database = openDatabase(engine)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    const isUsed = ['server.pid', 'directory.pid'].some((file) => holderOf(dataDir, file) !== null)
    if (!isUsed) await engine.stop()
  }
}
