import { sql } from 'kysely'
import type { DueSource } from '#case/answers/public.ts'
import { seatRows } from '#case/cases/public.ts'

interface Row {
  seat: string
  id: string
  authorId: string
  due: Date
}

/** Papers that the other parent may still sign, in all cases of someone's granted seats. They are about no day. */
export const papersDue: DueSource = {
  scope: 'case',
  read: async (tx, seats, now) => {
    const { rows } = await sql<Row>`select s.seat, r.id, r.author_id as "authorId", r.expires_at as due
      from ${seatRows(seats, 'case')} join sign_request r on r.case_id = s.case_id
      where r.state = 'asked' and r.is_shared and r.expires_at > ${now}`.execute(tx)
    return rows.map(({ due, ...row }) => ({ ...row, kind: 'signature', due: due.toISOString(), to: `/documents?sign=${row.id}` }))
  },
}
