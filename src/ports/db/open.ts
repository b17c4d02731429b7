import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { startEmbedded } from './embedded.ts'
import { useExternal } from './external.ts'
import type { Connection, Database, Engine } from './port.ts'
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

function pool(connection: Connection, max: number, isPreparing: boolean): Kysely<Tables> {
  const connections = new pg.Pool({ ...connection, max, connectionTimeoutMillis: 10_000, ...(isPreparing && { Client: PreparingClient }) })
  // A connection that dies while idle (database restarted) is replaced at its next use.
  connections.on('error', () => {})
  // One that dies while it is at work fails the query that it was at: told there, and no reason to end the process.
  connections.on('connect', (client) => void client.on('error', () => {}))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connections }) })
}

/**
 * Opens a pool for each role.
 * @param isPreparing whether the hot statements are prepared (prepared.ts): off for a pooler that cannot keep them
 */
export function openDatabase(
  engine: Engine,
  size = { app: 10, reviews: 4, accounts: 6, cases: 10, owner: 2 },
  { isPreparing = true }: { isPreparing?: boolean } = {},
): Database {
  const app = pool(engine.role('casebalance_app'), size.app, isPreparing)
  const reviews = pool(engine.role('casebalance_reviews'), size.reviews, isPreparing)
  const accounts = pool(engine.role('casebalance_accounts'), size.accounts, isPreparing)
  const cases = pool(engine.role('casebalance_cases'), size.cases, isPreparing)
  const owner = pool(engine.owner, size.owner, isPreparing)
  return {
    app,
    reviews,
    accounts,
    cases,
    owner,
    forgetLog: async () => {
      try {
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
