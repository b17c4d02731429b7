import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { type OneOfMany, putFamilies } from '#test/support/live-families.ts'
import { written } from '#test/support/messages.ts'
import { startChild } from '../child.ts'
import { asOwner, connectionsOf } from '../engine.ts'
import type { Figure } from '../results.ts'
import { spreadOf } from '../stats.ts'
import type { Asked as ToBare, Family } from './bare.ts'
import type { Asked as ToServer } from './server.ts'

/** So many write at once, each in a case of their own. */
const writers = 8

interface Written {
  count: number
  ms: number
}

/** Sends one message as a page does. @throws Error where it is not taken */
async function post(agent: Agent, port: number, { caseId, parents }: OneOfMany, recipient: string): Promise<void> {
  const body = JSON.stringify({ ...written([recipient]), subject: 'School fair', sendAt: null })
  const headers = {
    cookie: parents[0].cookie,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'content-length': Buffer.byteLength(body),
  }
  await new Promise<void>((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', path: `/api/cases/${caseId}/messages`, method: 'POST', headers }, (reply) => {
      reply
        .resume()
        .once('end', () => (reply.statusCode === 200 ? resolve() : reject(new Error(`A message was answered ${reply.statusCode}.`))))
    })
    sent.once('error', reject).end(body)
  })
}

/** Who has which part in the cases: the first parent writes, the other receives. */
async function seatsOf(place: Engine, families: readonly OneOfMany[]): Promise<Family[]> {
  return asOwner(place, async (client) => {
    const { rows } = await client
      .query<{ account_id: string; id: string }>("set app.reason = 'a measurement'; select account_id, id from case_member")
      .then(
        // Two statements in one text have two results.
        (results) => (results as unknown as { rows: { account_id: string; id: string }[] }[])[1]!,
      )
    const seat = new Map(rows.map(({ account_id, id }) => [account_id, id]))
    return families.map(({ caseId, parents: [from, to] }) => ({
      caseId,
      author: seat.get(from.account)!,
      recipient: seat.get(to.account)!,
      recipientAccount: to.account,
    }))
  })
}

/** What the sending of a message costs: our whole way from the request to its leaf, against the same rows through pg alone. */
export async function measureSend(engine: Engine, { rounds, sliceMs }: { rounds: number; sliceMs: number }, say: (text: string) => void) {
  const place = await createDatabase(engine)
  const [server, bare] = [startChild('./send/server.ts'), startChild('./send/bare.ts')]
  const database = openDatabase(place)
  const agent = new Agent({ keepAlive: true, maxSockets: writers })
  try {
    await migrate(place.owner)
    const families = await putFamilies(database, 2 * writers, new Date())
    const seats = await seatsOf(place, families)
    const { port } = await server.ask<{ port: number }>({ start: connectionsOf(place) } satisfies ToServer)
    await bare.ask({ start: place.owner, families: seats.slice(writers) } satisfies ToBare)
    const ours = async (): Promise<Written & { pressMs: number }> => {
      const begun = performance.now()
      let count = 0
      await Promise.all(
        families.slice(0, writers).map(async (family, n) => {
          while (performance.now() - begun < sliceMs) {
            await post(agent, port, family, seats[n]!.recipient)
            count += 1
          }
        }),
      )
      const pressMs = performance.now() - begun
      await server.ask({ letOut: true } satisfies ToServer)
      return { count, ms: performance.now() - begun, pressMs }
    }
    const plain = () => bare.ask<Written>({ runMs: sliceMs, body: written([]).body } satisfies ToBare)
    await ours()
    await plain()
    const [shares, our, their, presses]: [number[], number[], number[], number[]] = [[], [], [], []]
    for (let round = 0; round < rounds; round += 1) {
      const isFirst = round % 2 === 0
      const early = isFirst ? await ours() : null
      const other = await plain()
      const mine = early ?? (await ours())
      our.push((1000 * mine.count) / mine.ms)
      presses.push((1000 * mine.count) / mine.pressMs)
      their.push((1000 * other.count) / other.ms)
      shares.push(our.at(-1)! / their.at(-1)!)
      say(
        `  round ${round + 1}: ${shares.at(-1)!.toFixed(3)} (${our.at(-1)!.toFixed(0)} and ${their.at(-1)!.toFixed(0)} a second; the presses ${presses.at(-1)!.toFixed(0)})`,
      )
    }
    const figures: Figure[] = [
      {
        name: 'POST message, share of the same rows through pg',
        unit: 'ratio',
        goal: { sense: 'at least', value: 0.4 },
        ...spreadOf(shares),
      },
      { name: 'POST message until it has gone out, ours', unit: 'requests/s', ...spreadOf(our) },
      { name: 'POST message, the press alone, ours', unit: 'requests/s', ...spreadOf(presses) },
      { name: 'The same rows through pg', unit: 'requests/s', ...spreadOf(their) },
    ]
    const notes = [
      `${writers} parents write at once, each in a case of their own, ${sliceMs / 1000} s for each side in each round, the sides by turns; server, writers and database share the cores.`,
      'Ours: over HTTP, who it is, what they may, the row of the message and its number for open pages; and the job that lets the messages out every second, with notification, number, and the leaf with its salted hash. The time ends when the last one is out.',
      'Through pg: the same rows by prepared statements in two transactions, nothing read, nothing checked.',
    ]
    return { figures, notes }
  } finally {
    agent.destroy()
    await server.stop()
    await bare.stop()
    await database.close()
    await dropDatabase(engine, place.owner.database!)
  }
}
