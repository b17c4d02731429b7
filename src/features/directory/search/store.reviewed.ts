import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** The figures of one professional's ratings that lists are ordered by. */
export interface OrderNoted {
  /** The professional's id. */
  id: string
  /** Ratings by the group of raters that is shown first; more than 0. */
  n: number
  /** The lower bound of its score (5 %), on the scale of 1 to 5; `null` where no score may be shown. */
  low: number | null
}

/**
 * Stores for lists how many ratings these people have and the lower bound of their score; all other people have none.
 * Only rows that change are written. People who are not in the search (gone, or unknown) are skipped.
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
