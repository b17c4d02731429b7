import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'

/** A message of one parent to the other that asked for an answer by a time that is over. */
export interface AskedRow {
  id: string
  threadId: string
  authorId: string
  subject: string
  publishedAt: Date
  answerBy: Date
  /** When its first answer went out, late or in time; `null` where there was none. */
  answeredAt: Date | null
  children: string[]
}

/** Those whose time to answer was over at `until`, the latest first, without what was erased or is private with an attorney. */
export async function askedBetweenParents(
  tx: CaseTx,
  caseId: string,
  { id, since, until }: { id?: string; since?: Date; until: Date },
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`select m.id, m.thread_id as "threadId", m.author_id as "authorId", m.subject,
      m.published_at as "publishedAt", m.answer_by as "answerBy", m.child_ids as children,
      (select min(a.published_at) from case_message a where a.case_id = m.case_id and a.refers_to = m.id and a.kind <> 'addendum'
        and a.author_id <> m.author_id and m.author_id = any (a.recipients)) as "answeredAt"
    from case_message m
    where m.case_id = ${caseId} and m.published_at is not null and m.needs_answer and m.erased_at is null and not m.is_private
      and m.answer_by <= ${until} and ${id === undefined ? sql`true` : sql`m.id = ${id}`}
      and ${since === undefined ? sql`true` : sql`m.published_at >= ${since}`}
      and exists (select from case_member o where o.case_id = m.case_id and o.id = any (m.recipients) and o.role = 'parent')
    order by m.published_at desc, m.id desc`.execute(tx)
  return rows
}
