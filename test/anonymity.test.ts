// Who holds the whole data folder must learn neither who sent a rating nor when on its day. "Joinable"
// is taken at its widest: any moment of the arrival window, in any usual form, anywhere in any file of
// the database counts, whether or not a rating stands near it. Nothing is excused from the search.
import { limiter } from '../src/http/limits.ts'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '../src/app/compose.ts'
import type { World } from '../src/app/world.ts'
import { readConfig } from '../src/app/config.ts'
import { jobs } from '../src/app/rooms.ts'
import { dayOf, startOf } from '../src/kernel/day.ts'
import { migrate } from '../src/ports/db/migrate.ts'
import { openDatabase, startEngine } from '../src/ports/db/open.ts'
import { ensureRoles } from '../src/ports/db/roles.ts'
import { putPerson, ratingOf } from './ratings.ts'
import { seededRandom } from './random.ts'
import { addressFinder, addressNear, filesBelow, momentsIn, type Span } from './traces.ts'

const howMany = 10_000
const atOnce = 50
const dayLong = 24 * 3_600_000

/** Marks that nothing else in the database holds. */
const mark = (number: number) => `mark-${String(number).padStart(5, '0')}-qzx`
const agentMark = 'Zyxprobe'

/** Letters that hardly compress, and none that is a digit of any number: by chance nothing in them reads as an address. */
const noise = (length: number) => Array.from(randomBytes(length), (byte) => String.fromCharCode(103 + (byte % 20))).join('')

/** Distinct source addresses, spread over all of 127.0.0.0/8. */
function sourceAddresses(): string[] {
  const { next } = seededRandom(127)
  const found = new Set<string>()
  const octet = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  while (found.size < howMany) found.add(`127.${octet(1, 254)}.${octet(0, 255)}.${octet(1, 254)}`)
  return [...found]
}

/** Sends one rating from an address of its own, and tells the status. */
function send(port: number, localAddress: string, body: unknown): Promise<number> {
  const payload = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      'user-agent': `${agentMark}/${localAddress}`,
      'x-forwarded-for': localAddress,
      referer: `http://${agentMark}.example/${localAddress}`,
    }
    const sent = request(
      { host: '127.0.0.1', port, path: '/api/reviews', method: 'POST', localAddress, agent: false, headers },
      (reply) => {
        reply.resume()
        reply.once('end', () => resolve(reply.statusCode ?? 0))
      },
    )
    sent.once('error', reject)
    sent.end(payload)
  })
}

/** Spearman's rank correlation of a sequence that holds each of 0..n-1 once with the order 0..n-1. */
function rankCorrelation(ranks: readonly number[]): number {
  const n = ranks.length
  const squares = ranks.reduce((sum, rank, index) => sum + (rank - index) ** 2, 0)
  return 1 - (6 * squares) / (n * (n * n - 1))
}

