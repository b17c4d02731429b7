import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase, startEngine } from '#ports/db/open.ts'
import { type Connection, type Engine, type RoleName, roleNames } from '#ports/db/port.ts'
import { ensureRoles } from '#ports/db/roles.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { loadDemoAccounts } from '#accounts/accounts/demo.ts'
import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import { cheapHash } from './cheap-hash.ts'
import { demandLeaves } from './demand-leaves.ts'
import { tmpfsDir } from './tmpfs-dir.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's and the roles' connections to the template that every test's database is copied from. */
    template: { owner: Connection } & Record<RoleName, Connection>
    /** The name of a second template, which has the ready accounts of the demonstration. */
    withAccounts: string
  }
}

/** What is the same in so many tests is put in once. */
async function putAccounts(engine: Engine) {
  const database = openDatabase(engine, { app: 1, reviews: 1, accounts: 1, cases: 1, owner: 1 })
  await loadDemoAccounts(database.owner, new Date(), await cheapHash(demoPassword))
  await database.close()
}

/** Once for the whole run: one PostgreSQL (DATABASE_URL, or an embedded one of its own) and two migrated templates. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpfsDir(), 'casebalance-test-'))
  chmodSync(folder, 0o755) // so that the database lies in it, and goes with it, no matter who runs the tests
  const engine = await startEngine(process.env['DATABASE_URL'] ?? '', folder)
  await ensureRoles(engine)
  const template = await createDatabase(engine)
  await migrate(template.owner)
  await demandLeaves(template.owner)
  const withAccounts = await createDatabase(engine, template.owner.database)
  await putAccounts(withAccounts)
  project.provide('template', {
    owner: template.owner,
    ...(Object.fromEntries(roleNames.map((name) => [name, template.role(name)])) as Record<RoleName, Connection>),
  })
  project.provide('withAccounts', withAccounts.owner.database!)
  return async () => {
    for (const { owner } of [template, withAccounts]) await dropDatabase(engine, owner.database!)
    await engine.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
