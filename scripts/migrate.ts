import { readInstallation } from '#app/config.ts'
import { holderOf } from '#ports/db/keeper.ts'
import { migrate } from '#ports/db/migrate.ts'
import { startEngine } from '#ports/db/open.ts'
import { ensureRoles } from '#ports/db/roles.ts'

try {
  const { databaseUrl, dataDir } = readInstallation(process.env)
  const engine = await startEngine(databaseUrl, dataDir)
  await ensureRoles(engine)
  const applied = await migrate(engine.owner)
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`)
  // A server that started meanwhile works on this database: it stays.
  if (holderOf(dataDir, 'server.pid') === null) await engine.stop()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
