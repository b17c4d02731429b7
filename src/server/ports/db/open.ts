import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { startEmbedded } from './embedded.ts'
import { useExternal } from './external.ts'
import { drop, PatientClient } from './patient.ts'
import { type Connection, type Database, type Engine, type RoleName, timeLimits } from './port.ts'
import { PreparingClient } from './prepared.ts'
import type { Tables } from './tables.generated.ts'

// A calendar day stays the text that it is: a Date would move it by the zone of the machine.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Counts fit a JavaScript number; none comes near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The embedded PostgreSQL when `url` is empty, otherwise the one that it names. */
export function startEngine(url: string, dataDir: string): Promise<Engine> {
  return url === '' ? startEmbedded(dataDir) : useExternal(url)
}

/** Milliseconds that a client waits for an answer longer than its server works on one: then the server is not there. */
const grace = 5_000

/** @param patience milliseconds that an answer may take; 0: as long as it takes */
function pool(connection: Connection, max: number, isPreparing: boolean, patience: number): Kysely<Tables> {
  const connections = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 10_000,
    query_timeout: patience,
    // The kernel notices a server that vanished without closing the connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: isPreparing ? PreparingClient : PatientClient,
  })
  // A connection that dies while idle (database restarted) is replaced at its next use.
  connections.on('error', () => {})
  const idle = new Set<unknown>()
  connections.on('release', (_error, client) => void idle.add(client))
  connections.on('acquire', (client) => void idle.delete(client))
  connections.on('remove', (client) => void idle.delete(client))
  connections.on('connect', (client) => {
    // A connection that dies during a query makes that query fail, which reports the error. The process need not end.
    client.on('error', () => {})
    // If one connection is silent, so are the idle ones to the same server: drop them all, so that no query has to wait for each.
    client.on('silent' as 'end', () => [...idle].forEach(drop))
  })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connections }) })
}

/**
 * Opens a pool for each role.
 * @param patience milliseconds that an answer may take: other than by role only in tests
 * @param isPreparing whether the hot statements are prepared (prepared.ts): off for a pooler that cannot keep them
 */
export function openDatabase(
  engine: Engine,
  size = { app: 10, reviews: 4, accounts: 6, cases: 10, owner: 2 },
  { isPreparing = true, patience }: { isPreparing?: boolean; patience?: number } = {},
): Database {
  const ofRole = (name: RoleName, max: number) => pool(engine.role(name), max, isPreparing, patience ?? timeLimits[name].statement + grace)
  const app = ofRole('casebalance_app', size.app)
  const reviews = ofRole('casebalance_reviews', size.reviews)
  const accounts = ofRole('casebalance_accounts', size.accounts)
  const cases = ofRole('casebalance_cases', size.cases)
  const owner = pool(engine.owner, size.owner, isPreparing, 0)
  return {
    app,
    reviews,
    accounts,
    cases,
    owner,
    forgetLog: async () => {
      try {
        // A running checkpoint records when it began in the log segment that is then the newest: let it end first.
        await sql`checkpoint`.execute(owner)
        await sql`select pg_switch_wal()`.execute(owner)
        await sql`checkpoint`.execute(owner)
        return true
      } catch {
        return false // a managed server keeps its log to itself; docs/operations.md says what to set there
      }
    },
    rewrite: (tables) =>
      owner.transaction().execute(async (tx) => {
        for (const named of tables) {
          const [name = '', id = 'id'] = named.replace(')', '').split('(')
          const [table, order] = [sql.table(name), sql.ref(id)]
          await sql`lock table ${table} in access exclusive mode`.execute(tx)
          await sql`create temporary table kept on commit drop as table ${table}`.execute(tx)
          await sql`truncate ${table}`.execute(tx)
          await sql`insert into ${table} select * from kept order by ${order}`.execute(tx)
          await sql`drop table kept`.execute(tx)
        }
      }),
    close: async () => {
      await Promise.all([app, reviews, accounts, cases, owner].map((each) => each.destroy()))
    },
  }
}
