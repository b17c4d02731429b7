// What moderators see of notices. Their decision on a rating also decides the notices that name it.
import { sql } from 'kysely'
import { gravestOf, type Outcome } from '#domain/takedown/steps.ts'
import type { Db } from '#ports/db/port.ts'
import type { Ground } from './contract.ts'
import type { Effect } from './store.ts'
import { addStep } from './store.steps.ts'

/** An open notice about a rating, without its sender: the moderator needs the report, not the person. */
export interface Report {
  ground: Ground
  /** The exact words in question; `null` if the ground is not about words. */
  words: string | null
  why: string
  evidence: string | null
  /** `YYYY-MM-DD`. */
  onDay: string
  effect: Effect
  isRepeat: boolean
}

/** The open notices about a rating, the oldest first. `lock`: nobody else can decide them until the transaction ends. */
export async function reportsOn(db: Db, review: string, lock = false): Promise<Report[]> {
  const { rows } = await sql<Report>`
    select t.ground, t.words, t.why, t.evidence, to_char(t.received_at at time zone 'UTC', 'YYYY-MM-DD') as "onDay", r.effect, t.is_repeat as "isRepeat"
    from takedown_rating r join takedown t on t.id = r.takedown_id
    where r.review_id = ${review} and r.became is null and t.closed_at is null order by t.received_at, t.id ${lock ? sql`for update of t` : sql``}`.execute(
    db,
  )
  return rows
}

/** How many open notices there are about each of some ratings. */
export async function reportCounts(db: Db, reviews: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ review: string; n: number }>`
    select r.review_id as review, count(*)::int as n from takedown_rating r join takedown t on t.id = r.takedown_id
    where r.review_id = any(${[...reviews]}::uuid[]) and r.became is null and t.closed_at is null group by 1`.execute(db)
  return new Map(rows.map(({ review, n }) => [review, n]))
}

interface Decided {
  review: string
  /** The line in the rating's log that records the decision. */
  line: string
  outcome: Outcome
  /** The moderator. */
  by: string
  at: Date
  uuid: () => string
}

/** Decides a rating for every open notice that names it, except court orders; a notice with nothing left to decide ends. */
export async function decideReports(tx: Db, { review, line, outcome, by, at, uuid }: Decided): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update takedown_rating r set became = ${outcome}, line = ${line} from takedown t
    where t.id = r.takedown_id and r.review_id = ${review} and r.became is null and t.closed_at is null and t.lane <> 'counsel'
    returning t.id`.execute(tx)
  for (const { id } of rows) {
    const each = await tx.selectFrom('takedown_rating').select('became').where('takedown_id', '=', id).execute()
    const became = each.flatMap((one) => (one.became === null ? [] : [one.became as Outcome]))
    if (became.length < each.length) continue
    await sql`
      update takedown set state = 'decided', outcome = ${gravestOf(became)}, acknowledged_at = coalesce(acknowledged_at, ${at}), closed_at = ${at}
      where id = ${id}`.execute(tx)
    await addStep(tx, { id: uuid(), takedown: id, event: 'decided', actor: 'staff', by, reason: null, at })
  }
}

/** Reopens the notices that a line decided, after a moderator has undone the decision. */
export async function reopenReports(tx: Db, { line, by, at, uuid }: Pick<Decided, 'line' | 'by' | 'at' | 'uuid'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update takedown_rating set became = null, line = null where line = ${line} returning takedown_id as id`.execute(tx)
  for (const { id } of rows) {
    const { numAffectedRows } = await sql`
      update takedown set state = 'in_review', outcome = null, letter = null, closed_at = null where id = ${id} and state = 'decided'`.execute(
      tx,
    )
    if (numAffectedRows === 1n) await addStep(tx, { id: uuid(), takedown: id, event: 'reopened', actor: 'staff', by, reason: null, at })
  }
}

/** Locks the notices that a line decided, until the transaction ends. */
export async function holdDecidedBy(tx: Db, line: string): Promise<void> {
  await sql`select t.id from takedown t join takedown_rating r on r.takedown_id = t.id where r.line = ${line} order by t.received_at, t.id for update of t`.execute(
    tx,
  )
}

/** Notices that moderators decided before a moment, whose sender gave an address and has not been mailed yet. */
export async function unmailed(db: Db, before: Date): Promise<{ id: string; number: string; email: string }[]> {
  const { rows } = await sql<{ id: string; number: string; email: string }>`
    select id, number, email from takedown
    where state = 'decided' and letter is null and email is not null and told_at is null and closed_at <= ${before} order by closed_at limit 100`.execute(
    db,
  )
  return rows
}

export async function markMailed(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('takedown').set({ told_at: at }).where('id', '=', id).execute()
}
