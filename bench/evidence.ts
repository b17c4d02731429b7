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

const count = 100_000
const onPage = 50
const goal = { sense: 'at most', value: 100 } as const

/** Each way with its address, how many items its first page has, and how many match. */
const ways = [
  { name: 'The list', query: '', has: onPage, matches: 1_001 },
  { name: 'Issue, kind and some months', query: 'issue=School&kind=pdf&from=2024-01-01&to=2024-12-31&', has: onPage, matches: 879 },
  { name: 'A search that finds many', query: 'q=library&', has: onPage, matches: 1_001 },
  { name: 'A search that finds one', query: 'q=number%2077777%20&', has: 1, matches: 1 },
  { name: 'A search that finds nothing', query: 'q=lighthouse&', has: 0, matches: 0 },
] as const

/** A hundred thousand items of one parent, each with its stored file and a note of about 150 characters, over ten years. */
async function put(owner: Db, { caseId, seat, until }: { caseId: string; seat: string; until: Date }) {
  await sql`insert into stored_file (case_id, id, author_id, name, bytes, created_at, type, sha256, address, scan, is_misnamed, finished_at)
    select ${caseId}::uuid, md5('file ' || n)::uuid, ${seat}::uuid, 'IMG_' || n || '.jpg', 1000, at, 'image/jpeg',
      encode(sha256(convert_to('file ' || n, 'UTF8')), 'hex'), encode(sha256(convert_to('blob ' || n, 'UTF8')), 'hex'), 'clean', false, at
    from generate_series(1, ${count}::int) n, lateral (select ${until}::timestamptz - n * interval '50 minutes' as at) t`.execute(owner)
  await sql`insert into evidence_item (case_id, id, author_id, file_id, name, kind, type, bytes, sha256, is_misnamed, uploaded_at, title, note, day,
      privacy, tags, created_at)
    select case_id, md5('item ' || n)::uuid, author_id, id, name, (array['picture', 'video', 'pdf'])[n % 3 + 1], type, 1000, sha256, false, created_at,
      'Photo number ' || n || ' of the test', 'Taken at the library at 6:40 PM. The coat was not in the bag, and the teacher saw it too. ',
      created_at::date, (array['private', 'privileged'])[n % 2 + 1],
      array['issue:' || (array['School', 'Exchanges', 'Health', 'Money'])[n % 4 + 1], 'witness:Rosa Lind'], created_at
    from stored_file, lateral (select substring(name from '[0-9]+')::int as n) t where case_id = ${caseId}::uuid`.execute(owner)
  await sql`vacuum analyze stored_file, evidence_item`.execute(owner)
}

/** How long list, filters and search of the vault take in a case in which a parent has a hundred thousand items. */
export async function measureEvidence(engine: Engine, { rounds, asked }: { rounds: number; asked: number }, say: (text: string) => void) {
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
    const took = async ({ query, has, matches }: (typeof ways)[number]) => {
      const begun = performance.now()
      const reply = await fetch(`http://127.0.0.1:${port}/api/evidence?${query}case=${caseId}`, { headers: { cookie: parents[0].cookie } })
      const found = (await reply.json()) as { items?: unknown[]; count?: number }
      const ms = performance.now() - begun
      if (found.items?.length !== has || found.count !== matches)
        throw new Error(`${query} was answered ${reply.status} with ${found.items?.length} of ${found.count} items`)
      return ms
    }
    const figures: Figure[] = []
    for (const way of ways) figures.push(...(await measureRounds({ name: way.name, goal }, () => took(way), { rounds, asked }, say)))
    const notes = [
      `A case in which one parent has ${count.toLocaleString('en-US')} items of evidence. From asking to the last byte over HTTP, one request after the other, ${asked} a round; server and database share the cores. Each reply has the first ${onPage} items and how many match, counted to 1,001.`,
    ]
    return { figures, notes }
  } finally {
    await server.stop()
    await database.close()
    await dropDatabase(engine, place.owner.database!)
  }
}
