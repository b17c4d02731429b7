import { sql } from 'kysely'
import type { DueSource } from '#case/answers/public.ts'
import { seatRows } from '#case/cases/public.ts'

interface Row {
  seat: string
  id: string
  authorId: string
  due: Date | null
}

/** Proposed schedules that can still be answered, in all cases of someone's granted seats. */
export const versionsDue: DueSource = {
  scope: 'schedule',
  read: async (tx, seats, now) => {
    const { rows } = await sql<Row>`select s.seat, v.id, v.author_id as "authorId", v.respond_by as due
      from ${seatRows(seats, 'schedule')} join schedule_version v on v.case_id = s.case_id
      where v.state = 'proposed' and (v.respond_by is null or v.respond_by > ${now})
        and least(v.effective_on, (v.created_at at time zone 'UTC')::date) <= s.until_day`.execute(tx)
    return rows.map(({ due, ...row }) => ({
      ...row,
      kind: 'schedule',
      due: due?.toISOString() ?? null,
      to: `/co-parenting-calendar?request=${row.id}`,
    }))
  },
}
