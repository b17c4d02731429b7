import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** Ratings whose author was asked to affirm them and did not by the deadline; an answer that waits for the sweep counts as given. */
export async function overdue(db: Db, day: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from review r where r.status = 'author_affirm_pending'
      and (select e.due_on from review_event e where e.review_id = r.id and e.event = 'affirm_asked' order by e.n desc limit 1) < ${day}
      and not exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'affirm')
    order by r.id`.execute(db)
  return rows.map(({ id }) => id)
}
