import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { casesOf, changed } from '#access/cases.ts'
import { compose } from '#app/compose.ts'
import { readConfig } from '#app/config.ts'
import { unlimited } from '#http/limits.ts'
import { publisher } from '#live/change-event.ts'
import { jobs as messageJobs } from '#messages/messages/jobs.ts'
import { outboxOnly } from '#ports/mail/embedded.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Connection, Db, RoleName } from '#ports/db/port.ts'
import { byPostgres } from '#ports/pubsub/postgres.ts'
import { answer } from './child.ts'

/** Which connections the server is given. */
export interface LiveStart {
  start: { owner: Connection; roles: Record<RoleName, Connection> }
  /** Where files are stored; left out by measurements that store none. */
  folder?: string
}

/** Changes that it is to make at an even pace: whose, in which order, so many a second. */
export interface LiveChanges {
  change: { by: { caseId: string; account: string }[]; perSecond: number; kind: 'calendar' | 'message' }
}

/** Whose each change was, and when the database acknowledged it, on the clock that all processes of a machine share. Nanoseconds. */
export interface Acknowledged {
  changes: { caseId: string; account: string; seq: number; at: string }[]
}

const acknowledged = new Map<string, string>()
let family: ReturnType<typeof casesOf>
let owner: Db

/** Our server as a start composes it, with its words through PostgreSQL, as several on one database need. */
async function start({ owner: connection, roles }: LiveStart['start'], folder?: string) {
  const role = (name: RoleName) => roles[name]
  const database = openDatabase({ owner: connection, role, stop: async () => {} })
  const report = (error: unknown, where: string) => console.error(`${where}: ${error instanceof Error ? error.stack : String(error)}`)
  const pubsub = byPostgres({ connection: role('casebalance_app'), chance: Math.random, report })
  const world = {
    config: readConfig({ DEMO: 'off', ...(folder !== undefined && { DATA_DIR: folder }) }),
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
  owner = database.owner
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

/**
 * A message of a parent to the other one whose ten seconds are over, let out by the feature's own job: its leaf, its notification and the word to
 * open pages come with it. One after the other, as the job does it.
 */
async function letOut(caseId: string, account: string): Promise<number> {
  const id = randomUUID()
  await sql`insert into case_message (case_id, id, thread_id, author_id, kind, subject, body, recipients, composed_at, sent_at, due_at)
    select ${caseId}, ${id}, ${id}, me.id, 'message', 'School fair', 'Can you bring the cakes on Saturday?', array[other.id], now(), now(), now()
    from case_member me join case_member other on other.case_id = me.case_id and other.id <> me.id
    where me.case_id = ${caseId} and me.account_id = ${account}`.execute(owner)
  const random = { next: Math.random, uuid: randomUUID }
  const mail = outboxOnly({ owner, clock: Date.now, random })
  const [job] = messageJobs({ cases: family, clock: Date.now, mail, random, appUrl: 'http://localhost' })
  await job!.run()
  const { rows } = await sql<{
    seq: number
  }>`select max(seq)::int as seq from case_change where case_id = ${caseId} and topic = 'messages'`.execute(owner)
  return rows[0]!.seq
}

async function change({ by, perSecond, kind }: LiveChanges['change']): Promise<Acknowledged> {
  const began = performance.now()
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const mine = last.then(run)
    last = mine
    return mine
  }
  const under: Promise<Acknowledged['changes'][number]>[] = []
  const once = async (caseId: string, account: string) => {
    const seq =
      kind === 'message'
        ? await inTurn(() => letOut(caseId, account))
        : await family.asActor({ account }, (tx) => changed(tx, { caseId, topic: 'calendar', at: new Date(), entry: null }))
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

answer(async (message: LiveStart | LiveChanges) => ('start' in message ? start(message.start, message.folder) : change(message.change)))
