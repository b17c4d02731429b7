import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'

interface Many {
  caseId: string
  /** The seats of both parents, in whose turns the messages are. */
  seats: readonly [string, string]
  count: number
  /** Whether each message begins a thread of its own. */
  isThreads?: boolean
  /** When the first one went out. */
  from: Date
  /** Between one and the next. */
  minutes?: number
}

/**
 * A long thread of two parents in one insert, "Message 1" to "Message n", every one of which both have opened.
 * @param owner a connection of the owner, whom no policy holds
 * @returns the id of the first message
 */
export async function putManyMessages(owner: Db, { caseId, seats, count, isThreads = false, from, minutes = 1 }: Many): Promise<string> {
  const [one, other] = seats
  const { rows } = await sql<{
    id: string
  }>`with made as materialized (select gen_random_uuid() as id, n from generate_series(1, ${count}::int) n),
    first as (select id from made where n = 1),
    put as (insert into case_message (case_id, id, thread_id, author_id, kind, subject, body, recipients, composed_at, sent_at, due_at, published_at)
      select ${caseId}, id, case when ${isThreads} then id else (select id from first) end,
        case when n % 2 = 0 then ${one}::uuid else ${other}::uuid end, 'message', case when ${isThreads} then 'Thread ' || n else 'A long thread' end,
        'Message ' || n || '. ' || repeat('She needs her shoes and the blue jacket for school. ', 1 + n % 7),
        array[case when n % 2 = 0 then ${other}::uuid else ${one}::uuid end], at, at, at, at
      from made, lateral (select ${from}::timestamptz + n * ${minutes}::int * interval '1 minute') t (at) returning id, author_id, recipients, published_at)
    select id from first`.execute(owner)
  await sql`insert into message_view (case_id, message_id, author_id, viewed_at)
    select case_id, id, recipients[1], published_at + interval '5 minutes' from case_message
    where case_id = ${caseId} and published_at between ${from} and ${from}::timestamptz + ${count * minutes}::int * interval '1 minute' on conflict do nothing`.execute(
    owner,
  )
  // As autovacuum would have by then: without it the plans are those of empty tables.
  await sql`analyze case_message, message_view`.execute(owner)
  return rows[0]!.id
}
