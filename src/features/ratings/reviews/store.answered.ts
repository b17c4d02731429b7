import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** Whether a rating is now shown on a professional's page. @param db the app's role */
export async function isPublishedAbout(db: Db, professional: string, review: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from review_published where id = ${review}::uuid and record_id = any(whole_profile(${professional}::uuid))) as is`.execute(
    db,
  )
  return rows[0]!.is
}

/** Which of some ratings are no longer stored, because their authors withdrew them. @param db the owner */
export async function deletedOf(db: Db, reviews: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...reviews]}::uuid[]) as asked (id) where not exists (select from review r where r.id = asked.id)`.execute(db)
  return rows.map(({ id }) => id)
}
