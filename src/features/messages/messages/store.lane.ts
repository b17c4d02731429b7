import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'

export interface SentRow {
  id: string
  threadId: string
  authorId: string
  subject: string
  publishedAt: Date
  needsAnswer: boolean
  isErased: boolean
}

/** Messages that the reader's seat shows and that went out in this time, the earliest first: no more than their subjects, which stamps nothing. */
export async function publishedIn(
  tx: CaseTx,
  caseId: string,
  { since, until, most }: { since?: Date; until?: Date; most: number },
): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`select id, thread_id as "threadId", author_id as "authorId", subject, published_at as "publishedAt",
      needs_answer as "needsAnswer", erased_at is not null as "isErased"
    from case_message where case_id = ${caseId} and published_at is not null
      and ${since === undefined ? sql`true` : sql`published_at >= ${since}`} and ${until === undefined ? sql`true` : sql`published_at < ${until}`}
    order by published_at, id limit ${most}`.execute(tx)
  return rows
}
