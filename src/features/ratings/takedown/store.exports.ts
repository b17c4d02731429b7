import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

export interface Exported {
  sha256: Buffer
  takedown: string
  by: string
  reason: string
  at: Date
}

/** Keeps which record was given out. The same record twice is one. */
export async function keepExport(db: Db, { sha256, takedown, by, reason, at }: Exported): Promise<void> {
  await sql`insert into takedown_export (sha256, takedown_id, staff_id, reason, at) values (${sha256}, ${takedown}, ${by}, ${reason}, ${at})
    on conflict do nothing`.execute(db)
}

export interface FoundExport {
  number: string
  at: Date
  by: string | null
  reason: string
  /** Hexadecimal digits. */
  sha256: string
}

/** The record whose hash begins with these digits; `null` for none. */
export async function exportBeginning(db: Db, digits: string): Promise<FoundExport | null> {
  const { rows } = await sql<FoundExport>`
    select t.number, e.at, e.staff_id as by, e.reason, encode(e.sha256, 'hex') as sha256
    from takedown_export e join takedown t on t.id = e.takedown_id
    where encode(e.sha256, 'hex') like ${`${digits}%`} order by e.at limit 1`.execute(db)
  return rows[0] ?? null
}