const ranksOf = (values: readonly number[]) => {
  const order = values.toSorted((one, other) => one - other)
  const rank = new Map(order.map((value, index) => [value, index]))
  return values.map((value) => rank.get(value)!)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function setUp(hasAddress: (bytes: Buffer) => readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-anonymity-'))
  chmodSync(folder, 0o755) // so that a database user of its own can reach it, and all files lie in here
  const engine = await startEngine('', folder)
  await ensureRoles(engine)
  await migrate(engine.owner)
  const database = openDatabase(engine)
  const clock = { ahead: 0 }
  const said: string[] = []
  // Of 10,000 random ids one begins with the digits of an address in every fortieth run, by chance alone: it is drawn again.
  const uuid = (): string => {
    const drawn = randomUUID()
    return hasAddress(Buffer.from(drawn)).length === 0 ? drawn : uuid()
  }
  const world: World = {
    config: readConfig({ DEMO: 'off' }),
    clock: () => Date.now() + clock.ahead,
    random: { next: Math.random, uuid },
    database,
    limiter: limiter(Date.now),
    report: (error, where) => said.push(`${where}: ${error instanceof Error ? error.stack : String(error)}`),
  }
  const tasks = jobs(world)
  const app = await compose(world)
  const sweep = async () => {
    for (const job of tasks) await job.run()
  }
  await app.listen({ port: 0, host: '0.0.0.0' })
  const { port } = app.server.address() as AddressInfo
  return { folder, engine, database, clock, said, sweep, app, port }
}

const why =
  process.env['DATABASE_URL'] !== undefined && process.env['DATABASE_URL'] !== ''
    ? ' (left out: the files of the server of DATABASE_URL are not ours to read)'
    : process.platform === 'linux'
      ? ''
      : ' (left out: only Linux lets a request come from any address of 127.0.0.0/8)'

describe.skipIf(why !== '')(`10,000 ratings from 10,000 addresses${why}`, () => {
  const addresses = sourceAddresses()
  const hasAddress = addressFinder(addresses)
  /** By rating, its place in the order of arrival. */
  const arrived: number[] = []
  const statuses = new Map<number, number>()
  const before = { moments: 0 }
  let span: Span = { from: 0, to: 0 }
  let home: Awaited<ReturnType<typeof setUp>>

  beforeAll(async () => {
    home = await setUp(hasAddress)
    const people = await Promise.all(Array.from({ length: 100 }, () => putPerson(home.database.owner)))
    // What the set-up left to tidy is tidied now: autovacuum keeps a time of its own for each table it visits.
    await sql`vacuum (analyze)`.execute(home.database.owner)
    await pause(1_100) // nothing of the set-up shares a second with the arrivals
    const month = new Date().toISOString().slice(0, 7)
    span.from = Date.now()
    let next = 0
    const sender = async () => {
      while (next < howMany) {
        const number = next
        next += 1
        // Every tenth is so long that PostgreSQL keeps its text apart, under a number of its own.
        const long = number % 10 === 0 ? noise(1_200) : ''
        const saw = `${mark(number)} The hearing began on time and each side was heard. ${long}`
        const wentWell = long === '' ? '' : noise(1_400)
        const rating = { ...ratingOf(people[number % people.length]!, { eventMonth: month }), saw, wentWell, shouldKnow: wentWell }
        const status = await send(home.port, addresses[number]!, rating)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        arrived.push(number)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sender))
    span.to = Date.now()
    await pause(1_100)

    for (const { bytes } of filesBelow(home.folder)) before.moments += momentsIn(bytes, span).length
    // A minute into the next day: one sweep.
    home.clock.ahead = startOf(dayOf(span.to + dayLong)) + 60_000 - Date.now()
    await home.sweep()
  }, 180_000)

  afterAll(async () => {
    await home.app.close()
    await home.database.close()
    await home.engine.stop()
    rmSync(home.folder, { recursive: true, force: true })
  })

  test('the log knew their times until the day was over, so the search does find what is there', () => {
    // A few of the log's records are cut in two by the head of a page, and are not recognised.
    expect(before.moments).toBeGreaterThan(0.99 * howMany)
  })

  test('all of them are taken, and wait for their moment', async () => {
    expect([...statuses]).toEqual([[200, howMany]])
    const { rows } = await sql`select status, count(*) as n from review group by status`.execute(home.database.owner)
    expect(rows).toEqual([{ status: 'pending', n: howMany }])
    expect(await home.database.owner.selectFrom('review_intake').select('id').execute()).toEqual([])
  })

  test('no column of any table holds an address, a user agent, or a time of the arrival window', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') order by 1`.execute(home.database.owner)
    const found: string[] = []
    let marks = 0
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(home.database.owner)
      const text = rows.map(({ row }) => row).join('\n')
      const bytes = Buffer.from(text)
      marks += text.match(/mark-\d{5}-qzx/g)?.length ?? 0
      for (const trace of [...hasAddress(bytes), ...momentsIn(bytes, span)]) found.push(`${name}: ${trace}`)
      if (text.includes(agentMark)) found.push(`${name}: a user agent`)
    }
    expect(tables.length).toBeGreaterThan(60)
    expect(marks).toBe(howMany)
    expect(found).toEqual([])
  }, 60_000)

  const search = () => {
    const found: string[] = []
    const near: string[] = []
    let files = 0
    const marks = new Set<string>()
    for (const { name, bytes } of filesBelow(home.folder)) {
      files += 1
      for (const trace of [...hasAddress(bytes), ...momentsIn(bytes, span)]) found.push(`${name}: ${trace}`)
      if (bytes.includes(agentMark)) found.push(`${name}: a user agent`)
      // Four bytes that look like one address of 10,000 occur by chance; near its own rating they do not.
      for (const match of bytes.toString('latin1').matchAll(/mark-(\d{5})-qzx/g)) {
        marks.add(match[0])
        if (addressNear(bytes, match.index, addresses[Number(match[1])]!, 400)) near.push(`${name}: ${match[0]}`)
      }
    }
    return { found, near, files, marks: marks.size }
  }

  test('no file of the data folder does: heap, log, state, postmaster', () => {
    const { found, near, files, marks } = search()
    expect(found).toEqual([])
    expect(near).toEqual([])
    expect(files).toBeGreaterThan(500)
    expect(marks).toBe(howMany)
  }, 60_000)

  test('nothing was printed or reported', () => {
    expect(home.said).toEqual([])
  })

  test('their order is lost: place, id and number of kept-apart texts are unrelated to it, and all share one transaction', async () => {
    const { rows } = await sql<{ number: number; xmin: string; chunk: number | null }>`
      select substr(saw, 6, 5)::int as number, xmin::text, pg_column_toast_chunk_id(went_well)::int8 as chunk
      from review order by ctid`.execute(home.database.owner)
    const place = new Map(arrived.map((number, index) => [number, index]))
    const ranks = rows.map(({ number }) => place.get(number)!)
    expect(Math.abs(rankCorrelation(ranks))).toBeLessThan(0.05)
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1)
    const apart = rows.filter(({ chunk }) => chunk !== null).toSorted((one, other) => one.chunk! - other.chunk!)
    expect(apart).toHaveLength(howMany / 10)
    expect(Math.abs(rankCorrelation(ranksOf(apart.map(({ number }) => place.get(number)!))))).toBeLessThan(0.15)
  })

  test('nor does any file hold such a thing after all are published and the database was stopped', async () => {
    // The sweeps that follow. A connection that fell idle hands in its last counts within ten seconds.
    await pause(Math.max(0, span.to + 12_000 - Date.now()))
    await home.sweep()
    home.clock.ahead = 4 * dayLong
    await home.sweep()
    const { rows } = await sql`select status, count(*) as n from review group by status`.execute(home.database.owner)
    expect(rows).toEqual([{ status: 'published', n: howMany }])
    await home.app.close()
    await home.database.close()
    await home.engine.stop()
    const { found, near } = search()
    expect(found).toEqual([])
    expect(near).toEqual([])
  }, 60_000)
})
