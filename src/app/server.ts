import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { limiter } from '#http/limits.ts'
import { readBuiltPages } from '#http/pages.ts'
import { dayOf } from '#kernel/day.ts'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase, startEngine } from '#ports/db/open.ts'
import { ensureRoles } from '#ports/db/roles.ts'
import { startPgBoss } from '#ports/queue/pg-boss.ts'
import { loadDemoAccounts, removeDemoAccounts } from '#accounts/accounts/demo.ts'
import { demoAccounts, demoPassword } from '#accounts/accounts/demo-accounts.ts'
import { keepDocuments } from '#accounts/agreements/public.ts'
import { hashPassword } from '#ports/identity/passwords.ts'
import { hideDemo, loadDemo } from '#demo/directory/load.ts'
import { billingOf } from './billing.ts'
import { compose } from './compose.ts'
import { loadDemoFamily, removeDemoFamily } from './demo-family.ts'
import { depsOf } from './deps.ts'
import { features, workOf } from './features.ts'
import { type Config, readServer } from './config.ts'
import { filesOf } from './files.ts'
import { takeFolder } from './folder.ts'
import { pubsubOf } from './pubsub.ts'
import { checkSecret, secretOf } from './secret.ts'
import { report } from './report.ts'
import { withoutScanner } from './scan.ts'
import { signingOf } from './signing.ts'
import { startWorker } from './worker.ts'
import type { Environment } from './environment.ts'

/** An address that is not this machine's, or a port that is taken or not allowed, in a sentence; whatever else went wrong is said as it is. */
function addressProblem(port: number, host: string, error: NodeJS.ErrnoException): Error {
  const { code } = error
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')
    return new Error(`This machine has no address ${host}. Set LISTEN to one that it has, or leave it out for this machine alone.`)
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return error
  const why = code === 'EACCES' ? `Port ${port} may not be used by this user` : `Port ${port} is taken`
  return new Error(`${why}. Stop what uses it, or choose another: PORT=${port < 65_535 ? port + 1 : 3000} npm start`)
}

/** A taken port is found before anything is started. */
async function checkPort({ port, listen: host }: Pick<Config, 'port' | 'listen'>) {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(addressProblem(port, host, error)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** Listens on one address, or as `localhost` on those by which this machine reaches itself, of both kinds where it has both. */
async function listen(app: FastifyInstance, { port, listen: host }: Pick<Config, 'port' | 'listen'>): Promise<number> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw addressProblem(port, host, error as NodeJS.ErrnoException)
  }
  return (app.server.address() as AddressInfo).port
}

/**
 * Milliseconds. A supervisor kills after ten seconds (Docker), so a stop takes less in all, and its parts less again: what is
 * not done by then is broken off by the end of its connection, and undone.
 */
const longest = { stop: 9_500, work: 2_000, jobs: 2_500, requests: 2_500, connections: 500, breaking: 3_000 }

/** Waits for work, and no longer than so many milliseconds. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work.catch(() => {}), new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))])
  clearTimeout(timer)
}

/** Starts everything, in order, and says so. Throws an Error with one sentence when something is in the way. */
export async function start({ dist, env, say }: { dist: string; env: NodeJS.ProcessEnv; say: (text: string) => void }) {
  const config = readServer(env)
  if (config.port !== 0) await checkPort(config)

  // What was opened, to be closed in the opposite order: at the end, and when a later step fails.
  // On a database of someone else's any number of servers may work.
  const closers: (() => unknown)[] = config.databaseUrl === '' ? [takeFolder(config.dataDir)] : []
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close()
  }
  const end = async (code: number) => {
    await within(longest.stop, closeAll())
    process.exit(code)
  }
  let isReady = false
  let isStopping = false
  let askedAt = 0
  const stop = async () => {
    // A terminal's Ctrl-C arrives more than once. Asked again later it is meant: at once, and the next start tidies up.
    if (isStopping && performance.now() - askedAt > 3_000) process.exit(1)
    if (isStopping) return
    isStopping = true
    askedAt = performance.now()
    // A start is broken off: what it was at is undone by the database, or done by the next one.
    if (isReady) await end(0)
    else await within(longest.breaking, Promise.allSettled(closers.toReversed().map(async (close) => close())))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void stop())

  try {
    const secret = secretOf(config)
    say(config.databaseUrl === '' ? 'Starting the embedded PostgreSQL ...' : 'Connecting to the database ...')
    const starting = startEngine(config.databaseUrl, config.dataDir)
    // Also one that is just being started.
    closers.push(async () => (await starting.catch(() => null))?.stop())
    const engine = await starting
    await ensureRoles(engine)
    const applied = await migrate(engine.owner)
    if (applied.length > 0) say(`Brought the database up to date (${applied.length} migrations).`)

    const database = openDatabase(engine, undefined, config)
    closers.push(() => within(longest.connections, database.close()))
    await checkSecret(database.owner, secret)
    await (config.demo ? loadDemo : hideDemo)({ database, today: dayOf(Date.now()), say })
    await keepDocuments(database.owner, new Date())
    const people = { database, clock: Date.now }
    if (config.demo) {
      await loadDemoAccounts(database.owner, new Date(), await hashPassword(demoPassword))
      await loadDemoFamily({ ...people, files: filesOf({ config, secret }) })
      for (const { demo } of features) await demo?.put({ owner: database.owner, now: Date.now() })
    } else {
      await removeDemoFamily(people)
      for (const { demo } of features) await demo?.remove?.(database.owner)
      await removeDemoAccounts(database.owner)
    }
    const pubsub = await pubsubOf({ config, engine, report })
    closers.push(() => within(longest.connections, pubsub.close()))
    const { signing, wrong } = await signingOf(config, Date.now())
    for (const line of [wrong, withoutScanner(config)]) if (line !== null) say(line)
    const world: Environment = {
      config,
      signing,
      billing: await billingOf(config, Date.now),
      database,
      pubsub,
      limiter: limiter(Date.now),
      secret,
      pages: { ...(await readBuiltPages(dist)), folder: path.join(dist, 'client') },
      verifier: path.join(dist, 'verifier'),
      clock: Date.now,
      random: { next: Math.random, uuid: randomUUID },
      report,
      isStopping: () => isStopping,
    }
    const deps = depsOf(world)
    const app = await compose(world, deps)
    closers.push(() => within(longest.requests, app.close()))
    const worker = startWorker(world, { deps })
    closers.push(() => within(longest.jobs, worker.stop()))
    const working = await startPgBoss(workOf(deps), { connection: engine.role('casebalance_queue'), report })
    closers.push(() => within(longest.work, working.stop(longest.work)))
    const port = await listen(app, config)
    say(`Ready on http://localhost:${port}`)
    if (config.demo) say(`Sign in as ${demoAccounts.map(({ email }) => email).join(', ')} with the password "${demoPassword}".`)
    engine.watch?.({
      say,
      lost: (why) => {
        if (isStopping) return
        isStopping = true
        console.error(why.message)
        // A person who looks after this process starts it again, or tells someone.
        void end(1)
      },
    })
    isReady = true
  } catch (error) {
    // A start that was broken off ends with it.
    if (isStopping) return
    await closeAll()
    throw error
  }
}
