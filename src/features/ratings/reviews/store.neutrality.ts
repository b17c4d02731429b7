import { sql } from 'kysely'
import type { Stratum } from '#domain/moderation/neutrality.ts'
import type { Db } from '#ports/db/port.ts'

/**
 * What became of ratings up to a day, by the first rule that was named of each and by its sign: a mean of the answers of 2.5 and
 * less is negative, of 3.5 and more positive, and what is between counts for neither. Every version counts. Down is what was
 * refused or taken down and not brought back. Made-up ratings, which have no receipt, are left out.
 * @param before the first day that does not count
 */
export async function strataOf(db: Db, before: string): Promise<Stratum[]> {
  const { rows } = await sql<{ rule: string; negative: number; negative_down: number; positive: number; positive_down: number }>`
    with line as (
      select e.review_id, e.n, e.event, e.checks from review_event e
      where e.on_day < ${before} and e.event <> 'undone'
        and not exists (select from review_event u where u.review_id = e.review_id and u.n = e.n + 1 and u.event = 'undone')),
    became as (
      select review_id,
        coalesce(split_part((array_agg(checks[1] order by n) filter (where checks <> '{}'))[1], '.', 1), 'none') as rule,
        coalesce((array_agg(event order by n desc) filter (where event in ('refused', 'removed', 'lapsed', 'reinstated')))[1] <> 'reinstated', false) as is_down
      from line group by review_id),
    signed as (
      select b.rule, b.is_down, (select avg(value::numeric) from jsonb_each_text(r.criteria) where value is not null) as mean
      from became b join review r on r.id = b.review_id where r.receipt_hash is not null)
    select rule, count(*) filter (where mean <= 2.5)::int as negative, count(*) filter (where mean <= 2.5 and is_down)::int as negative_down,
      count(*) filter (where mean >= 3.5)::int as positive, count(*) filter (where mean >= 3.5 and is_down)::int as positive_down
    from signed group by rule order by rule`.execute(db)
  return rows.map(({ rule, negative, negative_down, positive, positive_down }) => ({
    rule,
    negative: { n: negative, down: negative_down },
    positive: { n: positive, down: positive_down },
  }))
}
