import { sql } from 'kysely'
import type { DueSource } from '#case/answers/public.ts'
import { seatRows } from '#case/cases/public.ts'

interface Row {
  seat: string
  id: string
  authorId: string
}

/** Payments that wait to be confirmed, in all cases of someone's granted seats. Nobody sets a time for it. */
export const paymentsDue: DueSource = {
  scope: 'payments',
  read: async (tx, seats) => {
    const { rows } = await sql<Row>`select s.seat, p.id, p.author_id as "authorId"
      from ${seatRows(seats, 'payments')} join payment p on p.case_id = s.case_id
      where p.state = 'declared' and p.paid_on between s.since_day and s.until_day`.execute(tx)
    return rows.map((row) => ({ ...row, kind: 'payment', due: null, to: `/co-parenting-payments?request=${row.id}` }))
  },
}
