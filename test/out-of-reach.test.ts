// What people and programs see while the database is unreachable, and that everything works when it is back.
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { compose } from '#app/compose.ts'
import { readConfig } from '#app/config.ts'
import { unlimited } from '#http/limits.ts'
import { openDatabase } from '#ports/db/open.ts'
import { type Connection, isOutOfReach, timeLimits } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { faultProxy } from './support/live-proxy.ts'
import { seededRandom } from './support/random.ts'
import { builtPages, testSecret, testApp } from './support/test-app.ts'
import { templateEngine } from './support/template.ts'

let pages: Awaited<ReturnType<typeof builtPages>>
beforeAll(async () => {
  pages = await builtPages()
}, 150_000)

/** A server whose database is behind a proxy that fails as networks do. */
async function behindProxy(isStopping = () => false) {
  const template = templateEngine()
  const engine = await createDatabase(template, template.owner.database)
  onTestFinished(() => dropDatabase(template, engine.owner.database!))
  const { host = '', port = 5432 } = engine.owner
  const proxy = await faultProxy(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
  const through = (connection: Connection) => ({ ...connection, host: '127.0.0.1', port: proxy.port })
  const size = { app: 4, reviews: 2, accounts: 3, cases: 3, owner: 2 }
  const database = openDatabase({ ...engine, owner: through(engine.owner), role: (name) => through(engine.role(name)) }, size, {
    patience: 1_500,
  })
  const app = await compose({
    config: readConfig({ DEMO: 'off', PROOF_WORK: '1' }),
    clock: Date.now,
    random: seededRandom(1),
    database,
    limiter: unlimited,
    secret: testSecret,
    report: () => {},
    isStopping,
    pages,
  })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  return { app, proxy, database }
}

const said = 'Our records cannot be reached right now. Wait a moment and try again.'

test('calls answer 503 and when to ask again, pages say it in a sentence, and all is well when the database is back', async () => {
  const { app, proxy } = await behindProxy()
  const statuses = async () => [
    (await app.inject('/livez')).statusCode,
    (await app.inject('/readyz')).statusCode,
    (await app.inject('/api/reviews')).statusCode,
    (await app.inject('/reviews')).statusCode,
    (await app.inject({ url: '/dashboard', headers: { cookie: 'session=a.b' } })).statusCode,
  ]
  const well = await statuses()
  expect(well.slice(0, 4)).toEqual([200, 200, 200, 200])
  proxy.refuse(true)
  proxy.cut()
  expect((await statuses()).slice(0, 4)).toEqual([200, 503, 503, 503])
  expect((await app.inject('/readyz')).json()).toEqual({ ready: false, why: 'database' })

  const call = await app.inject('/api/reviews')
  expect([call.headers['retry-after'], call.json()]).toEqual([
    '5',
    { code: 'unavailable', message: said, text: { id: expect.any(String) as string } },
  ])
  const page = await app.inject('/reviews')
  expect(page.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' })
  expect(page.body).toContain(said)
  expect(page.body).toContain('Reload this page')
  expect(page.body).toContain('noindex')
  proxy.refuse(false)
  expect(await statuses()).toEqual(well)
})

test('the entries of a form come back with it', async () => {
  const { app, proxy } = await behindProxy()
  proxy.refuse(true)
  proxy.cut()
  const typed = new URLSearchParams({
    form: 'ask',
    key: 'a'.repeat(24),
    kind: 'access',
    way: 'here',
    email: '',
    message: 'My hearing is on Friday and I cannot sign in.',
  })
  const reply = await app.inject({
    method: 'POST',
    url: '/support',
    payload: typed.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
  expect(reply.body).toMatch(/<textarea[^>]*>My hearing is on Friday/)
  expect(reply.body).toContain(said)
})

test('connections that fell silent cost one answer, not one each', async () => {
  const { proxy, database } = await behindProxy()
  const four = () => Promise.all([1, 2, 3, 4].map((n) => sql`select ${n}, pg_sleep(0.1)`.execute(database.app)))
  await four()
  expect(proxy.open()).toBeGreaterThanOrEqual(4)
  proxy.silence()
  const failed: unknown = await sql`select 1`.execute(database.app).catch((error: unknown) => error)
  expect(isOutOfReach(failed)).toBe(true)
  await four()
})

test('a process that was asked to end is not ready, and lives', async () => {
  const { app } = await behindProxy(() => true)
  expect((await app.inject('/readyz')).json()).toEqual({ ready: false, why: 'stopping' })
  expect((await app.inject('/livez')).json()).toEqual({ alive: true })
})

test('a database that lacks a migration of this version is not ready', async () => {
  const { app, database } = await testApp()
  expect((await app.inject('/readyz')).json()).toEqual({ ready: true })
  await sql`delete from schema_migration where name = '0002_review.sql'`.execute(database.owner)
  const reply = await app.inject('/readyz')
  expect([reply.statusCode, reply.json()]).toEqual([503, { ready: false, why: 'migrations' }])
})

describe('each role has its time limits from the server', () => {
  test.each(['app', 'reviews', 'accounts', 'cases'] as const)('%s', async (name) => {
    const { database } = await testApp()
    const { rows } = await sql<{ setting: number }>`
      select setting::int from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      database[name],
    )
    const { statement, lock, idle } = timeLimits[`casebalance_${name}`]
    expect(rows.map(({ setting }) => setting)).toEqual([idle, lock, statement])
  })
})

test('an error of our own is not reported as a network error', () => {
  const missing = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })
  expect(
    [new TypeError('x is not a function'), missing, Object.assign(new Error('unique'), { code: '23505' }), 'text', null].map(isOutOfReach),
  ).toEqual([false, false, false, false, false])
  const socket = Object.assign(new Error('gone'), { code: 'ENOENT', syscall: 'connect' })
  expect(
    [socket, Object.assign(new Error('starting up'), { code: '57P03' }), new Error('Connection terminated unexpectedly')].every(
      isOutOfReach,
    ),
  ).toBe(true)
})
