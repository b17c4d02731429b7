import { openDatabase } from '#ports/db/open.ts'
import type { Engine } from '#ports/db/port.ts'
import { calls } from '#directory/search/contract.ts'
import { urlOf } from '#http/contract.ts'
import { seededRandom } from '#test/support/random.ts'
import { startChild } from './child.ts'
import { connectionsOf } from './engine.ts'
import type { Sequence, Sequenced } from './http/sequence.ts'
import type { OursStart } from './http/ours.ts'
import { generatedPeople } from './million.ts'
import type { Figure } from './results.ts'
import { measureSearch as measureInDatabase, type SearchMeasured, type Typed, typedBy } from './search/measure.ts'
import { measureOrders, rateSome } from './search/orders.ts'
import { quantile, shuffled, spreadOf } from './stats.ts'

export interface Scale {
  people: number
  rounds: number
  /** Searches of each kind in a round. */
  queries: number
}

/** The same mix as in the database, in a shuffled order: half beginnings and whole names, half misspelled. */
function addresses(typed: Typed, next: () => number): string[] {
  const words = [
    ...typed.familyPrefix,
    ...typed.givenAndPrefix,
    ...typed.wholeName,
    ...[...typed.oneSlip, ...typed.twoSlips].map((slip) => slip.typed),
  ]
  return shuffled(words, next).map((q) => urlOf(calls.search, { query: { q } }))
}

/** Times whole searches through the listening server, one after the other over one connection. */
async function overHttp(place: Engine, rounds: readonly Typed[]): Promise<number[][]> {
  const children = [startChild('./http/ours.ts'), startChild('./http/sequence.ts')] as const
  const [ours, client] = children
  try {
    const start: OursStart = { start: { ...connectionsOf(place), demo: false } }
    const { port } = await ours.ask<{ port: number }>(start)
    const { next } = seededRandom(11)
    const times: number[][] = []
    for (const [index, typed] of rounds.entries()) {
      const ask: Sequence = { port, paths: addresses(typed, next) }
      if (index === 0) await client.ask<Sequenced>(ask) // both processes and the database's pages are warm first
      times.push((await client.ask<Sequenced>(ask)).ms)
    }
    return times
  } finally {
    await Promise.all(children.map((child) => child.stop()))
  }
}

const wanted = {
  prefix50: { sense: 'at most', value: 1 },
  prefix95: { sense: 'at most', value: 5 },
  typo95: { sense: 'at most', value: 15 },
  ratio: { sense: 'at least', value: 150 },
  orders95: { sense: 'at most', value: 20 },
  http95: { sense: 'at most', value: 20 },
} as const

/** Search among generated people: in the database as the handler runs it, against ILIKE, and over HTTP. */
export async function measureSearch(
  engine: Engine,
  { people, rounds, queries }: Scale,
  say: (text: string) => void,
): Promise<{ figures: Figure[]; notes: string[] }> {
  const { place, seconds } = await generatedPeople(engine, people, say)
  const database = openDatabase(place)
  const inDatabase: SearchMeasured[] = []
  const typed: Typed[] = []
  const orders: Awaited<ReturnType<typeof measureOrders>>[] = []
  let rated = 0
  try {
    say('  in the database ...')
    for (let round = 0; round < rounds; round += 1) {
      inDatabase.push(await measureInDatabase(database.app, { queries, random: seededRandom(100 + round) }))
      typed.push(await typedBy(database.app, seededRandom(200 + round), queries))
    }
    say('  lists in other orders ...')
    rated = await rateSome(database, seededRandom(40))
    for (let round = 0; round < rounds; round += 1) orders.push(await measureOrders(database, seededRandom(400 + round), queries))
  } finally {
    await database.close()
  }
  say('  over HTTP ...')
  const http = await overHttp(place, typed)

  const of = (pick: (round: SearchMeasured) => number) => spreadOf(inDatabase.map(pick))
  const share = (pick: (round: SearchMeasured) => number): string => `${(100 * of(pick).median).toFixed(1)} %`
  const httpAt = (p: number) => spreadOf(http.map((times) => quantile(times, p)))
  const count = people.toLocaleString('en')
  return {
    figures: [
      { name: 'Prefix search in the database, p50', unit: 'ms', goal: wanted.prefix50, ...of((it) => it.prefix.p50) },
      { name: 'Prefix search in the database, p95', unit: 'ms', goal: wanted.prefix95, ...of((it) => it.prefix.p95) },
      { name: 'Typo search in the database, p50', unit: 'ms', ...of((it) => it.typo.p50) },
      { name: 'Typo search in the database, p95', unit: 'ms', goal: wanted.typo95, ...of((it) => it.typo.p95) },
      { name: "ILIKE '%term%' without an index, p50", unit: 'ms', ...of((it) => it.ilike.p50) },
      {
        name: 'ILIKE over prefix search, medians',
        unit: 'ratio',
        goal: wanted.ratio,
        ...of((it) => it.ilike.p50 / it.prefix.p50),
      },
      { name: 'A page by support or ratings, p50', unit: 'ms', ...spreadOf(orders.map((it) => it.p50)) },
      { name: 'A page by support or ratings, p95', unit: 'ms', goal: wanted.orders95, ...spreadOf(orders.map((it) => it.p95)) },
      { name: 'HTTP search, p50', unit: 'ms', ...httpAt(0.5) },
      { name: 'HTTP search, p95', unit: 'ms', goal: wanted.http95, ...httpAt(0.95) },
    ],
    notes: [
      `${count} generated people with a realistic spread of names; rows and search were made in ${seconds.rows} and ${seconds.search} s.`,
      `Each round types ${queries} beginnings of family names, ${queries} given names with a beginning, ${queries} whole names, and up to ${2 * queries} misspelled names, for people drawn by chance: common names come often.`,
      'In the database is the time of all statements of one search, facets and cards included, as the handler runs them, one search after the other.',
      `Found among the first ten: ${share((it) => it.typoFound.oneSlip)} of names with one slip, ${share((it) => it.typoFound.twoSlips)} with two.`,
      `A page by support or ratings is the first or second of all people of a state and role drawn by chance; ${rated.toLocaleString('en')} people have ratings.`,
      'HTTP search is the time from asking to the last byte, one request after the other over one connection, the same mix.',
    ],
  }
}
