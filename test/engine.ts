import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/ports/db/migrate.ts'
import { startEngine } from '../src/ports/db/open.ts'
import { type Connection, type RoleName, roleNames } from '../src/ports/db/port.ts'
import { ensureRoles } from '../src/ports/db/roles.ts'
import { createDatabase, dropDatabase } from '../src/ports/db/scratch.ts'
import { quickFolder } from './quick-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's and the roles' connections to the template that every test's database is copied from. */
    template: { owner: Connection } & Record<RoleName, Connection>
  }
}

/** Once for the whole run: one PostgreSQL (DATABASE_URL, or an embedded one of its own) and a migrated template. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(quickFolder(), 'casebalance-test-'))
  chmodSync(folder, 0o755) // so that the database lies in it, and goes with it, whoever runs the tests
  const engine = await startEngine(process.env['DATABASE_URL'] ?? '', folder)
  await ensureRoles(engine)
  const template = await createDatabase(engine)
  await migrate(template.owner)
  project.provide('template', {
    owner: template.owner,
    ...(Object.fromEntries(roleNames.map((name) => [name, template.role(name)])) as Record<RoleName, Connection>),
  })
  return async () => {
    await dropDatabase(engine, template.owner.database!)
    await engine.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
