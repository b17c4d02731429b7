import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from './build.ts'
import { described, describeMigrations } from './types-db.ts'

interface Step {
  name: string
  /** What to do when it fails. */
  mend: string
  run: () => boolean | Promise<boolean>
}

/** Runs a program of node_modules/.bin; its own output is the report. */
function program(name: string, ...args: string[]): boolean {
  return spawnSync(name, args, { cwd: root, stdio: 'inherit' }).status === 0
}

const steps: readonly Step[] = [
  { name: 'types and walls', mend: 'The compiler says where.', run: () => program('tsc', '-b') },
  { name: 'lint', mend: 'The linter says where.', run: () => program('oxlint', '--quiet') },
  { name: 'format', mend: 'Run: npm run format', run: () => program('oxfmt', '--check', '.') },
  { name: 'dead code', mend: 'Remove what is named, or use it.', run: () => program('knip', '--no-progress') },
  { name: 'texts', mend: 'Run: npm run messages', run: () => program(process.execPath, 'scripts/messages.ts', '--check') },
  {
    name: 'schema dump',
    mend: 'Run: npm run types:db, and commit what it writes.',
    run: async () => {
      const found = await describeMigrations()
      return found.schema === readFileSync(described.schema, 'utf8') && found.types === readFileSync(described.types, 'utf8')
    },
  },
]

/** Runs every check and says each outcome. */
export async function check(): Promise<boolean> {
  let good = true
  for (const { name, mend, run } of steps) {
    const passed = await run()
    console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}${passed ? '' : `. ${mend}`}`)
    good &&= passed
  }
  return good
}

if (import.meta.main) process.exit((await check()) ? 0 : 1)
