import { sql } from 'kysely'
import { migrate } from '#ports/db/migrate.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Db, Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { putFamilies } from '#test/support/live-families.ts'
import { startChild } from './child.ts'
import { connectionsOf } from './engine.ts'
import type { LiveStart } from './live-server.ts'
import type { Figure } from './results.ts'
import { measureRounds } from './rounds.ts'

const count = 10_000
const goal = { sense: 'at most', value: 100 } as const

/** Each way with its address, and how many incidents its first page has. */
const ways = [
  { name: 'The list', query: '', has: 30 },
  { name: 'A kind in some months', query: 'kind=travel&from=2024-01-01&to=2024-12-31&', has: 30 },
  { name: 'A search that finds many', query: 'words=library&', has: 30 },
  { name: 'A search that finds one', query: 'words=number%207777%20&', has: 1 },
] as const

/** Ten thousand incidents of one parent, each about 400 characters, two a day. */
const put = (owner: Db, { caseId, seat, until }: { caseId: string; seat: string; until: Date }) =>
  sql`insert into incident (case_id, id, author_id, kind, happened_at, day, severity, expected, actual, response, witnesses, effect, child_ids,
      clause_order, clause_paragraph, clause_text, created_at)
    select ${caseId}::uuid, gen_random_uuid(), ${seat}::uuid, (array['late', 'travel', 'missed_call'])[n % 3 + 1], at, at::date, 'short',
      'Exchange at 6:00 PM at the library, from one parent to the other, by the schedule of that week.',
      'Event number ' || n || ' of the test. ' || repeat('They came at 6:40 PM and the coat was not in the bag. ', 4), 'I waited.', '', '', '{}',
      'Consent decree', '6(a)', 'Exchanges take place at 6:00 p.m.', at + interval '1 hour'
    from generate_series(1, ${count}::int) n, lateral (select ${until}::timestamptz - n * interval '12 hours' as at) t`.execute(owner)

/** How long list and search of incidents take in a case in which a parent wrote down ten thousand. */
export async function measureIncidents(engine: Engine, { rounds, asked }: { rounds: number; asked: number }, say: (text: string) => void) {
  const place = await createDatabase(engine)
  const server = startChild('./live-server.ts')
  const database = openDatabase(place)
  try {
    await migrate(place.owner)
    const [family] = await putFamilies(database, 1, new Date())
    const { caseId, parents } = family!
    const [seat] = await database.owner.selectFrom('case_member').select('id').where('case_id', '=', caseId).orderBy('side').execute()
    await put(database.owner, { caseId, seat: seat!.id, until: new Date('2026-11-01T00:00:00Z') })
    const { port } = await server.ask<{ port: number }>({ start: connectionsOf(place) } satisfies LiveStart)
    const took = async ({ query, has }: (typeof ways)[number]) => {
      const begun = performance.now()
      const reply = await fetch(`http://127.0.0.1:${port}/api/incidents?${query}case=${caseId}`, { headers: { cookie: parents[0].cookie } })
      const found = ((await reply.json()) as { incidents?: unknown[] }).incidents?.length
      const ms = performance.now() - begun
      if (found !== has) throw new Error(`${query} was answered ${reply.status} with ${found} incidents`)
      return ms
    }
    const figures: Figure[] = []
    for (const way of ways) figures.push(...(await measureRounds({ name: way.name, goal }, () => took(way), { rounds, asked }, say)))
    const notes = [
      `A case in which one parent wrote down ${count.toLocaleString('en-US')} incidents. From asking to the last byte over HTTP, one request after the other, ${asked} a round; server and database share the cores.`,
    ]
    return { figures, notes }
  } finally {
    await server.stop()
    await database.close()
    await dropDatabase(engine, place.owner.database!)
  }
}
