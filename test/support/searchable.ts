import { sql } from 'kysely'
import { fold } from '#domain/matching/fold.ts'
import type { Db } from '#ports/db/port.ts'
import { indexPeople } from '#directory/search/store.index.ts'
import { seededRandom } from './random.ts'

/** Someone invented, of the parts that a search looks at. */
export interface Someone {
  given: string
  middle?: string
  family: string
  role?: 'judge' | 'attorney' | 'gal' | 'expert'
  kind?: string
  jurisdiction?: 'state' | 'federal'
  state?: string
  counties?: string[]
  courtId?: string
  courtName?: string
}

const random = seededRandom(5)

/** Puts fictional people into the directory, searchable; answers their ids. */
export async function settle(owner: Db, people: readonly Someone[]): Promise<string[]> {
  return owner.transaction().execute(async (tx) => {
    await sql`insert into source (id, title, publisher, licence, edition_on)
      values ('fictional', 'Fictional people', 'tests', 'none', '2026-01-31') on conflict do nothing`.execute(tx)
    const ids: string[] = []
    for (const { given, middle = null, family, role = 'judge', jurisdiction = 'state', state = null, counties = [], ...more } of people) {
      const id = random.uuid()
      ids.push(id)
      await tx
        .insertInto('professional')
        .values({
          id,
          source_id: 'fictional',
          source_key: id,
          role,
          kind: more.kind ?? role,
          jurisdiction,
          name: [given, middle, family].filter(Boolean).join(' '),
          given,
          middle,
          family,
          suffix: null,
          sort_name: fold(`${family} ${given}`),
          standing: 'last_known',
          title: 'Judge',
          court_id: more.courtId ?? null,
          court_name: more.courtName ?? null,
          state,
          county: counties.length === 1 ? counties[0]! : null,
          counties,
          is_fictional: true,
          gone_on: null,
        })
        .execute()
    }
    await indexPeople(tx, ids)
    return ids
  })
}
