import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type OsUser, postgresHome } from './binaries.ts'
import { clusterFolder, socketFolder } from './folders.ts'
import { becomeKeeper, clearAway, findPostmaster, letGo, readPostmaster, stopPostmaster } from './postmaster.ts'
import { alive } from './processes.ts'
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

/** Milliseconds between two looks at whether it lives, and how long a death counts. */
const every = 250
const remembered = 600_000
/** So many deaths within that time are mended; one more is no accident. So many attempts for each. */
const mostDeaths = 5
const startsAtOnce = 3

/** Root may not run PostgreSQL: use its own user, or make one. `null` when we are not root. */
export function databaseUser(): OsUser | null {
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

function run(program: string, args: string[], user: OsUser | null) {
  try {
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', ...user })
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim().split('\n').at(-1) ?? String(error)
    throw new Error(`The embedded PostgreSQL could not be set up: ${said}`, { cause: error })
  }
}

/** Makes the cluster beside its place and moves it there whole: a first start that is cut off leaves nothing half made. */
function makeCluster(home: string, folder: string, user: OsUser | null) {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  if (user) chownSync(draft, user.uid, user.gid)
  const flags = ['-D', draft, '-U', owner, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions']
  run(path.join(home, 'bin', 'initdb'), flags, user)
  renameSync(draft, folder)
}

/** Whether the PostgreSQL of this very folder answers; one that is frozen or still starting does not. */
async function answers(connection: Connection, folder: string): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 3_000, query_timeout: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    return (rows[0] as { data_directory: string }).data_directory === folder
  } catch {
    return false
  } finally {
    client.end().catch(() => {})
  }
}

async function ensureDatabase(connection: Connection) {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  if (!rowCount) await client.query(`create database ${database}`)
  await client.end()
}

/** Starts the program and waits until it answers. */
async function launch(home: string, folder: string, login: Connection & { host: string }, user: OsUser | null) {
  const logFile = path.join(path.dirname(folder), 'postgres.log')
  const log = openSync(logFile, 'a')
  const flags = Object.entries({ ...options, unix_socket_directories: login.host }).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const child = spawn(path.join(home, 'bin', 'postgres'), ['-D', folder, ...flags], {
    detached: true, // a Ctrl-C in the terminal is ours to answer, in order
    stdio: ['ignore', log, log],
    cwd: '/',
    ...user,
  })
  closeSync(log)
  child.unref()
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  for (let waited = 0; !(await answers(login, folder)); waited += 25) {
    if (ended || waited > 60_000) throw new Error(`The embedded PostgreSQL did not start; ${logFile} says why.`)
    await pause(25)
  }
}

/**
 * Starts the PostgreSQL that npm brought, on a socket that only this user can open, or adopts the one
 * that a killed server left behind. A leftover that does not answer is stopped first.
 * @throws Error with one sentence when it cannot be started
 */
export async function startEmbedded(dataDir: string): Promise<Required<Engine> & { folder: string; adopted: boolean }> {
  const user = databaseUser()
  const home = postgresHome(user)
  const folder = clusterFolder(dataDir, user)
  if (!existsSync(path.join(folder, 'PG_VERSION'))) makeCluster(home, folder, user)

  const loginAt = (host: string) => ({ host, port, user: owner, database })
  const found = findPostmaster(folder)
  // Its own note of where it listens: the temporary folder may have been another one then.
  let login = loginAt(found?.sockets ?? socketFolder(folder, user))
  const adopted = found !== null && (await answers(login, folder))
  if (!adopted) {
    if (found) await stopPostmaster(found, 2_000)
    const left = readPostmaster(folder)
    if (left) await clearAway(left, folder)
    login = loginAt(socketFolder(folder, user))
    await launch(home, folder, login, user)
  }
  const keeps = becomeKeeper(folder)
  await ensureDatabase(login)

  /** Where it listened before: the pools are open to there. */
  const startAgain = async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        const left = readPostmaster(folder)
        if (left) await clearAway(left, folder)
        return await launch(home, folder, login, user)
      } catch (error) {
        if (tries === startsAtOnce) throw error
        await pause(1_000)
      }
    }
  }
  let timer: NodeJS.Timeout | undefined
  let starting: Promise<unknown> = Promise.resolve()

  return {
    folder,
    adopted,
    owner: login,
    role: (name) => ({ ...login, user: name }),
    watch: ({ say, lost }) => {
      let pid = findPostmaster(folder)?.pid
      const deaths: number[] = []
      const lookAgain = async () => {
        if (pid !== undefined && alive(pid)) return
        deaths.push(performance.now())
        if (deaths.filter((at) => at > performance.now() - remembered).length > mostDeaths) {
          clearInterval(timer)
          return lost(new Error(`The embedded PostgreSQL died more than ${mostDeaths} times in ten minutes. Its postgres.log says why.`))
        }
        say('The embedded PostgreSQL died. Starting it again ...')
        try {
          await startAgain()
          pid = findPostmaster(folder)?.pid
          say('The embedded PostgreSQL answers again.')
        } catch (error) {
          clearInterval(timer)
          lost(error as Error)
        }
      }
      let isLooking = false
      timer = setInterval(() => {
        if (isLooking) return
        isLooking = true
        starting = lookAgain().finally(() => (isLooking = false))
      }, every).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await starting
      if (!keeps) return
      const running = findPostmaster(folder)
      if (running) await stopPostmaster(running)
      letGo(folder)
    },
  }
}
