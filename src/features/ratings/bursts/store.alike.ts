import { sql } from 'kysely'
import type { State } from '#domain/moderation/states.ts'
import type { Db } from '#ports/db/port.ts'

/** A rating whose text is another's, rewritten. Of its author there is nothing in it, and of its time the day. */
export interface Likeness {
  id: string
  /** What the two share of runs of five letters, estimated: more than 0, at most 1. */
  share: number
  professionalId: string
  state: State
  receivedOn: string
  saw: string
  wentWell: string | null
  shouldKnow: string | null
}

/** The ratings that a text is like, the nearest first; not what its author has taken back or is writing again. And how many there are. */
export async function likenessesOf(db: Db, reviewId: string, most: number): Promise<{ n: number; nearest: Likeness[] }> {
  const { rows } = await sql<Likeness & { n: number }>`
    select r.id, max(both_ways.share) as share, r.professional_id as "professionalId", r.status as state, r.received_on as "receivedOn", r.saw,
      r.went_well as "wentWell", r.should_know as "shouldKnow", (count(*) over ())::int as n
    from (
      select alike_id as id, share from review_alike where review_id = ${reviewId}
      union all select review_id, share from review_alike where alike_id = ${reviewId}) both_ways
    join review r on r.id = both_ways.id
    where r.status <> 'superseded' and not exists (select from review_intake i where i.receipt_hash = r.receipt_hash)
      and not exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'withdraw')
    group by r.id order by 2 desc, r.id limit ${most}`.execute(db)
  return { n: rows[0]?.n ?? 0, nearest: rows.map(({ n: _n, ...row }) => row) }
}
