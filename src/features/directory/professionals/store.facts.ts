import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** One field of a person as a source says it now; `seq` where it is one of a position. */
export interface FactNow {
  id: string
  seq: number | null
  field: string
  value: string
}

/** What a source says now of some people. */
export async function factsNow(tx: Db, sourceId: string, ids: readonly string[]): Promise<FactNow[]> {
  const { rows } = await sql<FactNow>`
    select professional_id as id, position_seq as seq, field, value from fact
    where professional_id = any(${ids}::uuid[]) and source_id = ${sourceId} and gone_on is null order by id`.execute(tx)
  return rows
}
