import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Engine } from '#ports/db/port.ts'
import { dropDatabase } from '#ports/db/scratch.ts'
import { preparedName } from '#ports/db/prepared.ts'
import type { Tables } from '#ports/db/tables.generated.ts'
import { findProfessional } from '#directory/professionals/store.ts'
import { seededRandom } from '#test/support/random.ts'
import { type Child, startChild } from '../child.ts'
import { asOwner, connectionsOf } from '../engine.ts'
import type { Figure } from '../results.ts'
import { shuffled, spreadOf } from '../stats.ts'
import { exchange } from './exchange.ts'
import type { Loaded, Slice } from './load.ts'
import type { OursStart } from './ours.ts'
import { peopleDatabase } from './people.ts'
import type { RawStart, Statement } from './raw.ts'

export interface Pace {
  rounds: number
  sliceMs: number
}

/** Ours; raw node:http with the same statement; raw node:http that reads the finished answer by its key. */
type SideName = 'ours' | 'raw' | 'key'

interface Side {
  name: SideName
  child: Child
  port: number
}

/** The statement that the store really sends, as Kysely compiled it, with how often it is given the id. */
async function statementOf(place: Engine, id: string): Promise<Statement> {
  const seen: Statement[] = []
  const pool = new pg.Pool({ ...place.role('casebalance_app'), max: 1 })
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => {
      if (parameters.some((value) => value !== id)) throw new Error('findProfessional sends something besides the id.')
      seen.push({ name: preparedName(sql) ?? undefined, text: sql, ids: parameters.length })
    },
  })
  await findProfessional(db, id)
  await db.destroy()
  if (seen.length !== 1) throw new Error(`findProfessional took ${seen.length} statements; the raw server compares one.`)
  return seen[0]!
}

/** The least that a database can do for the same bytes: one row by its primary key. */
const byKey: Statement = { name: 'by_key', text: 'select professional from bench_answer where id = $1', ids: 1 }

/** Puts each answer as it is sent into a table of its own, which the app's role may read. */
async function putAnswers(place: Engine, port: number, ids: readonly string[]) {
  const answers = await Promise.all(
    ids.map(async (id) => [id, (await exchange(port, `/api/professionals/${id}`)).body.toString()] as const),
  )
  await asOwner(place, async (client) => {
    // json, and not jsonb: the same letters come out.
    await client.query('create table bench_answer (id uuid primary key, professional json not null)')
    await client.query('grant select on bench_answer to casebalance_app')
    for (const answer of answers) await client.query('insert into bench_answer values ($1, $2)', [...answer])
    await client.query('vacuum analyze bench_answer')
  })
}

/** Headers that differ by nature: the time, and the length that belongs to each body. */
function comparable(headers: Record<string, string>): Record<string, string> {
  const { date: _date, 'content-length': _length, ...others } = headers
  return others
}

/** All sides must send the same bytes; otherwise a ratio would say nothing. */
async function assertSame(sides: readonly Side[], path: string): Promise<number> {
  const [ours, ...others] = await Promise.all(sides.map(async ({ name, port }) => ({ name, ...(await exchange(port, path)) })))
  const sorted = (headers: Record<string, string>) => JSON.stringify(Object.entries(comparable(headers)).toSorted())
  for (const side of others) {
    if (ours!.status !== 200 || side.status !== 200) {
      throw new Error(`${path} was answered ${ours!.status} by ours and ${side.status} by ${side.name}.`)
    }
    if (!ours!.body.equals(side.body)) throw new Error(`The bodies of ${path} differ:\nours ${ours!.body}\n${side.name} ${side.body}`)
    if (sorted(ours!.headers) !== sorted(side.headers)) {
      throw new Error(`The headers of ${path} differ:\nours ${sorted(ours!.headers)}\n${side.name} ${sorted(side.headers)}`)
    }
    if (ours!.bytes !== side.bytes) throw new Error(`The replies to ${path} differ in length: ${ours!.bytes} and ${side.bytes}.`)
  }
  return ours!.bytes
}

/** Requests and seconds of the measured part, and the process's microseconds with all requests that they served. */
interface Measured {
  requests: number
  seconds: number
  micros: number
  served: number
}

type Round = Record<SideName, Measured>

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

