import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { casesOf } from '#access/cases.ts'
import { compose } from '#app/compose.ts'
import { readConfig } from '#app/config.ts'
import { undoFor } from '#domain/messages/limits.ts'
import { unlimited } from '#http/limits.ts'
import { jobs } from '#messages/messages/jobs.ts'
import { outboxOnly } from '#ports/mail/embedded.ts'
import { openDatabase } from '#ports/db/open.ts'
import { answer } from '../child.ts'
import type { connectionsOf } from '../engine.ts'

/** What the server is asked: to start, and to let out what was sent. */
export type Asked = { start: ReturnType<typeof connectionsOf> } | { letOut: true }

/** Lets out what was sent until now, and waits for the job's own round. */
let letOut: () => Promise<void>

async function start({ owner, roles }: ReturnType<typeof connectionsOf>) {
  const database = openDatabase({ owner, role: (name) => roles[name], stop: async () => {} })
  const report = (error: unknown, where: string) => console.error(`${where}: ${error instanceof Error ? error.stack : String(error)}`)
  const config = readConfig({ DEMO: 'off' })
  const random = { next: Math.random, uuid: randomUUID }
  const app = await compose({ config, clock: Date.now, random, database, limiter: unlimited, secret: randomUUID(), report })
  await app.listen({ port: 0, host: '127.0.0.1' })
  // The ten seconds of Undo are over at once for the job: it works while others write, every second, as it does in a running server.
  const clock = () => Date.now() + undoFor
  const cases = casesOf({ cases: database.cases, owner: database.owner, clock })
  const mail = outboxOnly({ owner: database.owner, clock, random })
  const [publish] = jobs({ cases, clock, mail, random, appUrl: config.appUrl })
  let before = Promise.resolve()
  letOut = async () => {
    before = before.then(async () => publish!.run())
    await before
  }
  setInterval(() => void letOut(), publish!.every).unref()
  return { port: (app.server.address() as AddressInfo).port }
}

answer(async (asked: Asked) => {
  if ('start' in asked) return start(asked.start)
  await letOut()
  return {}
})
