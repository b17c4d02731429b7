import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { casesOf, changed } from '#access/cases.ts'
import { compose } from '#app/compose.ts'
import { readConfig } from '#app/config.ts'
import { unlimited } from '#http/limits.ts'
import { publisher } from '#live/change-event.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Connection, RoleName } from '#ports/db/port.ts'
import { byPostgres } from '#ports/pubsub/postgres.ts'
import { answer } from './child.ts'

/** Which connections the server is given. */
export interface LiveStart {
  start: { owner: Connection; roles: Record<RoleName, Connection> }
}

/** Changes that it is to make at an even pace: whose, in which order, so many a second. */
export interface LiveChanges {
  change: { by: { caseId: string; account: string }[]; perSecond: number }
}

/** Whose each change was, and when the database acknowledged it, on the clock that all processes of a machine share. Nanoseconds. */
export interface Acknowledged {
  changes: { caseId: string; account: string; seq: number; at: string }[]
}

const acknowledged = new Map<string, string>()
let family: ReturnType<typeof casesOf>

/** Our server as a start composes it, with its words through PostgreSQL, as several on one database need. */
async function start({ owner, roles }: LiveStart['start']) {
  const role = (name: RoleName) => roles[name]
  const database = openDatabase({ owner, role, stop: async () => {} })
  const report = (error: unknown, where: string) => console.error(`${where}: ${error instanceof Error ? error.stack : String(error)}`)
  const pubsub = byPostgres({ connection: role('casebalance_app'), chance: Math.random, report })
  const world = {
    config: readConfig({ DEMO: 'off' }),
    clock: Date.now,
    random: { next: Math.random, uuid: randomUUID },
    database,
    pubsub,
    limiter: unlimited,
    secret: randomUUID(),
    report,
  }
  const app = await compose(world)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const tell = publisher(pubsub, report)
  family = casesOf({
    cases: database.cases,
    owner: database.owner,
    clock: Date.now,
    onChanged: (changes) => {
      const at = String(process.hrtime.bigint())
      for (const { caseId, seq } of changes) acknowledged.set(`${caseId} ${seq}`, at)
      tell(changes)
    },
  })
  return { port: (app.server.address() as AddressInfo).port }
}

async function change({ by, perSecond }: LiveChanges['change']): Promise<Acknowledged> {
  const began = performance.now()
  const under: Promise<Acknowledged['changes'][number]>[] = []
  const once = async (caseId: string, account: string) => {
    const seq = await family.asActor({ account }, (tx) => changed(tx, { caseId, topic: 'calendar', at: new Date(), entry: null }))
    return { caseId, account, seq, at: acknowledged.get(`${caseId} ${seq}`)! }
  }
  for (const [n, { caseId, account }] of by.entries()) {
    const wait = began + (n * 1000) / perSecond - performance.now()
    if (wait > 0) await pause(wait)
    // None waits for the one before: a slow change does not slow the pace.
    under.push(once(caseId, account))
  }
  return { changes: await Promise.all(under) }
}

answer(async (message: LiveStart | LiveChanges) => ('start' in message ? start(message.start) : change(message.change)))
