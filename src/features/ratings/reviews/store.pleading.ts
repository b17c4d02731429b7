import { sql } from 'kysely'
import { Fault } from '#kernel/fault.ts'
import type { Db } from '#ports/db/port.ts'
import { move } from './store.moving.ts'

interface Plea {
  event: 'affirmed' | 'appealed'
  lineId: string
  reviewId: string
  body: string | null
  onDay: string
}

/** What authors said of a decision today: that they stand by their text, or that it was decided wrongly. */
export async function pleaded(tx: Db, day: string): Promise<void> {
  const { rows } = await sql<Plea>`
    select distinct on (a.id) gen_random_uuid() as "lineId", case a.kind when 'affirm' then 'affirmed' else 'appealed' end as event, r.id as "reviewId", a.body,
      a.received_on as "onDay"
    from review_act_intake a join review r on r.receipt_hash = a.receipt_hash
    where a.received_on < ${day} and a.kind in ('affirm', 'appeal') order by a.id, r.version desc`.execute(tx)
  for (const { event, lineId, reviewId, body, onDay } of rows) {
    try {
      await move(tx, { id: lineId, reviewId, event, actor: 'author', onDay })
    } catch (error) {
      // It was decided otherwise, or withdrawn, since its author looked: nothing is left to say.
      if (error instanceof Fault) continue
      throw error
    }
    if (body !== null)
      await tx.insertInto('review_answer').values({ event_id: lineId, review_id: reviewId, body, answered_on: onDay }).execute()
  }
}
