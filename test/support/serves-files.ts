// A server on a test's database that is killed while it takes uploads: for src/features/case/files/interrupted.slow.test.ts.
import { compose } from '#app/compose.ts'
import { readConfig } from '#app/config.ts'
import { unlimited } from '#http/limits.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Connection, RoleName } from '#ports/db/port.ts'
import { randomUUID } from 'node:crypto'

interface Given {
  owner: Connection
  roles: Record<RoleName, Connection>
  now: number
  folder: string
  secret: string
  port: number
}

const { owner, roles, now, folder, secret, port } = JSON.parse(process.argv[2]!) as Given
const database = openDatabase({ owner, role: (name) => roles[name], stop: async () => {} })
const app = await compose({
  config: readConfig({ DEMO: 'off', PROOF_WORK: '1', DATA_DIR: folder }),
  clock: () => now,
  random: { next: Math.random, uuid: randomUUID },
  database,
  limiter: unlimited,
  secret,
  report: (error, where) => console.error(where, error),
})
await app.listen({ port, host: '127.0.0.1' })
console.log('at work')
