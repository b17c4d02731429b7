import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { seatsApart } from './store.merged.ts'

/** A fact as it is stored: with the day it was first read, and the day it was replaced or went. */
export interface StoredFact {
  /** The record that has it: one record's value is no successor of another's. */
  record: string
  field: string
  positionSeq: number | null
  value: string
  sourceTitle: string
  sourceRef: string
  seenOn: string
  goneOn: string | null
}

/**
 * Every fact ever stored for a person, and for the records that their profile stands for, oldest first.
 * Positions are numbered as the profile shows them.
 */
export async function readFacts(db: Db, professionalId: string): Promise<StoredFact[]> {
  const { rows } = await sql<StoredFact>`
    with record as (select id, ${sql.lit(seatsApart)} * (at - 1) as base
      from unnest(whole_profile(${professionalId}::uuid)) with ordinality as of (id, at))
    select f.professional_id as record, f.field, (f.position_seq + r.base)::int as "positionSeq", f.value, s.title as "sourceTitle",
      f.source_ref as "sourceRef", f.seen_on as "seenOn", f.gone_on as "goneOn"
    from record r join fact f on f.professional_id = r.id join source s on s.id = f.source_id order by f.id`.execute(db)
  return rows
}
