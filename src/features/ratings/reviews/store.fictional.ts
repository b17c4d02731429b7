import { sql } from 'kysely'
import type { State } from '#domain/moderation/states.ts'
import type { Db } from '#ports/db/port.ts'

/** A made-up review of someone made up; the person by the key in the source. */
export interface FictionalReview {
  id: string
  person: string
  criteria: Readonly<Record<string, number | null>>
  saw: string
  wentWell: string | null
  shouldKnow: string | null
  part: string
  outcome: string
  /** First day of the month. */
  eventMonth: string
  receivedOn: string
}

/** Deletes every review of the fictional people of a source, also those that visitors tried out. */
export async function deleteFictional(tx: Db, sourceId: string): Promise<void> {
  const people = sql`(select id from professional where source_id = ${sourceId} and is_fictional)`
  await sql`delete from review_answer where review_id in (select id from review where professional_id in ${people})`.execute(tx)
  await sql`delete from review_event where review_id in (select id from review where professional_id in ${people})`.execute(tx)
  await sql`delete from review where professional_id in ${people}`.execute(tx)
  await sql`delete from review_withdrawn where professional_id in ${people}`.execute(tx)
  await sql`delete from review_intake where professional_id in ${people}`.execute(tx)
}

/**
 * Adds made-up reviews, published at once. Only people who are fictional by their own row get one.
 * @returns how many were added
 */
export async function insertFictional(tx: Db, sourceId: string, reviews: readonly FictionalReview[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into review (id, professional_id, criteria, saw, went_well, should_know, part, outcome, event_month, received_on, status)
    select r.id, p.id, r.criteria, r.saw, r."wentWell", r."shouldKnow", r.part, r.outcome, r."eventMonth", r."receivedOn", 'published'
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as r (id uuid, person text, criteria jsonb, saw text,
      "wentWell" text, "shouldKnow" text, part text, outcome text, "eventMonth" date, "receivedOn" date)
    join professional p on p.source_id = ${sourceId} and p.source_key = r.person and p.is_fictional and p.gone_on is null
    order by r.id`.execute(tx)
  await sql`
    insert into review_event (id, review_id, n, actor, event, on_day)
    select gen_random_uuid(), r.id, n, 'system', event, r.received_on
    from review r join professional p on p.id = r.professional_id, (values (1, 'passed'), (2, 'published')) as step (n, event)
    where p.source_id = ${sourceId} and p.is_fictional and not exists (select from review_event e where e.review_id = r.id) order by 1`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}

/** A made-up review that waits for a person, with the log that led there. */
export interface FictionalWaiting extends FictionalReview {
  status: State
  log: readonly FictionalLine[]
}

interface FictionalLine {
  event: string
  actor: string
  rules: readonly string[]
  letter: string | null
  answer: string | null
  /** So many days after it came; none: on that day. */
  later?: number
}

/** Adds made-up reviews that wait for someone of ours; of people who are fictional by their own row, as the published ones. */
export async function insertFictionalWaiting(tx: Db, sourceId: string, reviews: readonly FictionalWaiting[]): Promise<void> {
  const all = JSON.stringify(reviews)
  await sql`
    insert into review (id, professional_id, criteria, saw, part, outcome, event_month, received_on, status, held_for)
    select r.id, p.id, r.criteria, r.saw, r.part, r.outcome, r."eventMonth", r."receivedOn", r.status,
      case when r.log -> 0 ->> 'event' = 'held' then array(select jsonb_array_elements_text(r.log -> 0 -> 'rules')) else '{}' end
    from jsonb_to_recordset(${all}::jsonb) as r (id uuid, person text, criteria jsonb, saw text, part text, outcome text, "eventMonth" date,
      "receivedOn" date, status text, log jsonb)
    join professional p on p.source_id = ${sourceId} and p.source_key = r.person and p.is_fictional and p.gone_on is null
    order by r.id`.execute(tx)
  await sql`
    with line as (
      select gen_random_uuid() as id, r.id as review_id, l.n, l.line, v.received_on
      from jsonb_to_recordset(${all}::jsonb) as r (id uuid, log jsonb) join review v on v.id = r.id,
        jsonb_array_elements(r.log) with ordinality as l (line, n)),
    written as (
      insert into review_event (id, review_id, n, actor, event, checks, letter, on_day)
      select id, review_id, n, line ->> 'actor', line ->> 'event', array(select jsonb_array_elements_text(line -> 'rules')), line ->> 'letter',
        received_on + coalesce((line ->> 'later')::int, 0)
      from line order by id)
    insert into review_answer (event_id, review_id, body, answered_on)
    select id, review_id, line ->> 'answer', received_on from line where line ->> 'answer' is not null`.execute(tx)
}

/** Puts made-up reviews that wait in the place of those that were there with the same ids. */
export async function putFictionalWaiting(tx: Db, sourceId: string, reviews: readonly FictionalWaiting[]): Promise<void> {
  const ids = reviews.map(({ id }) => id)
  await sql`delete from review_answer where review_id = any(${ids}::uuid[])`.execute(tx)
  await sql`delete from review_event where review_id = any(${ids}::uuid[])`.execute(tx)
  await sql`delete from review where id = any(${ids}::uuid[])`.execute(tx)
  await insertFictionalWaiting(tx, sourceId, reviews)
}
