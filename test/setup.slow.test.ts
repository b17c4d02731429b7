import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ensureBuild } from '#scripts/build.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { root } from './support/copy.ts'
import { tmpfsDir } from './support/tmpfs-dir.ts'
import { addressOf } from './support/run-command.ts'
import { bareEnvironment } from './support/server.ts'
import { templateEngine } from './support/template.ts'

interface Server {
  process: ChildProcess
  /** Ends when the process does. */
  ended: Promise<{ code: number | null; out: string; err: string }>
  /** The port that it serves. */
  ready: Promise<number>
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpfsDir(), 'casebalance-setup-'))
  chmodSync(folder, 0o755) // so that the database can be in it, even if its user is not the one who runs the tests
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the server as `npm start` does, on the embedded database and without the fictional people. */
function startServer(env: Record<string, string>): Server {
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'start.ts')], {
    cwd: root,
    env: { ...bareEnvironment, DEMO: 'off', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stderr.on('data', (text) => (err += String(text)))
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, out, err })),
  )
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      out += String(text)
      const port = /Ready on http:\/\/localhost:(\d+)/.exec(out)?.[1]
      if (port) resolve(Number(port))
    })
    child.once('close', () => reject(new Error(`The server ended: ${err}`)))
  })
  ready.catch(() => {})
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { process: child, ended, ready }
}

let used: string | undefined

/**
 * The data folder of a server that was started once and has ended. A first start makes a cluster and runs every migration, which two tests
 * below look at; all others are about what comes after.
 */
async function usedFolder(): Promise<string> {
  const folder = newFolder()
  if (used !== undefined) {
    copyFolder(used, folder)
    return folder
  }
  const first = startServer({ DATA_DIR: folder })
  await first.ready
  first.process.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
  const copy = mkdtempSync(path.join(tmpfsDir(), 'casebalance-used-'))
  copyFolder(folder, copy)
  used = copy
  return folder
}
afterAll(() => used !== undefined && rmSync(used, { recursive: true }))

/** With its owner: PostgreSQL starts on no folder that belongs to someone else. */
const copyFolder = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to])

const count = async ({ ready }: Server) => (await fetch(`http://localhost:${await ready}/api/professionals/count`)).json()

/** The output of a start that fails: every line of standard error (one is right, and no stack), and its exit code. */
async function refusal({ ended }: Server) {
  const { code, err } = await ended
  return { code, lines: err.trim().split('\n') }
}
const inOneSentence = (says: RegExp) => ({ code: 1, lines: [expect.stringMatching(says)] })

const external = (at: string) => ({ DATABASE_URL: `postgresql://court:hunter2@${at}/court`, AUTH_SECRET: 's'.repeat(32) })

beforeAll(() => ensureBuild(() => {}), 120_000)

test('a taken port gives one sentence and exit code 1', async () => {
  const other = createServer().listen(0)
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const server = startServer({ PORT: String(port), DATA_DIR: newFolder() })
  expect(await refusal(server)).toEqual(inOneSentence(/^Port \d+ is taken\. Stop what uses it, or choose another: PORT=\d+ npm start$/m))
})

test('an unreachable database gives one sentence without a password', async () => {
  const server = startServer({ ...external('127.0.0.1:9'), DATA_DIR: newFolder() })
  expect(await refusal(server)).toEqual(inOneSentence(/^The database of DATABASE_URL \(127\.0\.0\.1:9\/court\) cannot be reached/))
  const { out, err } = await server.ended
  expect(out + err).not.toContain('hunter2')
})

test('a malformed database address gives one sentence', async () => {
  const server = startServer({ ...external('127.0.0.1:99999'), DATA_DIR: newFolder() })
  expect(await refusal(server)).toEqual(inOneSentence(/^DATABASE_URL cannot be read/))
})

test('an external database without AUTH_SECRET is refused, with the command that saves what this installation has used', async () => {
  const server = startServer({ DATABASE_URL: external('127.0.0.1:9').DATABASE_URL, DATA_DIR: newFolder() })
  expect(await refusal(server)).toEqual(
    inOneSentence(/^AUTH_SECRET is required with DATABASE_URL\. .*npm run secret -- save auth-secret\.env/),
  )
})

test('an installation for real people that names no database is refused, and nothing is begun', async () => {
  const folder = newFolder()
  const server = startServer({ DATABASE_URL: '', APP_URL: 'https://court.example', DATA_DIR: folder })
  expect(await refusal(server)).toEqual(inOneSentence(/^DATABASE_URL is empty, .*EMBEDDED=on/))
  expect(readdirSync(folder)).toEqual([])
})

