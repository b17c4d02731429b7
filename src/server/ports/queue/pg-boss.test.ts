import { spawn } from 'node:child_process'
import path from 'node:path'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#test/support/copy.ts'
import { testApp } from '#test/support/test-app.ts'
import { enqueue } from './enqueue.ts'
import { startPgBoss } from './pg-boss.ts'
import type { Work } from './port.ts'
import { queueSuite } from './suite.ts'

async function place() {
  const { database, engine } = await testApp()
  const reports: string[] = []
  const report = (error: unknown, where: string) => reports.push(`${where}: ${(error as Error).message}`)
  const start = async (works: readonly Work[]) => {
    const working = await startPgBoss(works, { connection: engine.role('casebalance_queue'), report, pace: { look: 0.5, supervise: 1 } })
    onTestFinished(() => working.stop())
    return working
  }
  const pass = async () =>
    void (await sql`update pgboss.job set start_after = now(), heartbeat_on = heartbeat_on - interval '1 hour' where state <> 'completed'`.execute(
      database.owner,
    ))
  return { db: database.cases, database, engine, start, reports, pass }
}

queueSuite('pg-boss', place)

const states = (db: Awaited<ReturnType<typeof place>>['database']) =>
  sql<{ state: string; output: { name?: string; message?: string } | null }>`select state, output from pgboss.job order by created_on`
    .execute(db.owner)
    .then(({ rows }) => rows)

test('kill -9 of a worker loses nothing: another does the work when the dead one has been silent for a minute', async () => {
  const { db, database, engine, start, pass } = await place()
  await enqueue(db, { name: 'kill.me', data: { n: 7 } })
  const child = spawn(
    process.execPath,
    [path.join(root, 'test', 'support', 'queue-worker.ts'), JSON.stringify(engine.role('casebalance_queue'))],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()))
  child.kill('SIGKILL')
  await ended
  expect((await states(database)).map(({ state }) => state)).toEqual(['active'])
  const done: unknown[] = []
  await start([{ name: 'kill.me', run: async ({ n }) => void done.push(n) }])
  await expect
    .poll(
      async () => {
        await pass()
        return done
      },
      { timeout: 20_000 },
    )
    .toEqual([7])
})

test('the tables are those that the installed pg-boss expects', async () => {
  const { engine } = await testApp()
  const boss = new PgBoss({ ...(engine.owner as object), schema: 'pgboss' })
  const connections = boss.getDb() as unknown as { open: () => Promise<void>; close: () => Promise<void> }
  await connections.open()
  const drift = await boss.detectSchemaDrift()
  await connections.close()
  expect(drift).toMatchObject({ ok: true, missingTables: [], columnDrift: [], missing: [], mismatchedFunctions: [] })
})

test('what a failure says stays out of the queue, and its rows are seen by its workers alone', async () => {
  const { db, database, start } = await place()
  await enqueue(db, { name: 'says.words', data: {} })
  await start([{ name: 'says.words', run: () => Promise.reject(new RangeError('Ana wrote: five o’clock')) }])
  await expect.poll(async () => (await states(database))[0]!.state, { timeout: 20_000 }).toBe('retry')
  expect(JSON.stringify(await states(database))).not.toContain('Ana')
  for (const role of [database.cases, database.accounts, database.app, database.reviews])
    await expect(sql`select from pgboss.job`.execute(role)).rejects.toThrow('permission denied for schema pgboss')
  for (const role of [database.app, database.reviews])
    await expect(enqueue(role, { name: 'says.words', data: {} })).rejects.toThrow('permission denied for function enqueue')
})

test('the role of the workers reads and writes no table but those of the queue', async () => {
  const { database } = await testApp()
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
      and has_table_privilege('casebalance_queue', c.oid, 'select, insert, update, delete')`.execute(database.owner)
  expect(rows).toEqual([{ n: 0 }])
})
