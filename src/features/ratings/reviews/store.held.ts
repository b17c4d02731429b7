import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** How many ratings wait for a person, and the day of the oldest; today's arrivals are not among them (docs/decisions/0006). */
export async function heldReviews(db: Db): Promise<{ n: number; oldestOn: string | null }> {
  const { rows } = await sql<{ n: number; oldestOn: string | null }>`
    select count(*) as n, min(received_on) as "oldestOn" from review where status = 'queued_human'`.execute(db)
  return rows[0]!
}
