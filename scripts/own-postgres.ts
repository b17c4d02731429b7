// A throw-away PostgreSQL of their own choice, with the owner that docs/operations.md asks for: CREATEROLE, and no superuser.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { databaseUser } from '#ports/db/embedded.ts'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/**
 * Makes a cluster on a free port of this machine, with passwords and a plain owner (as a managed server has it), and removes it afterwards.
 * @param bin the folder of its programs: initdb and postgres
 * @param work is given the address for DATABASE_URL, and which version it is
 * @throws Error where the cluster cannot be made
 */
export async function onOwnPostgres<T>(bin: string, work: (server: { url: string; version: string }) => T | Promise<T>): Promise<T> {
  const user = databaseUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-own-'))
  chmodSync(folder, 0o755)
  const data = path.join(folder, 'data')
  const secret = randomBytes(12).toString('hex')
  writeFileSync(path.join(folder, 'password'), secret)
  if (user) for (const file of [folder, path.join(folder, 'password')]) chownSync(file, user.uid, user.gid)
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
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`initdb failed: ${made.stderr}`)
  }
  const port = await freePort()
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off'],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const connected = async (): Promise<pg.Client> => {
    for (let tries = 0; ; tries++) {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: secret, database: 'postgres' })
      try {
        await client.connect()
        return client
      } catch (error) {
        if (tries > 200) throw error
        await pause(50)
      }
    }
  }
  try {
    const client = await connected()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    await client.query(`create role court_owner login createdb createrole password '${secret}'`)
    await client.query('create database court owner court_owner')
    await client.end()
    return await work({ url: `postgresql://court_owner:${secret}@127.0.0.1:${port}/court`, version: rows[0]!.server_version })
  } finally {
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
