import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** How many real people the sources name today, each of them once. */
export async function countListed(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('professional_shown')
    .select((of) => of.fn.countAll<string>().as('n'))
    .where('is_fictional', '=', false)
    .where('gone_on', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Some of them by id, each with the day on which a fact last came or went. */
export async function readListed(db: Db, offset: number, limit: number): Promise<readonly { id: string; changedOn: string | null }[]> {
  const { rows } = await sql<{ id: string; changedOn: string | null }>`
    select p.id, greatest(
      (select max(greatest(f.seen_on, f.gone_on)) from fact f where f.professional_id = p.id),
      (select max(greatest(f.seen_on, f.gone_on)) from stands_for m join fact f on f.professional_id = m.merged_id where m.survivor_id = p.id)) as "changedOn"
    from professional_shown p where not p.is_fictional and p.gone_on is null
    order by p.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}