test.each([{ LISTEN: '0.0.0.0' }, { SMTP_URL: 'smtp://127.0.0.1:9' }, { APP_URL: 'https://court.example', EMBEDDED: 'on' }])(
  'the demonstration is not opened to others by %o alone, and nothing is begun',
  async (env) => {
    const folder = newFolder()
    expect(await refusal(startServer({ ...env, DEMO: 'on', DATA_DIR: folder }))).toEqual(
      inOneSentence(/^DEMO is on together with .*PUBLIC_DEMO=on/),
    )
    expect(readdirSync(folder)).toEqual([])
  },
)

/** Addresses of this machine that others reach it by, if it has any. */
const outward = Object.values(networkInterfaces()).flatMap((each) =>
  (each ?? []).filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
)
const isAnswered = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host, timeout: 2_000 })
    const settle = (is: boolean) => () => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', settle(true)).once('error', settle(false)).once('timeout', settle(false))
  })

test('by itself a server is reached from this machine alone, and where LISTEN says so by others, under its own names', async () => {
  const [alone, open] = [startServer({ DATA_DIR: await usedFolder() }), startServer({ DATA_DIR: await usedFolder(), LISTEN: '0.0.0.0' })]
  const [here, there] = await Promise.all([alone.ready, open.ready])
  expect(await isAnswered(here, '127.0.0.1')).toBe(true)
  for (const address of outward) {
    expect(await isAnswered(here, address)).toBe(false)
    expect((await fetch(`http://${address}:${there}/livez`)).status).toBe(200)
    expect((await fetch(`http://${address}:${there}/`)).status).toBe(421)
  }
}, 60_000)

test('an address that this machine does not have gives one sentence', async () => {
  const server = startServer({ DATA_DIR: newFolder(), LISTEN: '192.0.2.77', PORT: '4379' })
  expect(await refusal(server)).toEqual(inOneSentence(/^This machine has no address 192\.0\.2\.77\. Set LISTEN/))
})

test('a wrong value gives one sentence', async () => {
  const server = startServer({ PORT: 'http', DATA_DIR: newFolder() })
  expect(await refusal(server)).toEqual(inOneSentence(/^The setting PORT cannot be used/))
})

test('a data folder that cannot be created gives one sentence', async () => {
  const server = startServer({ DATA_DIR: path.join(root, 'package.json', 'data') })
  expect(await refusal(server)).toEqual(inOneSentence(/^The data folder .+ cannot be used \(ENOTDIR\)/))
})

test('a second copy on the same data folder is refused, and the first one goes on', async () => {
  const folder = await usedFolder()
  const first = startServer({ DATA_DIR: folder })
  await first.ready
  const second = startServer({ DATA_DIR: folder })
  expect(await refusal(second)).toEqual(inOneSentence(/^Another copy \(process \d+\) already uses the data folder/))
  expect(await count(first)).toEqual({ count: 0 })
})

test('two copies run on one machine, each on its own port and data folder', async () => {
  const servers = [startServer({ DATA_DIR: newFolder() }), startServer({ DATA_DIR: newFolder() })]
  await Promise.all(servers.map(({ ready }) => ready))
  for (const server of servers) expect(await count(server)).toEqual({ count: 0 })
})

test('after a kill -9 of the server the next start takes over its database', async () => {
  const folder = await usedFolder()
  const first = startServer({ DATA_DIR: folder })
  await first.ready
  const pidFile = path.join(folder, 'postgres', 'postmaster.pid')
  const pid = readFileSync(pidFile, 'utf8').split('\n')[0]
  first.process.kill('SIGKILL')
  await first.ended
  const second = startServer({ DATA_DIR: folder })
  await second.ready
  expect(readFileSync(pidFile, 'utf8').split('\n')[0]).toBe(pid)
  expect(await count(second)).toEqual({ count: 0 })
})

test('a server that is asked to stop ends its database and gives the folder back', async () => {
  const folder = await usedFolder()
  const server = startServer({ DATA_DIR: folder })
  await server.ready
  server.process.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(existsSync(path.join(folder, 'server.pid'))).toBe(false)
})

/** The embedded database of a server's folder, as its owner. */
async function ownerOf(folder: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: path.join(folder, 'postgres'),
    port: 5432,
    user: 'casebalance_owner',
    database: 'casebalance',
  })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}
