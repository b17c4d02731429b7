import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { depsOf } from '#app/deps.ts'
import { workOf } from '#app/features.ts'
import { readConfig } from '#app/config.ts'
import { unlimited } from '#http/limits.ts'
import { seededRandom } from './random.ts'
import { type TestApp, testSecret } from './test-app.ts'

/** One piece of work that was done, and after how many milliseconds at the earliest it was wanted. */
export interface Done {
  name: string
  data: Record<string, string | number>
  after: number
}

/** The parts of a server, for a test that does a piece of work by itself. @param backend its server; what goes wrong stands in its reports */
export const partsOf = ({ database, clock, folder, reports }: Pick<TestApp, 'database' | 'clock' | 'folder' | 'reports'>) =>
  depsOf({
    config: readConfig({ DEMO: 'off', DATA_DIR: folder }),
    clock: () => clock.now,
    random: { ...seededRandom(3), uuid: randomUUID },
    database,
    limiter: unlimited,
    secret: testSecret,
    reachesItself: true,
    report: (error, where) => reports.push(`${where}: ${String(error)}`),
  })

/** All that waits in the queue, done once by this process, with the parts of a server, also what is to wait longer. What it asks for itself still waits after it. */
export async function doWork(backend: TestApp): Promise<Done[]> {
  const { rows } = await sql<Done>`delete from pgboss.job_common where state = 'created'
    returning name, data, round(extract(epoch from start_after - created_on) * 1000)::int as after`.execute(backend.database.owner)
  const works = new Map(workOf(partsOf(backend)).map((work) => [work.name, work]))
  for (const { name, data } of rows) await works.get(name)!.run(data)
  return rows.map(({ name, data, after }) => ({ name, data, after }))
}

/** What waits, undone. */
export async function waitingWork({ database }: Pick<TestApp, 'database'>): Promise<Done[]> {
  const { rows } = await sql<Done>`select name, data, round(extract(epoch from start_after - created_on) * 1000)::int as after
    from pgboss.job_common where state = 'created' order by name`.execute(database.owner)
  return rows
}
