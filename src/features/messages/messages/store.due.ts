import { sql } from 'kysely'
import type { DueSource } from '#case/answers/public.ts'
import { seatRows } from '#case/cases/public.ts'

interface Row {
  seat: string
  id: string
  threadId: string
  authorId: string
  due: Date | null
}

/** Messages between the parents that ask for an answer and have none, in all cases of someone's granted seats that show all messages. */
export const messagesDue: DueSource = {
  scope: 'messages',
  read: async (tx, seats) => {
    const { rows } = await sql<Row>`select s.seat, m.id, m.thread_id as "threadId", m.author_id as "authorId", m.answer_by as due
      from ${seatRows(seats, 'messages')} join case_message m on m.case_id = s.case_id
      where m.needs_answer and m.published_at is not null and m.erased_at is null and not m.is_private
        and (m.published_at at time zone 'UTC')::date between s.since_day and s.until_day
        and not exists (select from case_message a where a.case_id = m.case_id and a.refers_to = m.id and a.kind <> 'addendum'
          and a.author_id <> m.author_id and a.published_at is not null and m.author_id = any (a.recipients))`.execute(tx)
    return rows.map(({ due, threadId, ...row }) => ({
      ...row,
      kind: 'message',
      due: due?.toISOString() ?? null,
      to: `/co-parenting-messages?thread=${threadId}&message=${row.id}`,
    }))
  },
}
