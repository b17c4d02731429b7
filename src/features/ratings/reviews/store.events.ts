import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

/** What became of ratings in one month. */
export interface Month {
  /** `YYYY-MM`. */
  month: string
  published: number
  held: number
  released: number
  refused: number
  withdrawn: number
  /** How many were held, by check. */
  byReason: { reason: string; n: number }[]
}

/** Counted from the log, newest month first. */
export async function monthly(db: Db): Promise<Month[]> {
  const { rows } = await sql<Month>`
    with step as (select to_char(e.on_day, 'YYYY-MM') as month, e.event, e.checks from review_event e
        where not exists (select from review_event u where u.review_id = e.review_id and u.n = e.n + 1 and u.event = 'undone')
          -- Made-up ratings have no receipt.
          and not exists (select from review r where r.id = e.review_id and r.receipt_hash is null)),
      reason as (
        select month, jsonb_agg(jsonb_build_object('reason', reason, 'n', n) order by n desc, reason) as by_reason from (
          select month, split_part(check_id, '.', 1) as reason, count(*) as n from step, unnest(checks) check_id
          where event = 'held' group by 1, 2) counted group by month)
    select month, count(*) filter (where event = 'published') as published, count(*) filter (where event = 'held') as held,
      count(*) filter (where event = 'released') as released, count(*) filter (where event = 'refused') as refused,
      count(*) filter (where event = 'withdrawn') as withdrawn, coalesce(by_reason, '[]') as "byReason"
    from step left join reason using (month) group by month, by_reason order by month desc`.execute(db)
  return rows
}
