import { sql } from 'kysely'
import type { Line } from '#domain/moderation/log.ts'
import type { State } from '#domain/moderation/states.ts'
import type { Db } from '#ports/db/port.ts'

/** A rating's log so far, oldest first, and what its last number is. Its row is locked: two who decide at once take turns. */
export async function lockedLog(tx: Db, reviewId: string): Promise<{ status: State; lines: Line[] } | null> {
  const { rows } = await sql<{ status: State }>`
    select status from review r where id = ${reviewId}
      and not exists (select from review_intake i where i.receipt_hash = r.receipt_hash)
      and not exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'withdraw')
    for update`.execute(tx)
  const row = rows[0]
  return row ? { status: row.status, lines: await logOf(tx, reviewId) } : null
}

export async function logOf(db: Db, reviewId: string): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select event, actor, moderator_id as by, checks as rules from review_event where review_id = ${reviewId} order by n`.execute(db)
  return rows
}

/** Which number a line has in a rating's log; `null` where it is not there. */
export async function numberOfLine(db: Db, reviewId: string, id: string): Promise<number | null> {
  const row = await db.selectFrom('review_event').select('n').where('review_id', '=', reviewId).where('id', '=', id).executeTakeFirst()
  return row?.n ?? null
}

/** The id of the newest line of a rating's log. */
export async function lastLineOf(db: Db, reviewId: string): Promise<string | null> {
  const row = await db.selectFrom('review_event').select('id').where('review_id', '=', reviewId).orderBy('n', 'desc').executeTakeFirst()
  return row?.id ?? null
}

export interface NewLine extends Line {
  id: string
  reviewId: string
  /** Its number: one more than the lines before it. */
  n: number
  policy: string
  /** Words that its author reads, in clear or sealed, or the canned letter that says it. */
  said: string | null
  sealed: Buffer | null
  letter: string | null
  dueOn: string | null
  onDay: string
}

/** Adds a line, and puts the rating where the log then says that it stands. */
export async function append(tx: Db, line: NewLine, status: State): Promise<void> {
  await tx
    .insertInto('review_event')
    .values({
      id: line.id,
      review_id: line.reviewId,
      n: line.n,
      actor: line.actor,
      event: line.event,
      moderator_id: line.by,
      checks: [...line.rules],
      policy: line.policy,
      said: line.said,
      sealed: line.sealed,
      letter: line.letter,
      due_on: line.dueOn,
      on_day: line.onDay,
    })
    .execute()
  await tx.updateTable('review').set({ status }).where('id', '=', line.reviewId).execute()
}

/** Ratings whose status is not what their log says: none, ever. For the test and the check at start. */
export async function everyLog(db: Db): Promise<{ id: string; status: string; lines: Line[] }[]> {
  const { rows } = await sql<{ id: string; status: string; lines: Line[] }>`
    select r.id, r.status, coalesce(jsonb_agg(jsonb_build_object('event', e.event, 'actor', e.actor, 'by', e.moderator_id, 'rules', e.checks) order by e.n)
      filter (where e.id is not null), '[]') as lines
    from review r left join review_event e on e.review_id = r.id group by r.id, r.status`.execute(db)
  return rows
}
