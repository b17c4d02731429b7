import { sql } from 'kysely'
import { type Db, hot } from '#ports/db/port.ts'

/** The edition of the directory as this statement sees it; the same number means the same directory (migration 0050). */
export const edition = sql<string>`(select sum(changes)::text from directory_edition)`

/** The edition of the directory now. */
export async function readEdition(db: Db): Promise<string> {
  const { rows } = await sql<{ edition: string }>`${hot('edition')} select ${edition} as edition`.execute(db)
  return rows[0]!.edition
}
