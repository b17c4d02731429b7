import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'

export interface OpenedMessage {
  id: string
  authorId: string
  subject: string
  body: string
  sentAt: Date
}

interface Reader {
  caseId: string
  /** The reader's seat. */
  me: string
}

/** What the reader wrote or has opened. Of what they have not opened no word, and it stamps nothing. */
const opened = ({ caseId, me }: Reader) => sql`case_message m
  left join message_view v on v.case_id = m.case_id and v.message_id = m.id and v.author_id = ${me}
  where m.case_id = ${caseId} and m.published_at is not null and m.erased_at is null and (m.author_id = ${me} or v.viewed_at is not null)`
const columns = sql`m.id, m.author_id as "authorId", m.subject, m.body, m.sent_at as "sentAt"`

/** Messages of a thread that the reader wrote or has opened, in order. */
export async function openedInThread(tx: CaseTx, reader: Reader, thread: string, most: number): Promise<OpenedMessage[]> {
  const { rows } = await sql<OpenedMessage>`select ${columns} from ${opened(reader)} and m.thread_id = ${thread}
    order by m.published_at, m.id limit ${most}`.execute(tx)
  return rows
}

/** How many of them there are. */
export async function countOpened(tx: CaseTx, reader: Reader, thread: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${opened(reader)} and m.thread_id = ${thread}`.execute(tx)
  return rows[0]!.n
}

/** One message that the reader wrote or has opened. */
export async function openedMessage(tx: CaseTx, reader: Reader, id: string): Promise<OpenedMessage | null> {
  const { rows } = await sql<OpenedMessage>`select ${columns} from ${opened(reader)} and m.id = ${id}`.execute(tx)
  return rows[0] ?? null
}
