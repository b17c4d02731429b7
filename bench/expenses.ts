import { migrate } from '#ports/db/migrate.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { putFamilies } from '#test/support/live-families.ts'
import { putManyExpenses } from '#test/support/many-expenses.ts'
import { startChild } from './child.ts'
import { connectionsOf } from './engine.ts'
import type { LiveStart } from './live-server.ts'
import type { Figure } from './results.ts'
import { measureRounds } from './rounds.ts'

const count = 10_000
const goal = { sense: 'at most', value: 100 } as const
const goalOfHistory = { sense: 'at most', value: 300 } as const

/** Each way with its address, and what its answer has so many of. */
const ways = [
  { name: 'The list', path: '/api/expenses?', of: 'expenses', has: 50, goal },
  { name: 'The list of what is open', path: '/api/expenses?show=open&', of: 'expenses', has: 50, goal },
  { name: 'The list of a year', path: '/api/expenses?year=2025&', of: 'expenses', has: 50, goal },
  { name: 'Payments and what is open', path: '/api/payments?', of: 'payments', has: 50, goal },
  { name: 'A further page of what is open', path: '/api/payments/items?book=shared&debtor=A&from=2024-01-01&', of: 'items', has: 50, goal },
  { name: 'Payment history of a year', path: '/api/payments/history?year=2025&', of: 'books', has: 2, goal: goalOfHistory },
] as const
type Way = (typeof ways)[number]

/** How long the list of expenses takes in a case that has ten thousand of them, with what is open. */
export async function measureExpenses(engine: Engine, { rounds, asked }: { rounds: number; asked: number }, say: (text: string) => void) {
  const place = await createDatabase(engine)
  const server = startChild('./live-server.ts')
  const database = openDatabase(place)
  try {
    await migrate(place.owner)
    const [family] = await putFamilies(database, 1, new Date())
    const { caseId, parents } = family!
    const members = await database.owner.selectFrom('case_member').select('id').where('case_id', '=', caseId).orderBy('side').execute()
    await putManyExpenses(database.owner, { caseId, seats: [members[0]!.id, members[1]!.id], count, until: new Date() })
    const { port } = await server.ask<{ port: number }>({ start: connectionsOf(place) } satisfies LiveStart)
    const took = async ({ path, of, has }: Way) => {
      const begun = performance.now()
      const reply = await fetch(`http://127.0.0.1:${port}${path}case=${caseId}`, { headers: { cookie: parents[0].cookie } })
      const found = ((await reply.json()) as Partial<Record<typeof of, unknown[]>>)[of]?.length
      const ms = performance.now() - begun
      if (found !== has) throw new Error(`${path} was answered ${reply.status} with ${found} ${of}`)
      return ms
    }
    const figures: Figure[] = []
    for (const way of ways) figures.push(...(await measureRounds(way, () => took(way), { rounds, asked }, say)))
    const notes = [
      `A case of ${count.toLocaleString('en-US')} expenses that were sent and approved, half of them paid back, each by a payment that was confirmed. From asking to the last byte over HTTP, one request after the other, ${asked} a round; server and database share the cores.`,
    ]
    return { figures, notes }
  } finally {
    await server.stop()
    await database.close()
    await dropDatabase(engine, place.owner.database!)
  }
}
