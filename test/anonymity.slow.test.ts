// A person with the whole data folder must learn neither who sent a rating nor when during its day. The search is as
// wide as possible: any moment of the arrival window, in any usual form, anywhere in any file of
// the database counts, whether or not a rating is near it. Nothing is exempt.
import { limiter } from '#http/limits.ts'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { randomBytes, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '#app/compose.ts'
import type { Environment } from '#app/environment.ts'
import { readConfig } from '#app/config.ts'
import { jobs } from '#app/worker.ts'
import { dayOf, startOf } from '#kernel/day.ts'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase, startEngine } from '#ports/db/open.ts'
import { ensureRoles } from '#ports/db/roles.ts'
import type { Rating } from '#ratings/ratings/contract.ts'
import { ratingId } from '#ratings/ratings/written.ts'
import { iterations } from './support/depth.ts'
import { newReceipt, proofOf, putPerson, ratingOf, tokenBy } from './support/ratings.ts'
import { seededRandom } from './support/random.ts'
import { addressFinder, addressNear, filesBelow, momentsIn, type Span } from './support/traces.ts'

const howMany = iterations(10_000, 1_000)
const many = howMany.toLocaleString('en-US')
/** How many of them return on the same day and rewrite their rating, and how many withdraw it. */
const editors = iterations(200, 100)
const withdrawers = editors
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

interface Asked {
  path: string
  body?: unknown
  key?: string
}

