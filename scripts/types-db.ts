import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe } from '../src/ports/db/describe.ts'
import { migrate } from '../src/ports/db/migrate.ts'
import { startEngine } from '../src/ports/db/open.ts'
import { ensureRoles } from '../src/ports/db/roles.ts'
import { createDatabase, dropDatabase } from '../src/ports/db/scratch.ts'
import { root } from './build.ts'

/** Where the description of the database is committed. */
export const described = {
  schema: path.join(root, 'migrations', 'schema.sql'),
  types: path.join(root, 'src', 'ports', 'db', 'tables.generated.ts'),
}

/** Describes the database that the migrations make, on an engine of the project's cache. */
export async function describeMigrations() {
  const engine = await startEngine(process.env['DATABASE_URL'] ?? '', path.join(root, '.cache', 'scratch'))
  try {
    await ensureRoles(engine)
    const scratch = await createDatabase(engine)
    await migrate(scratch.owner)
    const found = await describe(scratch.owner)
    await dropDatabase(engine, scratch.owner.database!)
    return found
  } finally {
    await engine.stop()
  }
}

if (import.meta.main) {
  const found = await describeMigrations()
  writeFileSync(described.schema, found.schema)
  writeFileSync(described.types, found.types)
  console.log('Wrote migrations/schema.sql and src/ports/db/tables.generated.ts.')
}
