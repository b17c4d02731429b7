import { sql } from 'kysely'
import { byNobody } from '#http/bind.ts'
import type { Random } from '#kernel/random.ts'
import type { Database } from '#ports/db/port.ts'
import { noteOrder } from '#directory/search/public.ts'
import { service } from '#directory/search/service.ts'
import { quantile } from '../stats.ts'
import { statePeople } from './names.ts'

/** One person in fifty has ratings, every second of them enough for a score. */
const share = 1 / 50

/** Gives some of the generated people ratings, as the job of the reviews would note them. */
export async function rateSome({ owner }: Pick<Database, 'owner'>, random: Random): Promise<number> {
  const { rows } = await sql<{ id: string }>`select professional_id as id from search_person order by num`.execute(owner)
  const rated = rows.filter(() => random.next() < share)
  const noted = rated.map(({ id }) => {
    const n = 1 + Math.floor(40 * random.next() ** 3)
    return { id, n, low: random.next() < 0.5 ? 1 + 4 * random.next() : null }
  })
  await owner.transaction().execute((tx) => noteOrder(tx, noted))
  await sql`vacuum analyze search_person`.execute(owner)
  return rated.length
}

/** Milliseconds until the first and second page of lists by support and by ratings are there, narrowed to a state and a role. */
export async function measureOrders({ app }: Pick<Database, 'app'>, random: Random, lists: number): Promise<{ p50: number; p95: number }> {
  const { search } = service({ db: app, clock: () => Date.now() })
  const states = Object.keys(statePeople)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!
  const times: number[] = []
  for (let at = 0; at < lists; at += 1) {
    const query = {
      state: pick(states),
      role: pick(['judge', 'attorney', 'gal', 'expert'] as const),
      sort: pick(['supported', 'reviewed'] as const),
    }
    let cursor: string | null = null
    for (const page of [1, 2]) {
      if (page === 2 && !cursor) break
      const began = performance.now()
      const { next }: { next: string | null } = await search({
        query: { ...query, ...(cursor && { cursor }) },
        ...byNobody,
      })
      times.push(performance.now() - began)
      cursor = next
    }
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}