/** Makes one call from an address of its own, and tells the status and the reply. */
function send(port: number, localAddress: string, { path: at, body, key }: Asked): Promise<{ status: number; reply: string }> {
  const payload = body === undefined ? '' : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(key !== undefined && { 'idempotency-key': key }),
      'user-agent': `${agentMark}/${localAddress}`,
      'x-forwarded-for': localAddress,
      referer: `http://${agentMark}.example/${localAddress}`,
    }
    const sent = request(
      { host: '127.0.0.1', port, path: at, method: body === undefined ? 'GET' : 'POST', localAddress, agent: false, headers },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.once('end', () => resolve({ status: reply.statusCode ?? 0, reply: Buffer.concat(parts).toString() }))
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

/**
 * A bound on the rank correlation of `n` ranks that is as many standard deviations wide as `bound` is for `of` ranks: an order
 * drawn by chance has the mean 0 and the variance 1 / (n - 1), so that fewer ranks need a wider bound to fail as rarely.
 */
const asRare = (bound: number, of: number, n: number) => bound * Math.sqrt((of - 1) / (n - 1))

const ranksOf = (values: readonly number[]) => {
  const order = values.toSorted((one, other) => one - other)
  const rank = new Map(order.map((value, index) => [value, index]))
  return values.map((value) => rank.get(value)!)
}

async function setUp(hasAddress: (bytes: Buffer) => readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-anonymity-'))
  chmodSync(folder, 0o755) // so that a separate database user can reach it; all files are in here
  const engine = await startEngine('', folder)
  await ensureRoles(engine)
  await migrate(engine.owner)
  const database = openDatabase(engine)
  const clock = { ahead: 0 }
  const said: string[] = []
  // Of 10,000 random ids, one begins with the digits of an address by chance in every fortieth run: such an id is drawn again.
  const uuid = (): string => {
    const drawn = randomUUID()
    return hasAddress(Buffer.from(drawn)).length === 0 ? drawn : uuid()
  }
  const world: Environment = {
    config: readConfig({ DEMO: 'off', PROOF_WORK: '1' }),
    clock: () => Date.now() + clock.ahead,
    random: { next: Math.random, uuid },
    database,
    limiter: limiter(Date.now),
    secret: '',
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

describe.skipIf(why !== '')(`${many} ratings from ${many} addresses${why}`, () => {
  const addresses = sourceAddresses()
  const hasAddress = addressFinder(addresses)
  /** By rating, its place in the order of arrival. */
  const arrived: number[] = []
  const statuses = new Map<number, number>()
  const returned = new Map<number, number>()
  const receipts = new Map<number, { receipt: string; rating: Rating }>()
  /** The stored bytes of a number in a file: after the zeros that fill a row's header. */
  const storedBytes = (hex: string) => Buffer.concat([Buffer.alloc(4), Buffer.from(hex.replaceAll('-', ''), 'hex')])
  const around = () => ({ from: Date.now() - 15 * 60_000, to: Date.now() + 15 * 60_000 })
  /** Draws random numbers again if they can be read as an address or a moment by chance: the search must not find these. */
  const drawn = <T>(draw: () => T, hexOf: (value: T) => string): T => {
    const value = draw()
    const traces = [...hasAddress(Buffer.from(hexOf(value))), ...momentsIn(storedBytes(hexOf(value)), around())]
    return traces.length === 0 ? value : drawn(draw, hexOf)
  }
  const before = { moments: 0 }
  let span: Span = { from: 0, to: 0 }
  let home: Awaited<ReturnType<typeof setUp>>

  beforeAll(async () => {
    home = await setUp(hasAddress)
    const people = await Promise.all(Array.from({ length: 100 }, () => putPerson(home.database.owner)))
    // Vacuum now what the setup left: autovacuum stores a time for each table it visits.
    await sql`vacuum (analyze)`.execute(home.database.owner)
    // Autovacuum looks into every database once a minute by its own clock, and the catalogs note when: a time that
    // no rating has a part in, and that would be found here. Arrivals call it to no table (migrations/0002).
    await sql`alter system set autovacuum_naptime = '1d'`.execute(home.database.owner)
    await sql`select pg_reload_conf()`.execute(home.database.owner)
    // Nothing of the set-up shares a second with the arrivals: a connection that falls idle hands in up to ten seconds later when it
    // last looked at a table, and a trigger of the directory has looked into the catalog of languages.
    await pause(11_000)
    const month = new Date().toISOString().slice(0, 7)
    span.from = Date.now()
    let next = 0
    const sender = async () => {
      while (next < howMany) {
        const number = next
        next += 1
        // Every tenth is long enough for PostgreSQL to store its text out of line, under a separate number.
        // No two are alike either: equal texts wait for a moderator.
        const long = noise(number % 10 === 0 ? 1_200 : 200)
        const saw = `${mark(number)} The hearing began on time and each side was heard. ${long}`
        const wentWell = number % 10 === 0 ? noise(1_400) : ''
        const professional = people[number % people.length]!
        const rating = { ...ratingOf(professional, { eventMonth: month }), saw, wentWell, shouldKnow: wentWell }
        const from = addresses[number]!
        const { reply } = await send(home.port, from, { path: `/api/reviews/challenge?professional=${professional}` })
        const proof = await proofOf((JSON.parse(reply) as { challenge: unknown }).challenge)
        const token = await tokenBy(async (at, body) => {
          const { status, reply: said } = await send(home.port, from, { path: at, ...(body && { body }) })
          return { status, body: JSON.parse(said) as Record<string, unknown> }
        })
        const { receipt, receiptHash } = drawn(newReceipt, ({ receiptHash: hash }) => hash)
        const key = drawn(randomUUID, ratingId)
        const { status } = await send(home.port, from, { path: '/api/reviews', key, body: { ...rating, proof, token, receiptHash } })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        arrived.push(number)
        receipts.set(number, { receipt, rating })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sender))
    // Some authors come back on the same day, from another address: to read, to write it again, to withdraw.
    const back = async (number: number) => {
      const { receipt, rating } = receipts.get(number)!
      const { professional: _, ...said } = rating
      const from = addresses[howMany - 1 - number]!
      const at = (step: string, more: object = {}) => ({
        path: `/api/reviews/receipt${step}`,
        key: drawn(randomUUID, ratingId),
        body: { receipt, ...more },
      })
      const replies = [await send(home.port, from, at(''))]
      if (number < editors) replies.push(await send(home.port, from, at('/edit', { version: 1, ...said })))
      else replies.push(await send(home.port, from, at('/withdraw')))
      for (const { status } of replies) returned.set(status, (returned.get(status) ?? 0) + 1)
    }
    for (let number = 0; number < editors + withdrawers; number += 1) await back(number)
    span.to = Date.now()
    await pause(1_100)

    for (const { bytes } of filesBelow(home.folder)) before.moments += momentsIn(bytes, span).length
    // A minute into the next day: one sweep.
    home.clock.ahead = startOf(dayOf(span.to + dayLong)) + 60_000 - Date.now()
    await home.sweep()
  }, 600_000)

  afterAll(async () => {
    await home.app.close()
    await home.database.close()
    await home.engine.stop()
    rmSync(home.folder, { recursive: true, force: true })
  })

  test('the log has their times until the day is over, so the search does find what is there', () => {
    // A few of the log's records are cut in two by the head of a page, and are not recognised.
    expect(before.moments).toBeGreaterThan(0.99 * howMany)
  })

  /** A few of the meaningless texts read like danger to the screening's model by chance, and wait for a person. */
  const expectStanding = async (status: 'pending' | 'published') => {
    const { rows } = await sql<{ status: string; n: number }>`select status, count(*) as n from review group by status`.execute(
      home.database.owner,
    )
    const { superseded, queued_human: held = 0, ...rest } = Object.fromEntries(rows.map((row) => [row.status, row.n]))
    expect([superseded, rest]).toEqual([editors, { [status]: howMany - withdrawers - held }])
    expect(held).toBeLessThan(howMany / 100)
  }

  test('all of them are taken, and wait for their moment', async () => {
    expect([...statuses]).toEqual([[200, howMany]])
    expect([...returned]).toEqual([[200, 2 * (editors + withdrawers)]])
    await expectStanding('pending')
    for (const table of ['review_intake', 'review_act_intake'] as const) {
      expect(await home.database.owner.selectFrom(table).select('id').execute()).toEqual([])
    }
    expect(await home.database.owner.selectFrom('review_withdrawn').select('withdrawn_on').execute()).toHaveLength(withdrawers)
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
    expect(marks).toBe(howMany - withdrawers + editors)
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
    expect(marks).toBeGreaterThanOrEqual(howMany - withdrawers)
  }, 60_000)

  test('nothing was printed or reported', () => {
    expect(home.said).toEqual([])
  })

  test('the order of arrival is lost: place, id and number of out-of-line texts are unrelated to it, and all share one transaction', async () => {
    const { rows: all } = await sql<{ number: number; version: number; xmin: string; chunk: number | null }>`
      select substr(saw, 6, 5)::int as number, version, xmin::text, pg_column_toast_chunk_id(went_well)::int8 as chunk
      from review order by ctid`.execute(home.database.owner)
    expect(new Set(all.map(({ xmin }) => xmin)).size).toBe(1)
    const rows = all.filter(({ number }) => number >= editors + withdrawers)
    const place = new Map(arrived.map((number, index) => [number, index]))
    expect(Math.abs(rankCorrelation(ranksOf(rows.map(({ number }) => place.get(number)!))))).toBeLessThan(asRare(0.05, 9_600, rows.length))
    // The new versions were sent in the order of their numbers.
    const edited = all.filter(({ version }) => version === 2).map(({ number }) => number)
    expect(edited).toHaveLength(editors)
    expect(Math.abs(rankCorrelation(ranksOf(edited)))).toBeLessThan(asRare(0.3, 200, edited.length))
    const apart = rows.filter(({ chunk }) => chunk !== null).toSorted((one, other) => one.chunk! - other.chunk!)
    expect(apart).toHaveLength((howMany - editors - withdrawers) / 10)
    expect(Math.abs(rankCorrelation(ranksOf(apart.map(({ number }) => place.get(number)!))))).toBeLessThan(asRare(0.15, 960, apart.length))
  })

  test('no file contains such data after all ratings are published and the database was stopped', async () => {
    // The sweeps that follow. A connection that fell idle hands in its last counts within ten seconds.
    await pause(Math.max(0, span.to + 12_000 - Date.now()))
    await home.sweep()
    home.clock.ahead = 4 * dayLong
    await home.sweep()
    await expectStanding('published')
    await home.app.close()
    await home.database.close()
    await home.engine.stop()
    const { found, near } = search()
    expect(found).toEqual([])
    expect(near).toEqual([])
  }, 60_000)
})
