// A double click, a lost reply, a connection that sends again: what somebody who is signed in saves with a key has one
// effect, however often it arrives and however many of them at once (ratings: once.test.ts).
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { stateReader } from '../scripts/fuzz/state.ts'
import { readConfig } from '../src/app/config.ts'
import { rooms } from '../src/app/rooms.ts'
import type { AnyCall } from '../src/http/contract.ts'
import { unlimited } from '../src/http/limits.ts'
import { seededRandom } from './random.ts'
import { putPersonOf, type SignedIn, withCookie } from './signed-in.ts'
import { type TestWorld, world } from './world.ts'

const atOnce = 8
const repetitions = 20

/**
 * What is sent by each call that takes a key and is not open to visitors. The number makes one unlike the next. What is
 * done inside a case needs one, and is tested with its room.
 */
const bodies: Readonly<Record<string, (number: number) => object>> = {
  'support.fileMine': (number) => ({ kind: 'using', message: `Question ${number}: where do I find my own ratings again?` }),
  'flags.feedback': (number) => ({ flag: 'evidenceVault', text: `Remark ${number}: it is easy to find.` }),
  'cases.begin': (number) => ({ title: `Case ${number}`, state: 'TX', zone: 'America/Chicago', side: 'A', otherName: 'Ben Cole' }),
}

function callsOf({ database }: TestWorld): AnyCall[] {
  const config = readConfig({ DEMO: 'off' })
  const parts = { config, clock: Date.now, random: seededRandom(1), database, limiter: unlimited, secret: '', report: () => {} }
  return rooms(parts).flatMap((room) => Object.values(room.calls))
}
const keyed = (court: TestWorld) => callsOf(court).filter(({ access, idempotent }) => idempotent && access !== 'public')
/** A seat is taken by a code that works once: rooms/coparents. */
const isInCase = ({ name, path }: AnyCall) => path.includes('/:case/') || name === 'invitations.accept'

/** How many rows more each table has: no row of these calls is ever changed. */
async function added(rows: () => Promise<Readonly<Record<string, string>>>, work: () => Promise<void>) {
  const count = (text: string | undefined) => Number.parseInt(text ?? '0', 10)
  const before = await rows()
  await work()
  const after = await rows()
  return Object.fromEntries(
    Object.entries(after)
      .map(([table, text]) => [table, count(text) - count(before[table])] as const)
      .filter(([, more]) => more !== 0),
  )
}

test('every call that takes a key, is not open to visitors and needs no case has its row here', async () => {
  const calls = keyed(await world()).filter((call) => !isInCase(call))
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(bodies).toSorted())
})

describe.each(Object.keys(bodies))('%s', (name) => {
  test(`sent ${atOnce} times at once with one key, ${repetitions} times over, has the effect and the answer of one`, async () => {
    const court = await world()
    // Somebody to whom each of them is open.
    const person: SignedIn = withCookie(court, (await putPersonOf(court, { roles: ['beta_tester'] })).cookie)
    const { method, path } = keyed(court).find((call) => call.name === name)!
    const send = (number: number, key: string) =>
      person.inject({ method, url: path, payload: bodies[name]!(number), headers: { 'idempotency-key': key } })
    const rows = await stateReader(court.database.owner)

    const one = await added(rows, async () => {
      const reply = await send(0, randomUUID())
      expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
    })
    expect(Object.keys(one).length).toBeGreaterThan(0)
    for (let number = 1; number <= repetitions; number += 1) {
      const key = randomUUID()
      const many = await added(rows, async () => {
        const replies = await Promise.all(Array.from({ length: atOnce }, () => send(number, key)))
        const late = await send(number, key)
        const told = [...replies, late].map(({ statusCode, body }) => `${statusCode} ${body}`)
        expect([number, new Set(told).size, late.statusCode]).toEqual([number, 1, 200])
      })
      expect([number, many]).toEqual([number, one])
    }
    expect(court.reports).toEqual([])
  }, 60_000)
})
