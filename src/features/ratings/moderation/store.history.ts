import { sql } from 'kysely'
import type { State } from '#domain/moderation/states.ts'
import type { Outcome, Part } from '#domain/ratings/raters.ts'
import type { Db } from '#ports/db/port.ts'

/** A version of a rating as a moderator sees it: without its receipt, and without any hour. */
export interface Seen {
  id: string
  professionalId: string
  status: State
  version: number
  heldFor: string[]
  criteria: Record<string, number | null>
  saw: string
  wentWell: string | null
  shouldKnow: string | null
  part: Part
  outcome: Outcome
  month: string
  isHearsay: boolean
  receivedOn: string
  /** Words to its author can be sealed. */
  canSeal: boolean
}

/** A line of its log, with what its author answered. */
export interface Noted {
  event: string
  actor: string
  by: string | null
  rules: string[]
  letter: string | null
  said: string | null
  isSealed: boolean
  dueOn: string | null
  onDay: string
  answer: string | null
}

/** Nobody may read a text from the moment its author withdraws it. */
const isThere = sql.raw(`not exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'withdraw')`)

export async function seen(db: Db, id: string): Promise<Seen | null> {
  const { rows } = await sql<Seen>`
    select r.id, r.professional_id as "professionalId", r.status, r.version, r.held_for as "heldFor", r.criteria, r.saw,
      r.went_well as "wentWell", r.should_know as "shouldKnow", r.part, r.outcome, to_char(r.event_month, 'YYYY-MM') as month,
      r.is_hearsay as "isHearsay", r.received_on as "receivedOn", r.author_key is not null as "canSeal"
    from review r where r.id = ${id} and ${isThere}
      and not exists (select from review_intake i where i.receipt_hash = r.receipt_hash)`.execute(db)
  return rows[0] ?? null
}

export async function notedOf(db: Db, id: string): Promise<Noted[]> {
  const { rows } = await sql<Noted>`
    select e.event, e.actor, e.moderator_id as by, e.checks as rules, e.letter, e.said, e.sealed is not null as "isSealed", e.due_on as "dueOn",
      e.on_day as "onDay", a.body as answer
    from review_event e left join review_answer a on a.event_id = e.id where e.review_id = ${id} order by e.n`.execute(db)
  return rows
}

export interface History {
  byState: { state: State; n: number }[]
  others: { id: string; state: State; month: string; mean: number | null; begins: string }[]
}

/** What else there is of the rated person, under whichever of their records: how many in each state, and the latest few. By professional, never by author. */
export async function historyOf(db: Db, professionalId: string, besides: string, most: number): Promise<History> {
  const [counted, latest] = await Promise.all([
    sql<History['byState'][number]>`
      select r.status as state, count(*)::int as n from review r
      where r.professional_id = any(whole_profile(${professionalId})) and r.status <> 'superseded' and ${isThere} group by 1 order by 2 desc, 1`.execute(
      db,
    ),
    sql<History['others'][number]>`
      select r.id, r.status as state, to_char(r.event_month, 'YYYY-MM') as month, left(r.saw, 120) as begins,
        (select round(avg(value::numeric), 1)::float8 from jsonb_each_text(r.criteria) where value is not null) as mean
      from review r where r.professional_id = any(whole_profile(${professionalId})) and r.status <> 'superseded' and r.id <> ${besides} and ${isThere}
      order by r.event_month desc, r.id limit ${most}`.execute(db),
  ])
  return { byState: counted.rows, others: latest.rows }
}
