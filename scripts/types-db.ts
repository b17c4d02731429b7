import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe } from '#ports/db/describe.ts'
import { migrate, readMigrations } from '#ports/db/migrate.ts'
import { startEngine } from '#ports/db/open.ts'
import { ensureRoles } from '#ports/db/roles.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { root } from './build.ts'

/** Where the description of the database is committed. */
export const described = {
  schema: path.join(root, 'migrations', 'schema.sql'),
  types: path.join(root, 'src', 'server', 'ports', 'db', 'tables.generated.ts'),
}

/** What each migration's file was when it was made: `sha256sum -c` reads it too. */
const frozenFile = path.join(root, 'migrations', 'checksums.txt')

/** Digests by file name. */
const linesIn = (text: string) => new Map([...text.matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)].map(([, sha256, name]) => [name!, sha256!]))

/** The list as it stands. */
function readFrozen(): Map<string, string> {
  const text = existsSync(frozenFile) ? readFileSync(frozenFile, 'utf8') : ''
  return linesIn(text)
}

/**
 * A migration that may have been applied somewhere never changes, and none goes: a database that has the old one refuses
 * to start. One sentence for each that is not as it was listed.
 */
export function frozenFindings(files = readMigrations(), frozen = readFrozen()): string[] {
  return [
    ...files.flatMap(({ name, sha256 }) => {
      const was = frozen.get(name)
      if (was === undefined) return [`${name} is not in migrations/checksums.txt. Run: npm run types:db, and commit what it writes.`]
      if (was === sha256) return []
      return [
        `${name} has changed since it was listed. Undo that, and add a new file. (Not committed yet: run npm run types:db. Committed, but not on main and applied nowhere else: delete its line in migrations/checksums.txt first.)`,
      ]
    }),
    ...[...frozen.keys()].filter((name) => !files.some((file) => file.name === name)).map((name) => `${name} is listed and gone.`),
  ]
}

/** The names in the list of the last commit; `null` where git cannot say. */
function committedNames(): ReadonlySet<string> | null {
  const listed = spawnSync('git', ['show', 'HEAD:migrations/checksums.txt'], { cwd: root, encoding: 'utf8' })
  return listed.status === 0 ? new Set(linesIn(listed.stdout).keys()) : null
}

/**
 * The list with the lines of new files. A file is still being written until it is committed, and its line follows it; the line of
 * a committed one stays.
 */
export function renewedList(
  files: readonly { name: string; sha256: string }[],
  frozen: ReadonlyMap<string, string>,
  committed: ReadonlySet<string> | null,
): string {
  const isFrozen = (name: string) => frozen.has(name) && (committed === null || committed.has(name))
  return files.map(({ name, sha256 }) => `${isFrozen(name) ? frozen.get(name)! : sha256}  ${name}\n`).join('')
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
  writeFileSync(frozenFile, renewedList(readMigrations(), readFrozen(), committedNames()))
  console.log('Wrote migrations/schema.sql, migrations/checksums.txt and src/server/ports/db/tables.generated.ts.')
}
