import { sql } from 'kysely'
import type { DueSource } from '#case/answers/public.ts'
import { seatRows } from '#case/cases/public.ts'
import { instantOf } from '#domain/swaps/moments.ts'

interface Row {
  seat: string
  id: string
  authorId: string
  by: string | null
}

/** Expenses that can still be answered, in all cases of someone's granted seats. */
export const expensesDue: DueSource = {
  scope: 'expenses',
  read: async (tx, seats) => {
    const { rows } = await sql<Row>`select s.seat, e.id, e.author_id as "authorId", e.answer_by::text as by
      from ${seatRows(seats, 'expenses')} join expense e on e.case_id = s.case_id
      where e.state in ('submitted', 'viewed') and e.sent_at is not null and e.day between s.since_day and s.until_day`.execute(tx)
    const zones = new Map(seats.map(({ memberId, zone }) => [memberId, zone]))
    return rows.map(({ by, ...row }) => ({
      ...row,
      kind: 'expense',
      due: by === null ? null : new Date(instantOf(`${by}T23:59`, zones.get(row.seat)!)).toISOString(),
      to: `/co-parenting-expenses?request=${row.id}`,
    }))
  },
}
