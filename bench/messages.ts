import { migrate } from '#ports/db/migrate.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { putFamilies } from '#test/support/live-families.ts'
import { putManyMessages } from '#test/support/many-messages.ts'
import { seededRandom } from '#test/support/random.ts'
import { startChild } from './child.ts'
import { connectionsOf } from './engine.ts'
import type { LiveStart } from './live-server.ts'
import type { Figure } from './results.ts'
import { quantile, spreadOf } from './stats.ts'

const count = 10_000

/** A number is in one message, the word in all of them. */
const asks = {
  'one message in them': (n: number) => `q=${n}`,
  'a word that they all have': () => 'q=jacket',
}

/** How long a search takes in a case of ten thousand messages, and a part of their thread. */
export async function measureMessages(engine: Engine, { rounds, asked }: { rounds: number; asked: number }, say: (text: string) => void) {
  const place = await createDatabase(engine)
  const server = startChild('./live-server.ts')
  const database = openDatabase(place)
  try {
    await migrate(place.owner)
    const [family] = await putFamilies(database, 1, new Date())
    const { caseId, parents } = family!
    const members = await database.owner.selectFrom('case_member').select('id').where('case_id', '=', caseId).orderBy('side').execute()
    const seats = [members[0]!.id, members[1]!.id] as const
    const thread = await putManyMessages(database.owner, { caseId, seats, count, from: new Date(Date.now() - 8 * 86_400_000) })
    const { port } = await server.ask<{ port: number }>({ start: connectionsOf(place) } satisfies LiveStart)
    const { next } = seededRandom(22)
    const took = async (path: string) => {
      const begun = performance.now()
      const reply = await fetch(`http://127.0.0.1:${port}/api/messages${path}`, { headers: { cookie: parents[0].cookie } })
      const text = await reply.text()
      const ms = performance.now() - begun
      if (reply.status !== 200 || !text.includes(thread)) throw new Error(`${path} was answered ${reply.status}: ${text.slice(0, 200)}`)
      return ms
    }
    const number = () => 1 + Math.floor(next() * count)
    const ways: readonly (readonly [name: string, path: () => string])[] = [
      ...Object.entries(asks).map(([name, query]) => [`Search for ${name}`, () => `?box=all&case=${caseId}&${query(number())}`] as const),
      ['The latest part of their thread', () => `/threads/${thread}?case=${caseId}`],
    ]
    const figures: Figure[] = []
    for (const [name, path] of ways) {
      const [middle, worst]: [number[], number[]] = [[], []]
      for (let round = 0; round <= rounds; round += 1) {
        const times: number[] = []
        for (let n = 0; n < asked; n += 1) times.push(await took(path()))
        // The first round is not counted: everything is loaded, connected and compiled by then.
        if (round === 0) continue
        middle.push(quantile(times, 0.5))
        worst.push(quantile(times, 0.95))
      }
      say(`  ${name}: p50 ${middle.map((ms) => ms.toFixed(0)).join(', ')} ms`)
      figures.push({ name: `${name}, p50`, unit: 'ms', ...spreadOf(middle) }, { name: `${name}, p95`, unit: 'ms', ...spreadOf(worst) })
    }
    const notes = [
      `A case of ${count.toLocaleString('en-US')} messages in one thread, all of them opened: the most that a search has to read (decision 0089). From asking to the last byte over HTTP, one request after the other, ${asked} a round; server and database share the cores.`,
      'The numbers of single messages are drawn by chance.',
    ]
    return { figures, notes }
  } finally {
    await server.stop()
    await database.close()
    await dropDatabase(engine, place.owner.database!)
  }
}
