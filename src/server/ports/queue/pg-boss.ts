import { PgBoss } from 'pg-boss'
import type { Connection } from '../db/port.ts'
import type { Piece, Work, Working } from './port.ts'

interface Deps {
  /** Of the role `casebalance_queue`, which sees the queue and nothing else. */
  connection: Connection
  /** Receives each failure with the name of its work: never a person's text. */
  report: (error: unknown, where: string) => void
  /** Seconds; only tests give others. */
  pace?: Partial<typeof paces>
}

const paces = {
  /** How often an idle worker looks for work. By LISTEN it would hear of it at once, and every commit with work in it would wait for every other. */
  look: 2,
  /** How often work of processes that fell silent is given to others. */
  supervise: 60,
}

/** The kind of a failure, for the row of the queue: the error's own words may quote a person. */
const kindOf = (error: unknown) => new Error(error instanceof Error ? error.constructor.name : 'no error')

/**
 * Does the work of a queue in this process, beside any number of other processes. Tables: migration 0055, which is pg-boss's own plan;
 * here it makes and changes none, for its role owns nothing.
 * @throws Error when the database does not answer, or has the tables of another version
 */
export async function startPgBoss(works: readonly Work[], { connection, report, pace }: Deps): Promise<Working> {
  const { look, supervise } = { ...paces, ...pace }
  const boss = new PgBoss({
    ...(connection as object),
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    registerInstance: false,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
    max: 3,
    application_name: 'casebalance queue',
  })
  boss.on('error', (error) => report(error, 'the queue'))
  await boss.start()
  for (const { name, run } of works) {
    await boss.getDb().executeSql('select make_queue($1)', [name])
    await boss.work<Piece['data']>(name, { pollingIntervalSeconds: look, batchSize: 1 }, async ([job]) => {
      try {
        await run(job!.data)
      } catch (error) {
        report(error, `work ${name}`)
        throw kindOf(error)
      }
    })
  }
  return { stop: async (patience = 30_000) => boss.stop({ graceful: true, timeout: patience }) }
}
