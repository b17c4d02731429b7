import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** Crashes of pages by day, each as often as it was seen. */
export async function crashesByDay(db: Db, from: string): Promise<{ day: string; n: number }[]> {
  const { rows } = await sql<{ day: string; n: number }>`
    select day, sum(seen)::bigint as n from error_log where day >= ${from}::date group by day`.execute(db)
  return rows
}
