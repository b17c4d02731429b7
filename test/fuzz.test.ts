import type { AddressInfo } from 'node:net'
import { unlimited } from '../src/http/limits.ts'
import { beforeAll, expect, test } from 'vitest'
import { fuzz } from '../scripts/fuzz/run.ts'
import { addSomebody } from '../scripts/fuzz/somebody.ts'
import { readConfig } from '../src/app/config.ts'
import { rooms } from '../src/app/rooms.ts'
import { seededRandom } from './random.ts'
import { builtPages, world } from './world.ts'

beforeAll(() => builtPages(), 150_000)

test('2,000 spoilt requests: no answer of 500 or above, no bug, and no word of our insides in any answer', async () => {
  const { app, database, reports } = await world({ pages: await builtPages() })
  await addSomebody(database.owner)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const bound = rooms({ config: readConfig({ DEMO: 'off' }), clock: Date.now, random: seededRandom(1), database, limiter: unlimited, report: () => {} })
  const calls = bound.flatMap((room) => Object.values(room.calls))

  const outcome = await fuzz(port, calls, 2_000, 20_261_121)

  expect(outcome.bad).toEqual([])
  expect(reports).toEqual([])
  // Not all of it may be turned away at the door, or nothing was tried.
  expect(outcome.statuses['200']).toBeGreaterThan(200)
  expect(outcome.statuses['400']).toBeGreaterThan(200)
  expect((await app.inject('/api/professionals/count')).json()).toEqual({ count: 1 })
}, 120_000)
