import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { reachableByOthers, sharedHome } from './binaries.ts'
import { startEmbedded } from './embedded.ts'
import type { Connection } from './port.ts'

const isRoot = process.getuid?.() === 0
const project = fileURLToPath(new URL('../../../../', import.meta.url))

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-embedded-'))
  if (isRoot) chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function start(dataDir: string) {
  const engine = await startEmbedded(dataDir)
  onTestFinished(() => engine.stop())
  return engine
}

async function ask(connection: Connection, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query({ text, rowMode: 'array' })
  await client.end()
  return rows.flat()
}

const pidOf = (folder: string) => Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])

interface Started {
  process: ChildProcess
  folder: string
}

/** A process of its own that starts the database and stays until it is killed. */
async function startElsewhere(dataDir: string, as: { uid?: number; gid?: number } = {}): Promise<Started> {
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('embedded.ts', import.meta.url).href)})
    const engine = await startEmbedded(${JSON.stringify(dataDir)})
    process.on('SIGTERM', () => void engine.stop().then(() => process.exit(0)))
    console.log(engine.folder)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { ...as, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const folder = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.once('data', (text) => resolve(String(text).trim()))
    child.stderr.on('data', (text) => (said += String(text)))
    child.once('exit', () => reject(new Error(said)))
  })
  return { process: child, folder }
}

async function killed(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

test('a first start makes the database, and the second one finds what was stored', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  expect(first.adopted).toBe(false)
  await ask(first.owner, 'create table kept as select 42 as n')
  await first.stop()
  const second = await start(dataDir)
  expect(await ask(second.owner, 'select n from kept')).toEqual([42])
})

test('after a kill -9 of the server the database that lived on is adopted, with its process and its data', async () => {
  const dataDir = newFolder()
  const { process: server, folder } = await startElsewhere(dataDir)
  const pid = pidOf(folder)
  await killed(server, 'SIGKILL')
  const engine = await start(dataDir)
  expect(engine.adopted).toBe(true)
  expect(pidOf(folder)).toBe(pid)
  await engine.stop()
  expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(false)
})

test('a database that lived on and does not answer is stopped, and a new one started on the same data', async () => {
  const dataDir = newFolder()
  const { process: server, folder } = await startElsewhere(dataDir)
  const pid = pidOf(folder)
  await killed(server, 'SIGKILL')
  process.kill(pid, 'SIGSTOP')
  const engine = await start(dataDir)
  expect(engine.adopted).toBe(false)
  expect(pidOf(folder)).not.toBe(pid)
  expect(await ask(engine.owner, 'select 1')).toEqual([1])
}, 60_000)

test('a first start that was cut off in the middle is begun again', async () => {
  const dataDir = newFolder()
  cpSync(path.join(project, 'migrations'), path.join(dataDir, 'postgres.new'), { recursive: true })
  const engine = await start(dataDir)
  expect(await ask(engine.owner, 'select 1')).toEqual([1])
})

test("a stale postmaster.pid whose number now belongs to a stranger does not cost the stranger's life", async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  await first.stop()
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void stranger.kill('SIGKILL'))
  writeFileSync(path.join(first.folder, 'postmaster.pid'), `${stranger.pid}\n${first.folder}\n1\n5432\n${first.folder}\n\n\n`)
  const second = await start(dataDir).catch((error: Error) => error)
  expect(stranger.exitCode).toBe(null)
  expect(stranger.signalCode).toBe(null)
  expect(second).toMatchObject({ adopted: false })
})

test('who comes to a database that another process keeps does not stop it on leaving', async () => {
  const dataDir = newFolder()
  const { process: server, folder } = await startElsewhere(dataDir)
  const guest = await start(dataDir)
  expect(guest.adopted).toBe(true)
  await guest.stop()
  expect(await ask(guest.owner, 'select 1')).toEqual([1])
  await killed(server, 'SIGTERM')
  expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(false)
})

test('two databases run side by side, each in its own data folder', async () => {
  const [one, two] = await Promise.all([start(newFolder()), start(newFolder())])
  await ask(one.owner, 'create table mine as select 1')
  expect(await ask(two.owner, "select to_regclass('mine')")).toEqual([null])
})

test('a data folder with a path too long for a socket works all the same', async () => {
  const dataDir = path.join(newFolder(), 'a-rather-long-name-for-a-folder'.repeat(4))
  const engine = await start(dataDir)
  expect(await ask(engine.owner, 'select 1')).toEqual([1])
})

test.skipIf(!isRoot)(
  'under a folder closed to others (0700), as root: the cluster lies in the shared home, and a note says so',
  async () => {
    const closed = newFolder()
    chmodSync(closed, 0o700)
    const dataDir = path.join(closed, 'data')
    const engine = await start(dataDir)
    onTestFinished(() => rmSync(path.dirname(engine.folder), { recursive: true, force: true }))
    expect(engine.folder.startsWith(`${sharedHome}/`)).toBe(true)
    expect(readFileSync(path.join(dataDir, 'postgres-is-in.txt'), 'utf8')).toContain(engine.folder)
    await ask(engine.owner, 'create table kept as select 42 as n')
    await engine.stop()

    const again = await start(dataDir)
    expect(await ask(again.owner, 'select n from kept')).toEqual([42])
    await again.stop()

    cpSync(dataDir, path.join(closed, 'copy'), { recursive: true })
    await expect(startEmbedded(path.join(closed, 'copy'))).rejects.toThrow(/is a copy of/)

    // A data folder that was deleted does not come back with what it held.
    rmSync(dataDir, { recursive: true })
    const fresh = await start(dataDir)
    onTestFinished(() => rmSync(path.dirname(fresh.folder), { recursive: true, force: true }))
    expect(await ask(fresh.owner, "select to_regclass('kept')")).toEqual([null])
  },
)

test.skipIf(!isRoot || !reachableByOthers(project))(
  'under a folder closed to others, as an ordinary user: everything lies in the data folder (needs root to become another user)',
  async () => {
    const nobody = { uid: 65_534, gid: 65_534 }
    const closed = newFolder()
    chownSync(closed, nobody.uid, nobody.gid)
    chmodSync(closed, 0o700)
    const { process: server, folder } = await startElsewhere(path.join(closed, 'data'), nobody)
    expect(folder).toBe(path.join(closed, 'data', 'postgres'))
    await killed(server, 'SIGTERM')
    expect(existsSync(path.join(folder, 'postmaster.pid'))).toBe(false)
  },
)
