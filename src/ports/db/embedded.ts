import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type OsUser, postgresHome, reachableByOthers, sharedHome } from './binaries.ts'
import type { Connection, Engine } from './port.ts'

const database = 'casebalance'
const owner = 'casebalance_owner'
/** Only a file name inside our own socket folder; nothing listens on the network. */
const port = 5432

/**
 * Options that keep a rating's hour out of every file (docs/decisions/0006): no log line with a time
 * of ordinary work, no statement text in an error, and old log segments removed, never reused.
 */
const options = {
  listen_addresses: '',
  max_connections: '80',
  shared_buffers: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_recycle: 'off',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** Root may not run PostgreSQL: use its own user, or make one. `null` when we are not root. */
function databaseUser(): OsUser | null {
  if (process.getuid?.() !== 0) return null
  const find = (name: string) => {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((row) => row.startsWith(`${name}:`))
    const fields = line?.split(':')
    return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null
  }
  const known = find('postgres') ?? find('casebalance')
  if (known) return known
  spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'casebalance'])
  const made = find('casebalance') ?? find('nobody')
  if (!made) throw new Error('PostgreSQL does not run as root and no other user could be made. Start as an ordinary user.')
  return made
}

/** Where the cluster lies: in the data folder, or where its user can reach it (a note in the data folder says where). */
export function clusterFolder(dataDir: string): string {
  const user = databaseUser()
  mkdirSync(dataDir, { recursive: true })
  const real = realpathSync(dataDir)
  if (!user || reachableByOthers(real)) return path.join(real, 'postgres')
  const elsewhere = path.join(sharedHome, createHash('sha256').update(real).digest('hex').slice(0, 16), 'postgres')
  mkdirSync(path.dirname(elsewhere), { recursive: true, mode: 0o755 })
  writeFileSync(path.join(real, 'postgres-is-in.txt'), `${elsewhere}\n`)
  return elsewhere
}

function run(program: string, args: string[], user: OsUser | null) {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...user })
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim().split('\n').at(-1) ?? String(error)
    throw new Error(`The embedded PostgreSQL could not be set up: ${said}`, { cause: error })
  }
}

const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that postmaster.pid names, if it lives. */
function postmaster(folder: string): number | null {
  const file = path.join(folder, 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return pid > 0 && alive(pid) ? pid : null
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function answers(connection: Connection, folder: string): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    return (rows[0] as { data_directory: string }).data_directory === folder
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function stopPostmaster(pid: number) {
  try {
    process.kill(pid, 'SIGINT') // PostgreSQL's "fast" shutdown: ends sessions, writes everything, exits
  } catch {
    return
  }
  for (let waited = 0; waited < 30_000 && alive(pid); waited += 20) await pause(20)
}

async function ensureDatabase(connection: Connection) {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  if (!rowCount) await client.query(`create database ${database}`)
  await client.end()
}

/**
 * Starts the PostgreSQL that npm brought, on a socket that only this user can open, or adopts the one
 * that a killed server left behind. A leftover that does not answer is stopped first.
 */
export async function startEmbedded(dataDir: string): Promise<Engine & { folder: string; adopted: boolean }> {
  const user = databaseUser()
  const home = postgresHome(user)
  const folder = clusterFolder(dataDir)
  // Short, because a socket's path may have 107 characters at most.
  const sockets = path.join(tmpdir(), `casebalance-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  mkdirSync(sockets, { recursive: true, mode: 0o700 })
  if (user) chownSync(sockets, user.uid, user.gid)

  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    rmSync(folder, { recursive: true, force: true }) // a first start that was cut off
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (user) chownSync(folder, user.uid, user.gid)
    const flags = ['-D', folder, '-U', owner, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions']
    run(path.join(home, 'bin', 'initdb'), flags, user)
  }

  const login: Connection = { host: sockets, port, user: owner, database }
  let pid = postmaster(folder)
  let adopted = false
  if (pid !== null) {
    adopted = await answers(login, folder)
    if (!adopted) await stopPostmaster(pid)
  }
  if (!adopted) {
    const logFile = path.join(path.dirname(folder), 'postgres.log')
    const log = openSync(logFile, 'a')
    const flags = Object.entries({ ...options, unix_socket_directories: sockets }).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    const child = spawn(path.join(home, 'bin', 'postgres'), ['-D', folder, ...flags], {
      detached: true, // a Ctrl-C in the terminal is ours to answer, in order
      stdio: ['ignore', log, log],
      cwd: '/',
      ...user,
    })
    child.unref()
    let ended = false
    child.once('exit', () => (ended = true))
    child.once('error', () => (ended = true))
    for (let waited = 0; !(await answers(login, folder)); waited += 25) {
      if (ended || waited > 60_000) {
        throw new Error(`The embedded PostgreSQL did not start; ${logFile} says why.`)
      }
      await pause(25)
    }
    pid = child.pid ?? null
  }
  await ensureDatabase(login)

  return {
    folder,
    adopted,
    owner: login,
    role: (name) => ({ ...login, user: name }),
    stop: async () => {
      const running = postmaster(folder)
      if (running !== null) await stopPostmaster(running)
    },
  }
}