const postmasterOf = (folder: string) => Number(readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
const readiness = async ({ ready }: Server) => {
  const reply = await fetch(`http://localhost:${await ready}/readyz`)
  return [reply.status, await reply.json()]
}

test('the embedded database is restarted after a kill, and acknowledged data is there', async () => {
  const folder = await usedFolder()
  const server = startServer({ DATA_DIR: folder })
  expect(await readiness(server)).toEqual([200, { ready: true }])
  const before = await ownerOf(folder)
  await before.query("create table kept as select 'acknowledged' as what")
  const pid = postmasterOf(folder)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => readiness(server), { timeout: 5_000, interval: 10 }).toEqual([503, { ready: false, why: 'database' }])
  expect((await fetch(`http://localhost:${await server.ready}/livez`)).status).toBe(200)
  await expect.poll(() => readiness(server), { timeout: 25_000 }).toEqual([200, { ready: true }])
  expect(postmasterOf(folder)).not.toBe(pid)
  expect((await (await ownerOf(folder)).query('select what from kept')).rows).toEqual([{ what: 'acknowledged' }])
  server.process.kill('SIGTERM')
  const { code, out } = await server.ended
  expect(code).toBe(0)
  expect(out).toMatch(/The embedded PostgreSQL died\. Starting it again \.\.\.\nThe embedded PostgreSQL answers again\./)
}, 60_000)

test('if it cannot be restarted the server ends with exit code 1, so that someone notices', async () => {
  const folder = await usedFolder()
  const server = startServer({ DATA_DIR: folder })
  await server.ready
  const pid = postmasterOf(folder)
  renameSync(path.join(folder, 'postgres', 'global'), path.join(folder, 'postgres', 'gone'))
  process.kill(pid, 'SIGKILL')
  expect(await refusal(server)).toMatchObject({
    code: 1,
    lines: expect.arrayContaining([expect.stringMatching(/did not start; .*postgres\.log says why/)]),
  })
}, 60_000)

test('a start that waits for the database ends at once when it is asked to', async () => {
  const template = templateEngine()
  const engine = await createDatabase(template, template.owner.database)
  onTestFinished(() => dropDatabase(template, engine.owner.database!))
  const other = new pg.Client(engine.owner)
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin; select pg_advisory_xact_lock(7216201)')
  const server = startServer({ DATABASE_URL: addressOf(engine), AUTH_SECRET: 's'.repeat(32), DATA_DIR: newFolder() })
  const waiting = async () =>
    (await other.query('select count(*)::int as n from pg_locks where not granted and locktype = $1', ['advisory'])).rows[0]
  await expect.poll(waiting, { timeout: 20_000 }).toEqual({ n: 1 })
  const asked = performance.now()
  server.process.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  expect(performance.now() - asked).toBeLessThan(4_000)
}, 60_000)

test('a stop ends all running work, and the database', async () => {
  const folder = await usedFolder()
  const server = startServer({ DATA_DIR: folder })
  await server.ready
  const owner = await ownerOf(folder)
  // Table by table while the server works: where the two wait for each other, one is refused and this begins again.
  const lockAll = async () => {
    try {
      await owner.query('begin')
      await owner.query(`do $$ declare one record; begin
        for one in select oid::regclass as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
          execute format('lock table %s in access exclusive mode', one.name);
        end loop; end $$`)
      return true
    } catch (error) {
      await owner.query('rollback')
      if ((error as { code?: string }).code !== '40P01') throw error
      return false
    }
  }
  await expect.poll(lockAll, { timeout: 20_000 }).toBe(true)
  const waiting = async () => (await owner.query('select count(*)::int > 0 as some from pg_locks where not granted')).rows[0]
  await expect.poll(waiting, { timeout: 20_000 }).toEqual({ some: true })
  const asked = performance.now()
  server.process.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  expect(performance.now() - asked).toBeLessThan(10_000)
  expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
}, 60_000)

test('a Redis that does not answer keeps no server from starting', async () => {
  const server = startServer({ DATA_DIR: await usedFolder(), PUBSUB: 'redis', REDIS_URL: 'redis://127.0.0.1:9' })
  expect(await readiness(server)).toEqual([200, { ready: true }])
  server.process.kill('SIGTERM')
  const { code, err } = await server.ended
  expect(code).toBe(0)
  expect(err).toMatch(/^live\.join: /)
  expect(err).not.toContain('Port')
}, 60_000)

test('any npm script runs the setup first, and says what it does if it cannot', async () => {
  const folder = newFolder()
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  // A package manager that always fails simulates a machine without a network.
  const child = spawn(process.execPath, ['scripts/run.mjs', 'check'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], npm_execpath: path.join(folder, 'no-such-npm.js') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (text) => (out += String(text)))
  child.stderr.on('data', (text) => (err += String(text)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(out).toContain('Installing the packages')
  expect(err).toContain('npm could not install the packages. Check the network and run the command again.')
  expect(code).toBe(1)
})
