import { sql } from 'kysely'
import type { DueSource } from '#case/answers/public.ts'
import { seatRows } from '#case/cases/public.ts'

interface Row {
  seat: string
  id: string
  authorId: string
  due: Date | null
}

/** Swap requests that can still be answered, in all cases of someone's granted seats. */
export const tradesDue: DueSource = {
  scope: 'trades',
  read: async (tx, seats, now) => {
    const { rows } = await sql<Row>`select s.seat, t.id, t.author_id as "authorId", t.respond_by as due
      from ${seatRows(seats, 'trades')} join time_trade t on t.case_id = s.case_id
      where t.state in ('sent', 'viewed') and (t.respond_by is null or t.respond_by > ${now})
        and t.first_day between s.since_day and s.until_day`.execute(tx)
    return rows.map(({ due, ...row }) => ({
      ...row,
      kind: 'swap',
      due: due?.toISOString() ?? null,
      to: `/time-trade-requests?request=${row.id}`,
    }))
  },
}
