import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '#scripts/build.ts'
import { importedId } from '#test/support/addresses.ts'

/** The server as a user starts it, with the demo's people and three imported ones. */
export interface Site {
  /** `http://localhost:<port>` */
  origin: string
  /** The id of an imported person: fictional people are hidden from search engines. */
  imported: string
  /** Its data: the database's owner connects through it. */
  folder: string
  stop(): Promise<void>
}

const run = promisify(execFile)

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (text: Buffer) => {
      said += String(text)
      if (said.includes('Ready on ')) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('close', () => reject(new Error(`The server ended: ${said}`)))
  })
}

/** Starts the built server in a process and data folder of its own, and fills it as the journeys do. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-bench-'))
  chmodSync(folder, 0o755)
  // A port that is known before, for the pages name their own address.
  const port = await freePort()
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL: '', PORT: String(port), DEMO: 'on' }
  const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await ready(child)
    const roster = 'test/journeys/fixture/roster'
    await run(process.execPath, ['scripts/directory.ts', 'import', 'csv', `${roster}.csv`, '--map', `${roster}.json`], { cwd: root, env })
    const origin = `http://localhost:${port}`
    return { origin, imported: await importedId(origin), folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
