import { sql } from 'kysely'
import type { Next, PersonName } from '#domain/directory/record.ts'
import type { Day } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'

/** Someone on the stage in a seat of one person. */
export interface Held {
  key: string
  /** Which of the positions, from 0. */
  at: number
  seat: string
  basis: Next['basis']
  on: Day
  precision: Next['precision']
  name: PersonName
}

/** A person who is on the stage in a seat that is known, the oldest first. */
export async function heldSeats(tx: Db): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select s.key, (p.place - 1)::int as at, p.one ->> 'seat' as seat, p.one ->> 'basis' as basis, p.one ->> 'fromOn' as "on",
      p.one ->> 'fromPrecision' as precision, s.record -> 'name' as name
    from stage s, jsonb_array_elements(s.record -> 'positions') with ordinality as p (one, place)
    where s.what = 'person' and p.one ->> 'seat' is not null and p.one ->> 'fromOn' is not null
    order by p.one ->> 'fromOn', s.key, p.place`.execute(tx)
  return rows
}

/** Adds who came after to positions on the stage; `mark` makes the record's digest another one. */
export async function noteNext(tx: Db, notes: readonly { key: string; at: number; next: Next; mark: string }[]): Promise<void> {
  // Someone may have had several seats: one statement would see only one of the changes to a row.
  for (const some of Map.groupBy(notes, ({ at }) => at).values()) {
    await sql`
      update stage s set digest = s.digest || r.mark, record = jsonb_set(s.record, array['positions', r.at::text, 'next'], r.next)
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as r (key text, at integer, next jsonb, mark text)
      where s.key = r.key`.execute(tx)
  }
}
