import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** What the ratings of one professional come to, for the order of lists. */
export interface OrderNoted {
  /** The professional's id. */
  id: string
  /** Ratings of the group of raters that speaks first; more than 0. */
  n: number
  /** Where its score at least lies (5 % bound), on the scale of 1 to 5; `null` where no score may be shown. */
  low: number | null
}

/**
 * Notes for lists how many ratings these people have and where their score at least lies; everybody else
 * has none. Only rows that change are written. A person who cannot be found (gone, or unknown) is passed over.
 */
export async function noteOrder(tx: Db, rows: readonly OrderNoted[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await sql`
    update search_person p set review_n = s.n, score_low = s.low
    from unnest(${ids}::uuid[], ${rows.map(({ n }) => n)}::integer[], ${rows.map(({ low }) => low)}::real[]) as s(id, n, low)
    where p.professional_id = s.id and (p.review_n, p.score_low) is distinct from (s.n, s.low)`.execute(tx)
  await sql`update search_person set review_n = 0, score_low = null where review_n > 0 and professional_id <> all(${ids}::uuid[])`.execute(
    tx,
  )
}
