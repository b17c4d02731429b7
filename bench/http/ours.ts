import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { dist } from '#scripts/build.ts'
import { compose } from '#app/compose.ts'
import { readConfig } from '#app/config.ts'
import { unlimited } from '#http/limits.ts'
import { isBuilt, readBuiltPages } from '#http/pages.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Connection, RoleName } from '#ports/db/port.ts'
import { answer } from '../child.ts'

/** Which connections our server is given. */
export interface OursStart {
  start: { owner: Connection; roles: Record<RoleName, Connection>; demo: boolean }
}

/** Our server as `npm start` composes it, on a database of the bench. */
async function start({ owner, roles, demo }: OursStart['start']) {
  const database = openDatabase({ owner, role: (name) => roles[name], stop: async () => {} })
  const app = await compose({
    config: readConfig({ DEMO: demo ? 'on' : 'off' }),
    clock: Date.now,
    random: { next: Math.random, uuid: randomUUID },
    database,
    ...(isBuilt(dist) && { pages: { ...(await readBuiltPages(dist)), folder: path.join(dist, 'client') } }),
    limiter: unlimited,
    secret: randomUUID(),
    report: (error, where) => console.error(`${where}: ${error instanceof Error ? error.stack : String(error)}`),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (app.server.address() as AddressInfo).port }
}

answer(async (message: OursStart | { cpu: true }) => ('start' in message ? start(message.start) : process.cpuUsage()))
