// Runs the suite on a PostgreSQL of your own choice: `npm run test:postgres -- /usr/lib/postgresql/15/bin`.
// Makes a throw-away cluster on a free port of this machine, with passwords and an owner who is no superuser
// (as a managed server has it), runs the tests with DATABASE_URL on it, and removes it.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { root } from './build.ts'

const [bin = '', ...filters] = process.argv.slice(2)
if (!existsSync(path.join(bin, 'initdb'))) {
  console.error('Name the folder of the PostgreSQL programs: npm run test:postgres -- /usr/lib/postgresql/15/bin')
  process.exit(1)
}

/** PostgreSQL does not run as root: there the system's own user of that name runs it. */
function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const fields = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':')
  if (!fields) throw new Error('There is no user "postgres" to run the server as. Run this as an ordinary user.')
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const user = otherUser()
const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-own-'))
chmodSync(folder, 0o755)
const data = path.join(folder, 'data')
const secret = randomBytes(12).toString('hex')
writeFileSync(path.join(folder, 'password'), secret)
if (user.uid !== undefined && user.gid !== undefined) {
  for (const file of [folder, path.join(folder, 'password')]) chownSync(file, user.uid, user.gid)
}
const port = await freePort()
const flags = [
  '-D',
  data,
  '-U',
  'postgres',
  '--auth=scram-sha-256',
  `--pwfile=${folder}/password`,
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--no-sync',
]
const made = spawnSync(path.join(bin, 'initdb'), flags, { ...user, cwd: folder, encoding: 'utf8' })
if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
const server = spawn(
  path.join(bin, 'postgres'),
  ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off'],
  { ...user, cwd: folder, stdio: 'ignore' },
)
const ended = new Promise((resolve) => server.once('exit', resolve))

async function connected(): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: secret, database: 'postgres' })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (tries > 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

let status: number | null = null
try {
  const client = await connected()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.query(`create role court_owner login createdb createrole password '${secret}'`)
  await client.query('create database court owner court_owner')
  await client.end()
  console.log(`The suite on PostgreSQL ${rows[0]!.server_version}:`)
  const env = { ...process.env, DATABASE_URL: `postgresql://court_owner:${secret}@127.0.0.1:${port}/court` }
  // Everything, journeys in the browser included, or only the named test files.
  const [program, args] = filters.length === 0 ? [process.execPath, ['scripts/test.ts']] : ['vitest', ['run', ...filters]]
  status = spawnSync(program, args, { cwd: root, stdio: 'inherit', env }).status
} finally {
  server.kill('SIGINT')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status ?? 1)
