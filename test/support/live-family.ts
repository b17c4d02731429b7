import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { casesOf, changed } from '#access/cases.ts'
import { compose } from '#app/compose.ts'
import { readConfig } from '#app/config.ts'
import { publisher } from '#live/change-event.ts'
import { unlimited } from '#http/limits.ts'
import { openDatabase } from '#ports/db/open.ts'
import { inThisProcess } from '#ports/pubsub/in-process.ts'
import { byPostgres } from '#ports/pubsub/postgres.ts'
import { seededRandom } from './random.ts'
import { listen, type Reader } from './live-reader.ts'
import { putPersonOf } from './signed-in.ts'
import { testSecret, type TestApp, testApp } from './test-app.ts'

type Person = Awaited<ReturnType<typeof putPersonOf>>

/** A family with two parents and an attorney of the first, who was granted some of it. */
export interface Family {
  caseId: string
  ana: Person
  ben: Person
  lawyer: Person
  members: { ana: string; ben: string; lawyer: string }
}

/** Puts a family into the database. The attorney sees the scope `calendar`, and nothing private. */
export async function putFamily(backend: Pick<TestApp, 'database' | 'clock'>): Promise<Family> {
  const [ana, ben, lawyer] = [await putPersonOf(backend), await putPersonOf(backend), await putPersonOf(backend)]
  const caseId = randomUUID()
  const members = { ana: randomUUID(), ben: randomUUID(), lawyer: randomUUID() }
  const at = new Date(backend.clock.now)
  const seat = { case_id: caseId, joined_at: at }
  await machine(backend).asSystem('a test', async (tx) => {
    await tx
      .insertInto('case_file')
      .values({ case_id: caseId, title: 'A family', state: 'OH', zone: 'America/New_York', created_at: at })
      .execute()
    await tx.insertInto('case_count').values({ case_id: caseId }).execute()
    await tx
      .insertInto('case_member')
      .values([
        { ...seat, id: members.ana, account_id: ana.account, role: 'parent', side: 'A', name: 'Ana' },
        { ...seat, id: members.ben, account_id: ben.account, role: 'parent', side: 'B', name: 'Ben' },
      ])
      .execute()
    const granted = { granted_by: members.ana, scopes: ['calendar'], account_id: lawyer.account }
    await tx
      .insertInto('case_member')
      .values({ ...seat, ...granted, id: members.lawyer, role: 'attorney', name: 'Lee' })
      .execute()
  })
  return { caseId, ana, ben, lawyer, members }
}

/** The way past the policies, which tells nobody. */
export const machine = ({ database, clock }: Pick<TestApp, 'database' | 'clock'>) =>
  casesOf({ cases: database.cases, owner: database.owner, clock: () => clock.now })

/** A server that listens on a port, beside others on the same database. */
export interface LiveServer {
  origin: string
  /** Changes a case as someone, as any feature does: committed, then announced to open pages. @returns its number */
  change(family: Pick<Family, 'caseId'>, by: { account: string }, what?: { topic?: string; privateTo?: string }): Promise<number>
  open(family: Pick<Family, 'caseId'>, by: { cookie: string }, more?: string, headers?: Record<string, string>): Promise<Reader>
  /** Tells all servers how far a case is, where a test put changes into the database by itself. */
  tell(family: Pick<Family, 'caseId'>, seq: number): void
  close(): Promise<void>
  reports: string[]
}

/** Starts a server of an installation, with its own way to speak to the others. */
export async function liveServer(backend: TestApp, speaking: 'postgres' | 'in-process' = 'postgres'): Promise<LiveServer> {
  const reports: string[] = []
  const report = (error: unknown, where: string) => reports.push(`${where}: ${error instanceof Error ? error.message : String(error)}`)
  const database = openDatabase(backend.engine, { app: 2, reviews: 1, accounts: 2, cases: 4, owner: 1 })
  const clock = () => backend.clock.now
  const pubsub =
    speaking === 'in-process'
      ? inThisProcess({ report })
      : byPostgres({ connection: backend.engine.role('casebalance_app'), chance: () => 0, report })
  const app = await compose({
    config: readConfig({ DEMO: 'off', PROOF_WORK: '1' }),
    clock,
    random: seededRandom(7),
    database,
    pubsub,
    limiter: unlimited,
    secret: testSecret,
    report,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await app.close()
    await pubsub.close()
    await database.close()
  }
  onTestFinished(close)
  const family = casesOf({ cases: database.cases, owner: database.owner, clock, onChanged: publisher(pubsub, report) })
  return {
    origin,
    reports,
    close,
    tell: ({ caseId }, seq) => publisher(pubsub, report)([{ caseId, seq }]),
    change: ({ caseId }, { account }, { topic = 'calendar', privateTo } = {}) =>
      family.asActor({ account }, (tx) =>
        changed(tx, { caseId, topic, at: new Date(clock()), entry: null, ...(privateTo && { privateTo }) }),
      ),
    open: async ({ caseId }, { cookie }, more = '', headers = {}) => {
      const reader = await listen(`${origin}/api/live?case=${caseId}${more}`, { cookie, ...headers })
      onTestFinished(() => reader.close())
      return reader
    },
  }
}

/** A world, a family in it and a server that listens. */
export async function liveWorld(speaking: 'postgres' | 'in-process' = 'postgres') {
  const backend = await testApp()
  const [family, server] = [await putFamily(backend), await liveServer(backend, speaking)]
  return { backend, family, server }
}

/** Ends the connections by which servers hear one another, as an administrator or a fail-over would. Gives how many. */
export async function cutHearing({ database }: Pick<TestApp, 'database'>): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ~ '^(listen|select pg_notify|select 1)'`.execute(database.owner)
  return rows.length
}
