// What anybody may read of replies: the words and the month.
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** What the person rated says. `month`: `YYYY-MM`. */
export interface Said {
  text: string
  month: string
}

/** Replies to ratings, by rating. @param db the app's role */
export async function repliesTo(db: Db, reviews: readonly string[]): Promise<Map<string, Said>> {
  if (reviews.length === 0) return new Map()
  const { rows } = await sql<Said & { review: string }>`
    select review_id as review, body as text, month from reply_shown where review_id = any(${[...reviews]}::uuid[])
    order by record_id = professional_id, record_id`.execute(db)
  return new Map(rows.map(({ review, ...said }) => [review, said]))
}

/** The statement of a profile, of the person who holds several of its records that on the profile's own; `null` where there is none. @param db the app's role */
export async function statementOf(db: Db, professional: string): Promise<Said | null> {
  const { rows } = await sql<Said>`
    select body as text, month from reply_shown where record_id = any(whole_profile(${professional})) and review_id is null
    order by record_id <> professional_id, record_id limit 1`.execute(db)
  return rows[0] ?? null
}
