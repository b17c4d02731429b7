import { migrate } from '#ports/db/migrate.ts'
import type { Engine } from '#ports/db/port.ts'
import { createDatabase } from '#ports/db/scratch.ts'
import { asOwner } from '../engine.ts'

/** Two positions and 14 facts each: the size of a well-documented judge. All are invented. */
const statements = [
  `insert into source (id, title, publisher, url, licence, edition_on)
   values ('bench', 'Invented people for timing', 'Bench', null, 'none', '2026-01-01')`,
  `insert into professional (id, source_id, source_key, role, kind, jurisdiction, name, given, family, sort_name, standing,
                             title, court_name, state, county, counties, is_fictional)
   select md5('bench ' || n)::uuid, 'bench', n::text, 'judge', 'judge', 'state', 'Person Number ' || n, 'Person', 'Number ' || n,
          'number ' || n || ' person', 'serving', 'District Judge', (n % 400) || 'th District Court', 'TX', 'County ' || n % 254,
          array['County ' || n % 254], true
   from generate_series(1, 2000) n`,
  `insert into position (professional_id, seq, kind, title, court_name, state, counties, basis, from_on, from_precision, to_on, end_reason)
   select md5('bench ' || n)::uuid, seq, 'judge', 'District Judge', (n % 400) || 'th District Court', 'TX', array['County ' || n % 254],
          case seq when 1 then 'appointed' else 'elected' end, make_date(2002 + 6 * seq, 1 + n % 12, 1), 'year',
          case seq when 1 then make_date(2014, 12, 31) end, case seq when 1 then 'Term ended' end
   from generate_series(1, 2000) n, generate_series(1, 2) seq`,
  `insert into fact (professional_id, position_seq, field, value, source_id, source_ref, as_of, seen_on)
   select md5('bench ' || n)::uuid, case when k > 8 then 1 + k % 2 end, 'field_' || k, 'A value of usual length, ' || n || '/' || k,
          'bench', 'line ' || n, '2026-01-01', '2026-01-02'
   from generate_series(1, 2000) n, generate_series(1, 14) k`,
  'analyze',
]

/** A database with 2,000 invented people, and the ids of some that the load asks for in turn. */
export async function peopleDatabase(engine: Engine): Promise<{ place: Engine; ids: string[] }> {
  const place = await createDatabase(engine)
  await migrate(place.owner)
  const ids = await asOwner(place, async (client) => {
    for (const statement of statements) await client.query(statement)
    const { rows } = await client.query<{ id: string }>('select id from professional order by id limit 64')
    return rows.map(({ id }) => id)
  })
  return { place, ids }
}
