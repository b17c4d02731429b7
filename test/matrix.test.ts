import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, mayCall, nobody } from '../src/access/actor.ts'
import { readConfig } from '../src/app/config.ts'
import { rooms } from '../src/app/rooms.ts'
import type { AnyCall } from '../src/http/contract.ts'
import { unlimited } from '../src/http/limits.ts'
import { seededRandom } from './random.ts'
import { type TestWorld, world } from './world.ts'

type Verdict = 'open' | 'refused'

/**
 * Every call, and what every kind of actor is told at the first lock. A call without a row fails; a kind
 * of actor without a column does not compile.
 */
const table: Readonly<Record<string, Readonly<Record<Actor['kind'], Verdict>>>> = {
  'accounts.user': { nobody: 'refused' },
  'agreements.versions': { nobody: 'open' },
  'agreements.document': { nobody: 'open' },
  'home.examples': { nobody: 'open' },
  'professionals.count': { nobody: 'open' },
  'professionals.search': { nobody: 'open' },
  'professionals.get': { nobody: 'open' },
  'professionals.courts': { nobody: 'open' },
  'professionals.coverage': { nobody: 'open' },
  'professionals.changes': { nobody: 'open' },
  'corrections.add': { nobody: 'open' },
  'corrections.correct': { nobody: 'open' },
  'corrections.look': { nobody: 'open' },
  'reviews.list': { nobody: 'open' },
  'reviews.latest': { nobody: 'open' },
  'reviews.score': { nobody: 'open' },
  'reviews.challenge': { nobody: 'open' },
  'reviews.file': { nobody: 'open' },
  'reviews.lookUp': { nobody: 'open' },
  'reviews.edit': { nobody: 'open' },
  'reviews.withdraw': { nobody: 'open' },
  'reviews.answer': { nobody: 'open' },
  'support.file': { nobody: 'open' },
  'support.look': { nobody: 'open' },
  'community.local': { nobody: 'open' },
  'transparency.counts': { nobody: 'open' },
  'telemetry.logError': { nobody: 'open' },
}

const actors: Readonly<Record<Actor['kind'], Actor>> = { nobody }
const kinds = Object.keys(actors) as Actor['kind'][]

let court: TestWorld
let calls: AnyCall[]
beforeEach(async () => {
  court = await world()
  const { database } = court
  const bound = rooms({
    config: readConfig({ DEMO: 'off' }),
    clock: Date.now,
    random: seededRandom(1),
    database,
    limiter: unlimited,
    report: () => {},
  })
  calls = bound.flatMap((room) => Object.values(room.calls))
})

/** A request of the right shape as far as the path goes; what is asked for need not exist. */
const addressOf = (call: AnyCall) => call.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')

test('every call has a row in the table, and every row a call', () => {
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(table).toSorted())
})

test('no two calls share a name, or a method and path', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length)
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
})

describe.each(Object.keys(table))('%s', (name) => {
  test.each(kinds)('%s is told what the table says', (kind) => {
    const call = calls.find((one) => one.name === name)!
    expect(mayCall(actors[kind], call.access) ? 'open' : 'refused').toBe(table[name]![kind])
  })

  test('nobody is told so over HTTP as well', async () => {
    const call = calls.find((one) => one.name === name)!
    const reply = await court.app.inject({ method: call.method, url: addressOf(call), ...(call.body && { payload: {} }) })
    expect(reply.statusCode === 401 ? 'refused' : 'open').toBe(table[name]!.nobody)
    expect(reply.statusCode).not.toBe(403)
    expect(court.reports).toEqual([])
  })
})

test('what is refused is refused before the input is looked at', async () => {
  for (const call of calls.filter(({ name }) => table[name]!.nobody === 'refused')) {
    const reply = await court.app.inject({ method: call.method, url: `${addressOf(call)}?cursor=%00&cursor=2` })
    expect(reply.statusCode).toBe(401)
  }
})
