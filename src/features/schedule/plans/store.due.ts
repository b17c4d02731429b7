import { sql } from 'kysely'
import type { DueSource } from '#case/answers/public.ts'
import { seatRows } from '#case/cases/public.ts'

interface Row {
  seat: string
  id: string
  planId: string
  authorId: string
}

/**
 * Clauses that wait for a parent's answer, in all cases of someone's granted seats: one row for a plan and the parent who asks. A clause
 * waits while no newer version follows it (`chainsOf`); a draft follows none. A version after the seat's days is not one that it shows.
 */
export const clausesDue: DueSource = {
  scope: 'schedule',
  read: async (tx, seats) => {
    const { rows } =
      await sql<Row>`select distinct on (s.seat, c.plan_id, c.author_id) s.seat, c.id, c.plan_id as "planId", c.author_id as "authorId"
      from ${seatRows(seats, 'schedule')} join plan_clause c on c.case_id = s.case_id
        join parenting_plan p on p.case_id = c.case_id and p.id = c.plan_id
      where c.state in ('proposed', 'countered') and p.is_shared and p.removed_at is null
        and (c.created_at at time zone 'UTC')::date <= s.until_day and (p.created_at at time zone 'UTC')::date <= s.until_day
        and not exists (select from plan_clause n where n.case_id = c.case_id and n.counters = c.id
          and (n.created_at at time zone 'UTC')::date <= s.until_day)
      order by s.seat, c.plan_id, c.author_id, c.created_at, c.id`.execute(tx)
    return rows.map(({ planId, ...row }) => ({ ...row, kind: 'plan', due: null, to: `/parenting-plan-builder?plan=${planId}` }))
  },
}
