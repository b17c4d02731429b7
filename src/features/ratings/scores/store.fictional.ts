import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** Scores of someone made up that stand still, by the key in the source. */
export interface FictionalFreeze {
  person: string
  fromOn: string
  lastOn: string
  asOf: string
  foundOn: string
}

/** How many of the fictional people of a source have scores that stand still. */
export async function fictionalFreezes(db: Db, sourceId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from score_freeze f join professional p on p.id = f.professional_id
    where p.source_id = ${sourceId} and p.is_fictional and f.lifted_on is null`.execute(db)
  return rows[0]!.n
}

/** Lets the scores of all fictional people of a source move again. */
export async function deleteFictionalFreezes(tx: Db, sourceId: string): Promise<void> {
  await sql`
    delete from score_freeze where professional_id in (select id from professional where source_id = ${sourceId} and is_fictional)`.execute(
    tx,
  )
}

/** Puts scores that stand still, with the days of now, in the place of those that did. */
export async function putFictionalFreezes(tx: Db, sourceId: string, freezes: readonly FictionalFreeze[]): Promise<void> {
  await deleteFictionalFreezes(tx, sourceId)
  await sql`
    insert into score_freeze (professional_id, from_on, last_on, as_of, found_on)
    select p.id, f."fromOn", f."lastOn", f."asOf", f."foundOn"
    from jsonb_to_recordset(${JSON.stringify(freezes)}::jsonb) as f (person text, "fromOn" date, "lastOn" date, "asOf" date, "foundOn" date)
    join professional p on p.source_id = ${sourceId} and p.source_key = f.person and p.is_fictional and p.gone_on is null`.execute(tx)
}
