import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Engine } from '../../src/ports/db/port.ts'
import { dropDatabase } from '../../src/ports/db/scratch.ts'
import type { Tables } from '../../src/ports/db/tables.generated.ts'
import { findProfessional } from '../../src/rooms/professionals/store.ts'
import { seededRandom } from '../../test/random.ts'
import { type Child, startChild } from '../child.ts'
import { connectionsOf } from '../engine.ts'
import type { Figure } from '../results.ts'
import { shuffled, spreadOf } from '../stats.ts'
import { exchange } from './exchange.ts'
import type { Loaded, Slice } from './load.ts'
import type { OursStart } from './ours.ts'
import { peopleDatabase } from './people.ts'
import type { RawStart } from './raw.ts'

export interface Pace {
  rounds: number
  sliceMs: number
}

interface Side {
  name: 'ours' | 'raw'
  child: Child
  port: number
}

/** The statement that the store really sends, as Kysely compiled it. */
async function statementOf(place: Engine, id: string): Promise<string> {
  const seen: string[] = []
  const pool = new pg.Pool({ ...place.role('casebalance_app'), max: 1 })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void seen.push(query.sql) })
  await findProfessional(db, id)
  await db.destroy()
  if (seen.length !== 1) throw new Error(`findProfessional took ${seen.length} statements; the raw server compares one.`)
  return seen[0]!
}

/** Headers that differ by nature: the time, and the length that belongs to each body. */
function comparable(headers: Record<string, string>): Record<string, string> {
  const { date: _date, 'content-length': _length, ...others } = headers
  return others
}

/** Both sides must send the same bytes; otherwise the ratio would say nothing. */
async function assertSame(ours: number, raw: number, path: string): Promise<number> {
  const [a, b] = await Promise.all([exchange(ours, path), exchange(raw, path)])
  if (a.status !== 200 || b.status !== 200) throw new Error(`${path} was answered ${a.status} by ours and ${b.status} by raw.`)
  if (!a.body.equals(b.body)) throw new Error(`The bodies of ${path} differ:\nours ${a.body}\nraw  ${b.body}`)
  const sorted = (headers: Record<string, string>) => JSON.stringify(Object.entries(comparable(headers)).toSorted())
  if (sorted(a.headers) !== sorted(b.headers)) throw new Error(`The headers of ${path} differ:\n${sorted(a.headers)}\n${sorted(b.headers)}`)
  if (a.bytes !== b.bytes) throw new Error(`The replies to ${path} differ in length: ${a.bytes} and ${b.bytes}.`)
  return a.bytes
}

/** Requests and seconds of the measured part, and the process's microseconds with all requests that they served. */
interface Measured {
  requests: number
  seconds: number
  micros: number
  served: number
}

interface Round {
  ours: Measured
  raw: Measured
}

async function slice(load: Child, side: Side, targets: Slice['targets'], runMs: number): Promise<Measured> {
  const ask: Slice = { port: side.port, targets, connections: 16, warmMs: runMs / 5, runMs }
  const before = await side.child.ask<NodeJS.CpuUsage>({ cpu: true })
  const loaded = await load.ask<Loaded>(ask)
  const after = await side.child.ask<NodeJS.CpuUsage>({ cpu: true })
  return { ...loaded, micros: after.user + after.system - before.user - before.system }
}

const nothing: Measured = { requests: 0, seconds: 0, micros: 0, served: 0 }

function add(a: Measured, b: Measured): Measured {
  return { requests: a.requests + b.requests, seconds: a.seconds + b.seconds, micros: a.micros + b.micros, served: a.served + b.served }
}

/** How often the sides take turns within a round: what else the machine does then falls on both alike. */
const turns = 4

/** Rounds in which both sides take turns, in a shuffled order; the ratio is made within each round. */
async function compare(load: Child, sides: readonly [Side, Side], targets: Slice['targets'], pace: Pace, next: () => number) {
  const rounds: Round[] = []
  for (const side of sides) await slice(load, side, targets, pace.sliceMs) // both reach their speed first
  for (let round = 0; round < pace.rounds; round += 1) {
    const got: Round = { ours: nothing, raw: nothing }
    for (let turn = 0; turn < turns; turn += 1) {
      for (const side of shuffled(sides, next)) got[side.name] = add(got[side.name], await slice(load, side, targets, pace.sliceMs / turns))
    }
    rounds.push(got)
  }
  return rounds
}

