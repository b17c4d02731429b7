import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

const folded = (text: ReturnType<typeof sql>) => sql`btrim(regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g'))`

/** Whether the directory has a court of this name, with or without its county; case, points and dashes do not count. */
export async function isCourtNamed(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from court c where c.gone_on is null and ${folded(sql`${name}::text`)} in (
      ${folded(sql`c.name`)}, ${folded(sql`c.name || ' ' || coalesce(c.county, '')`)}, ${folded(sql`coalesce(c.county, '') || ' ' || c.name`)})) as is`.execute(
    db,
  )
  return rows[0]!.is
}
