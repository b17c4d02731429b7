// Runs the suite on a PostgreSQL of your own choice: `npm run test:postgres -- /usr/lib/postgresql/15/bin`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './build.ts'
import { onOwnPostgres } from './own-postgres.ts'

const [bin = '', ...filters] = process.argv.slice(2)
if (!existsSync(path.join(bin, 'initdb'))) {
  console.error('Name the folder of the PostgreSQL programs: npm run test:postgres -- /usr/lib/postgresql/15/bin')
  process.exit(1)
}
const status = await onOwnPostgres(bin, ({ url, version }) => {
  console.log(`The suite on PostgreSQL ${version}:`)
  // Everything, journeys in the browser included, or only the named test files.
  const [program, args] = filters.length === 0 ? [process.execPath, ['scripts/test.ts']] : ['vitest', ['run', ...filters]]
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, DATABASE_URL: url } }).status
})
process.exit(status ?? 1)
