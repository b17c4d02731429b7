import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, inject, onTestFinished } from 'vitest'
import { dist, ensureBuild } from '#scripts/build.ts'
import { noteLeaves } from '#scripts/leaves-seen.ts'
import { billingOf } from '#app/billing.ts'
import { compose } from '#app/compose.ts'
import { readConfig } from '#app/config.ts'
import type { Environment } from '#app/environment.ts'
import { unlimited } from '#http/limits.ts'
import { readBuiltPages } from '#http/pages.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Database, Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { risingRandom, seededRandom } from './random.ts'
import { templateEngine } from './template.ts'

export interface TestApp {
  app: FastifyInstance
  database: Database
  engine: Engine
  /** The time that the server sees; move it as the test needs. */
  clock: { now: number }
  /** Bugs that the server reported. A test that expects none need not look: they fail it. */
  reports: string[]
  /** Its data folder. */
  folder: string
}

/** What a test's server signs its cookies and links with. */
export const testSecret = 'a secret of the tests, which signs nothing outside of them'

/** The pages as a start builds them, for a world that shows them too. */
export async function builtPages(): Promise<NonNullable<Environment['pages']>> {
  await ensureBuild(() => {})
  return { ...(await readBuiltPages(dist)), folder: path.join(dist, 'client') }
}

/** When the day of a test begins. */
const begin = Date.parse('2026-03-12T18:00:00Z')

interface Options {
  env?: Record<string, string>
  pages?: Environment['pages']
  limiter?: Environment['limiter']
  pause?: Environment['pause'] | 'as it is'
  transfers?: Environment['transfers']
  /** As today: nothing can be bought, so nothing closes. Without it plans can be bought, so that tests see what closes then. */
  isForSale?: false
  /** With a push service on this machine. */
  reachesItself?: true
  /** With the demo's ready accounts: `worldOfAccounts` of test/support/signed-in.ts. */
  accounts?: boolean
  /** The name of the database that it begins as a copy of; nobody may be connected to that one. Else an empty one. */
  copyOf?: string
}

async function make(options: Options, random = seededRandom(1)): Promise<TestApp & { end: () => Promise<void> }> {
  const template = templateEngine()
  const begun = options.copyOf ?? (options.accounts ? inject('withAccounts') : template.owner.database)
  const engine = await createDatabase(template, begun)
  const database = openDatabase(engine, { app: 4, reviews: 2, accounts: 3, cases: 3, owner: 2 })
  const clock = { now: begin }
  // Made by the first file that is stored.
  const folder = path.join(tmpdir(), `casebalance-${engine.owner.database}`)
  const reports: string[] = []
  const config = readConfig({ DEMO: 'off', PROOF_WORK: '1', DATA_DIR: folder, ...options.env })
  const app = await compose({
    config,
    billing: await billingOf(config, () => clock.now),
    clock: () => clock.now,
    random,
    database,
    limiter: options.limiter ?? unlimited,
    secret: testSecret,
    isForSale: options.isForSale ?? true,
    verifier: path.join(dist, 'verifier'),
    report: (error, where) => reports.push(`${where}: ${error instanceof Error ? error.message : String(error)}`),
    reachesItself: options.reachesItself ?? false,
    ...(options.transfers && { transfers: options.transfers }),
    ...(options.pages && { pages: options.pages }),
    ...(options.pause !== 'as it is' && { pause: options.pause ?? (async () => {}) }),
  })
  const end = async () => {
    await app.close()
    await noteLeaves(database.owner)
    await database.close()
    await dropDatabase(template, engine.owner.database!)
    rmSync(folder, { recursive: true, force: true })
  }
  return { app, database, engine, clock, reports, folder, end }
}

/**
 * A server on a database of its own, for one test: the real thing in a fifth of a second. Nothing to clean up; the database goes
 * when the test ends. It serves the calls; for pages too: `testApp({ pages: await builtPages() })`.
 * Nothing waits for a quarter of a second before it answers, but with `pause: 'as it is'`.
 */
export async function testApp(options: Options = {}): Promise<TestApp> {
  const { end, ...made } = await make(options)
  onTestFinished(end)
  return made
}

/**
 * One server for the tests of a file, each of which brings a family or people of its own: `const theApp = sharedApp()` at the top of
 * the file, and `await theApp()` in a test. The clock starts over, no mail waits and nothing is reported; all other rows stay, as
 * those of other families do. A test that counts all rows, lets jobs run over them or turns a switch takes `testApp()`.
 */
export function sharedApp(options: Options = {}): () => Promise<TestApp> {
  let made: ReturnType<typeof make> | undefined
  afterAll(async () => (await made)?.end())
  return async () => {
    const shared = await (made ??= make(options, risingRandom(1)))
    shared.clock.now = begin
    shared.reports.length = 0
    await shared.database.owner.deleteFrom('outbox').execute()
    return shared
  }
}