const perSecond = ({ requests, seconds }: Measured) => requests / seconds
const micros = (side: Measured) => side.micros / side.served

function figures(what: string, against: string, goal: number, rounds: readonly Round[]): Figure[] {
  const of = (pick: (round: Round) => number) => spreadOf(rounds.map(pick))
  return [
    {
      name: `${what}, share of ${against}`,
      unit: 'ratio',
      goal: { sense: 'at least', value: goal },
      ...of(({ ours, raw }) => perSecond(ours) / perSecond(raw)),
    },
    { name: `${what}, ours`, unit: 'requests/s', ...of(({ ours }) => perSecond(ours)) },
    { name: `${what}, raw`, unit: 'requests/s', ...of(({ raw }) => perSecond(raw)) },
    { name: `${what}, processor time of our process for one request`, unit: 'us', ...of(({ ours }) => micros(ours)) },
    { name: `${what}, processor time of the raw process for one request`, unit: 'us', ...of(({ raw }) => micros(raw)) },
  ]
}

/** Our server against raw node:http and pg: same statement, bytes and headers, each in its own process. */
export async function measureHttp(
  engine: Engine,
  pace: Pace,
  say: (text: string) => void,
): Promise<{ figures: Figure[]; notes: string[] }> {
  const { place, ids } = await peopleDatabase(engine)
  const children = [
    startChild('./http/ours.ts', process.env['BENCH_PROFILE'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}`] : []),
    startChild('./http/raw.ts'),
    startChild('./http/load.ts'),
  ] as const
  const [ours, raw, load] = children
  try {
    const statement = await statementOf(place, ids[0]!)
    const oursStart: OursStart = { start: { ...connectionsOf(place), demo: false } }
    const { port } = await ours.ask<{ port: number }>(oursStart)
    const countPath = '/api/professionals/count'
    const sample = await exchange(port, countPath)
    const { count } = JSON.parse(sample.body.toString()) as { count: number }
    const connection = place.role('casebalance_app')
    const rawStart: RawStart = {
      // 10 connections, as openDatabase gives our server; Fastify keeps connections for 72 seconds.
      start: { connection, pool: 10, statement, headers: fixed(sample.headers), count, keepAliveMs: 72_000 },
    }
    const sides = [
      { name: 'ours', child: ours, port },
      { name: 'raw', child: raw, port: (await raw.ask<{ port: number }>(rawStart)).port },
    ] as const
    const target = async (path: string) => ({ path, bytes: await assertSame(sides[0].port, sides[1].port, path) })
    const { next } = seededRandom(7)
    say('  count, ours and raw by turns ...')
    const counts = await compare(load, sides, [await target(countPath)], pace, next)
    say('  one professional, ours and raw by turns ...')
    const targets = []
    for (const id of ids) targets.push(await target(`/api/professionals/${id}`))
    const gets = await compare(load, sides, targets, pace, next)
    const size = Math.round(targets.reduce((sum, { bytes }) => sum + bytes, 0) / targets.length)
    return {
      figures: [...figures('GET professional', 'raw node:http + pg', 0.9, gets), ...figures('GET count', 'raw node:http', 0.65, counts)],
      notes: [
        `Before the load both sides' replies are compared: the same bytes of body, the same headers apart from the time. One professional is ${size} bytes with headers.`,
        `16 connections, one request at a time on each, ${pace.sliceMs / 1_000} s for each side in each round, in ${turns} turns, each after a warm-up; servers, load and database share the cores.`,
        'The raw server sends the statement of the professionals room as Kysely compiled it, unnamed, through a pool of 10, and checks nothing.',
      ],
    }
  } finally {
    await Promise.all(children.map((child) => child.stop()))
    await dropDatabase(engine, place.owner.database!)
  }
}

/** The headers that the raw server is given; node:http writes the others by itself. */
function fixed(headers: Record<string, string>): Record<string, string> {
  const own = new Set(['connection', 'keep-alive'])
  return Object.fromEntries(Object.entries(comparable(headers)).filter(([name]) => !own.has(name)))
}