/** Rounds in which the sides take turns, in a shuffled order; the ratio is made within each round. */
async function compare(load: Child, sides: readonly Side[], targets: Slice['targets'], pace: Pace, next: () => number) {
  const rounds: Round[] = []
  for (const side of sides) await slice(load, side, targets, pace.sliceMs) // each reaches its speed first
  for (let round = 0; round < pace.rounds; round += 1) {
    const got: Round = { ours: nothing, raw: nothing, key: nothing }
    for (let turn = 0; turn < turns; turn += 1) {
      for (const side of shuffled(sides, next)) got[side.name] = add(got[side.name], await slice(load, side, targets, pace.sliceMs / turns))
    }
    rounds.push(got)
  }
  return rounds
}

const perSecond = ({ requests, seconds }: Measured) => requests / seconds
const micros = (side: Measured) => side.micros / side.served

/** Our share of a ceiling, and the pace of each. */
function figures(what: string, side: 'raw' | 'key', against: string, goal: number, rounds: readonly Round[]): Figure[] {
  const of = (pick: (round: Round) => number) => spreadOf(rounds.map(pick))
  return [
    {
      name: `${what}, share of ${against}`,
      unit: 'ratio',
      goal: { sense: 'at least', value: goal },
      ...of((round) => perSecond(round.ours) / perSecond(round[side])),
    },
    { name: `${what}, ${against}`, unit: 'requests/s', ...of((round) => perSecond(round[side])) },
    { name: `${what}, processor time of ${against} for one request`, unit: 'us', ...of((round) => micros(round[side])) },
  ]
}

function oursOf(what: string, rounds: readonly Round[]): Figure[] {
  return [
    { name: `${what}, ours`, unit: 'requests/s', ...spreadOf(rounds.map(({ ours }) => perSecond(ours))) },
    { name: `${what}, processor time of our process for one request`, unit: 'us', ...spreadOf(rounds.map(({ ours }) => micros(ours))) },
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
    startChild('./http/raw.ts'),
    startChild('./http/load.ts'),
  ] as const
  const [ours, raw, key, load] = children
  try {
    const statement = await statementOf(place, ids[0]!)
    const oursStart: OursStart = { start: { ...connectionsOf(place), demo: false } }
    const { port } = await ours.ask<{ port: number }>(oursStart)
    const countPath = '/api/professionals/count'
    const sample = await exchange(port, countPath)
    const { count } = JSON.parse(sample.body.toString()) as { count: number }
    await putAnswers(place, port, ids)
    const connection = place.role('casebalance_app')
    // 10 connections, as openDatabase gives our server; Fastify keeps connections for 72 seconds.
    const same = { connection, pool: 10, headers: fixed(sample.headers), count, keepAliveMs: 72_000 }
    const portOf = async (child: Child, of: Statement) =>
      (await child.ask<{ port: number }>({ start: { ...same, statement: of } } satisfies RawStart)).port
    const sides: readonly Side[] = [
      { name: 'ours', child: ours, port },
      { name: 'raw', child: raw, port: await portOf(raw, statement) },
      { name: 'key', child: key, port: await portOf(key, byKey) },
    ]
    const target = async (of: readonly Side[], path: string) => ({ path, bytes: await assertSame(of, path) })
    const { next } = seededRandom(7)
    say('  count, ours and raw by turns ...')
    const two = sides.slice(0, 2)
    const counts = await compare(load, two, [await target(two, countPath)], pace, next)
    say('  one professional, ours, raw and a read by key by turns ...')
    const targets: Slice['targets'][number][] = []
    for (const id of ids) targets.push(await target(sides, `/api/professionals/${id}`))
    const gets = await compare(load, sides, targets, pace, next)
    const size = Math.round(targets.reduce((sum, { bytes }) => sum + bytes, 0) / targets.length)
    return {
      figures: [
        ...figures('GET professional', 'raw', 'raw node:http + pg', 0.9, gets),
        ...figures('GET professional', 'key', 'raw node:http + one row by its key', 0.5, gets),
        ...oursOf('GET professional', gets),
        ...figures('GET count', 'raw', 'raw node:http', 0.65, counts),
        ...oursOf('GET count', counts),
      ],
      notes: [
        `Before the load the replies of all sides are compared: the same bytes of body, the same headers apart from the time. One professional is ${size} bytes with headers.`,
        `16 connections, one request at a time on each, ${pace.sliceMs / 1_000} s for each side in each round, in ${turns} turns, each after a warm-up; servers, load and database share the cores.`,
        'The raw server sends the statement of the feature of professionals as Kysely compiled it, prepared under a name as ours is, through a pool of 10, and checks nothing. The read by key takes the finished answer out of a table with a primary key, prepared too. Ours remembers profiles and asks each time whether the directory has changed (decision 0069): hence more than the raw server, which reads the profile each time.',
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
