import { mkdirSync } from 'node:fs'
import type { Config } from '#app/config.ts'
import { holderOf } from '#ports/db/keeper.ts'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase, startEngine } from '#ports/db/open.ts'
import type { Database, Engine } from '#ports/db/port.ts'
import { ensureRoles } from '#ports/db/roles.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * Runs a short command on the installation's engine, beside a running server or without one. The embedded
 * database is stopped after it, unless a server or an import uses it as well.
 */
export async function withEngine<T>({ databaseUrl, dataDir }: Place, work: (engine: Engine) => Promise<T>): Promise<T> {
  mkdirSync(dataDir, { recursive: true })
  const engine = await startEngine(databaseUrl, dataDir)
  try {
    return await work(engine)
  } finally {
    const isUsed = ['server.pid', 'directory.pid'].some((file) => holderOf(dataDir, file) !== null)
    if (!isUsed) await engine.stop()
  }
}

/** The same, on its database, which is brought up to date first. */
export const withDatabase = <T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> =>
  withEngine(place, async (engine) => {
    await ensureRoles(engine)
    await migrate(engine.owner)
    const database = openDatabase(engine)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  })
