import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { cutHearing } from '#test/support/live-family.ts'
import { faultProxy } from '#test/support/live-proxy.ts'
import { testApp } from '#test/support/test-app.ts'
import { templateEngine } from '#test/support/template.ts'
import { byPostgres } from './postgres.ts'
import { ear, pubsubSuite } from './suite.ts'

/** A busy machine is no failure: what comes at last has come. */
const soon = { timeout: 20_000 }

const noChance = () => 0

/** A database of its own, and servers' ways to speak on it. */
async function place() {
  const { database, engine } = await testApp()
  const reports: string[] = []
  const at = (connection = engine.role('casebalance_app'), pace = {}) => {
    const report = (error: unknown, where: string) => reports.push(`${where}: ${(error as Error).message}`)
    const made = byPostgres({ connection, chance: noChance, pace: { first: 20, ...pace }, report })
    onTestFinished(() => made.close())
    return made
  }
  const cut = async () => void (await cutHearing({ database }))
  return { database, engine, reports, at, cut }
}

pubsubSuite('PostgreSQL', async () => {
  const { reports, at, cut } = await place()
  const both: ReturnType<typeof at>[] = [at(), at()]
  return { peers: () => [both[0]!, both[1]!], reports, cut }
})

test('each process has one connection to hear and to say, on a role that owns nothing and sees no table', async () => {
  const { database, at } = await place()
  const one = at()
  for (const channel of ['a', 'b', 'c']) await one.subscribe(channel, ear().listener)
  await Promise.all(Array.from({ length: 50 }, (_, n) => one.publish('a', String(n))))
  const { rows } = await sql<{ usename: string; n: number }>`select usename, count(*)::int as n from pg_stat_activity
    where datname = current_database() and query ~ '^(listen|select pg_notify)' group by usename`.execute(database.owner)
  expect(rows).toEqual([{ usename: 'casebalance_app', n: 1 }])
})

test('a connection that falls silent without ending is noticed, and made again', async () => {
  const { engine, at } = await place()
  const { host, port } = engine.owner
  const proxy = await faultProxy(host!.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host: host!, port: port! })
  // As long as a busy machine may take for the first connection, which has the same patience.
  const one = at({ ...engine.role('casebalance_app'), host: '127.0.0.1', port: proxy.port }, { look: 30, patience: 1_000 })
  const other = at()
  const counted = { missed: 0, heard: [] as string[] }
  await one.subscribe('news', { hear: (text) => void counted.heard.push(text), missed: () => void (counted.missed += 1) })
  proxy.silence()
  await other.publish('news', 'lost')
  await expect.poll(() => counted.missed, soon).toBe(1)
  await other.publish('news', 'heard')
  await expect.poll(() => counted.heard, soon).toEqual(['heard'])
})

test('where no database answers the first time, it is said at once', async () => {
  const { at } = await place()
  const nowhere = at({ ...templateEngine().role('casebalance_app'), host: '127.0.0.1', port: 1 })
  await expect(nowhere.subscribe('news', ear().listener)).rejects.toThrow('ECONNREFUSED')
})
