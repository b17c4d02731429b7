import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'

export interface OpenedMessage {
  id: string
  authorId: string
  subject: string
  body: string
  sentAt: Date
}

/**
 * Messages of a thread that the reader wrote or has opened, in order. Of what they have not opened no word, and it stamps nothing.
 * @param me the reader's seat
 */
export async function openedInThread(
  tx: CaseTx,
  { caseId, me, thread }: { caseId: string; me: string; thread: string },
  most: number,
): Promise<OpenedMessage[]> {
  const { rows } = await sql<OpenedMessage>`select m.id, m.author_id as "authorId", m.subject, m.body, m.sent_at as "sentAt"
    from case_message m
    left join message_view v on v.case_id = m.case_id and v.message_id = m.id and v.author_id = ${me}
    where m.case_id = ${caseId} and m.thread_id = ${thread} and m.published_at is not null and m.erased_at is null
      and (m.author_id = ${me} or v.viewed_at is not null)
    order by m.published_at, m.id limit ${most}`.execute(tx)
  return rows
}
