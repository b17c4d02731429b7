import { readConfig } from '../src/app/config.ts'
import { migrate } from '../src/ports/db/migrate.ts'
import { startEngine } from '../src/ports/db/open.ts'
import { ensureRoles } from '../src/ports/db/roles.ts'

try {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const engine = await startEngine(databaseUrl, dataDir)
  await ensureRoles(engine)
  const applied = await migrate(engine.owner)
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`)
  await engine.stop()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
