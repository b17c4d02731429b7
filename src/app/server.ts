import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { readBuiltPages } from '../http/pages.ts'
import { openDatabase, startEngine } from '../ports/db/open.ts'
import { migrate } from '../ports/db/migrate.ts'
import { ensureRoles } from '../ports/db/roles.ts'
import { compose } from './compose.ts'
import { readConfig } from './config.ts'

/** A taken port is found before anything is started. */
async function checkPort(port: number) {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EACCES' ? `Port ${port} may not be used by this user` : `Port ${port} is taken`
      reject(new Error(`${why}. Stop what uses it, or choose another: PORT=${port + 1} npm start`))
    })
    probe.listen(port, () => probe.close(() => resolve()))
  })
}

/** One server to a data folder: a second one would stop the database under the first. */
function takeFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, 'server.pid')
  if (existsSync(file)) {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid !== process.pid && runs(pid)) {
      throw new Error(
        `Another copy (process ${pid}) already uses the data folder ${dataDir}. Stop it, or choose another: DATA_DIR=./data2 npm start`,
      )
    }
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    // Process ids are used again after a while: is it still one of ours?
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.ts')
  } catch {
    return true
  }
}

/** Starts everything, in order, and says so. Throws an Error with one sentence when something is in the way. */
export async function start({ dist, env, say }: { dist: string; env: NodeJS.ProcessEnv; say: (text: string) => void }) {
  const config = readConfig(env)
  if (config.port !== 0) await checkPort(config.port)
  const release = takeFolder(config.dataDir)
  try {
    say(config.databaseUrl === '' ? 'Starting the embedded PostgreSQL ...' : 'Connecting to the database ...')
    const engine = await startEngine(config.databaseUrl, config.dataDir)
    try {
      await ensureRoles(engine)
      const applied = await migrate(engine.owner)
      if (applied.length > 0) say(`Brought the database up to date (${applied.length} migrations).`)
      const database = openDatabase(engine)
      const pages = { ...(await readBuiltPages(dist)), folder: path.join(dist, 'client') }
      const app = await compose({
        config,
        database,
        pages,
        clock: Date.now,
        random: { next: Math.random, uuid: randomUUID },
        report: (error, where) => console.error(`${where}: ${error instanceof Error ? error.stack : 'unknown error'}`),
      })
      await app.listen({ port: config.port, host: '::' })
      const { port } = app.server.address() as AddressInfo
      say(`Ready on http://localhost:${port}`)

      let stopping = false
      const stop = async () => {
        if (stopping) return
        stopping = true
        await app.close()
        await database.close()
        await engine.stop()
        release()
        process.exit(0)
      }
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void stop())
    } catch (error) {
      await engine.stop()
      throw error
    }
  } catch (error) {
    release()
    throw error
  }
}
