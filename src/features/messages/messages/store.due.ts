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

/**
 * Messages between the parents that ask for an answer and have none, in all cases of someone's granted seats that show all messages. Which have
 * none, a function of the owner's says by their ids; what is read of them is read under the policies.
 */
export const messagesDue: DueSource = {
  scope: 'messages',
  read: async (tx, seats) => {
    // Each by its id: joined freely, all that ever asked would be judged by the policy.
    const { rows } = await sql<Row>`select s.seat, m.*
      from ${seatRows(seats, 'messages')} join unanswered_messages() u on u.member_id = s.seat cross join lateral (
        select m.id, m.thread_id as "threadId", m.author_id as "authorId", m.answer_by as due from case_message m
        where m.case_id = s.case_id and m.id = u.message_id and not m.is_private
          and (m.published_at at time zone 'UTC')::date between s.since_day and s.until_day limit 1) m`.execute(tx)
    return rows.map(({ due, threadId, ...row }) => ({
      ...row,
      kind: 'message',
      due: due?.toISOString() ?? null,
      to: `/co-parenting-messages?thread=${threadId}&message=${row.id}`,
    }))
  },
}
