import { type RawBuilder, sql } from 'kysely'
import type { Levels } from '#domain/stats/levels.ts'
import { halfLife, type Weighed } from '#domain/stats/recency.ts'
import type { Db } from '#ports/db/port.ts'
import { Outcome, Part } from './contract.ts'

/** Ratings of one kind added up, each counting once however many questions it answered. */
export interface Tally {
  role: string
  state: string | null
  part: Part
  outcome: Outcome
  n: number
  /** Ratings that tell only what others said: they are listed, and count in no score. */
  leftOut: number
  levels: Levels
  /** The same weighed by age (`domain/stats/recency.ts`). */
  weighed: Weighed
}

type Row = Omit<Tally, 'weighed'> & { weighed: Levels; squares: number }

const five = (of: (level: number) => RawBuilder<unknown>) => sql`array[${sql.join([1, 2, 3, 4, 5].map(of))}]`
/** Which part of a rating's one unit fell to a level (`levelsOf` of `domain/stats/levels.ts`, in SQL). */
const share = (level: number) => sql`l${sql.lit(level)}`

/** What counts this minute: what anybody may read, less what came in a burst while scores stand still (migrations/0027_price.sql). */
const readable = sql`(select * from review_counted)`
/**
 * The same as it was when the last day was mixed in: what an author changed or withdrew today is not seen.
 * Only for what is stored (docs/decisions/0014), and only the owner may ask it.
 */
const mixed = sql`(
  select r.part, r.outcome, r.criteria, r.event_month, r.is_hearsay, p.id as professional_id, p.role, p.state
  from review r left join stands_for m on m.merged_id = r.professional_id
  join professional_shown p on p.id = coalesce(m.survivor_id, r.professional_id)
  where r.status in ('published', 'flagged', 'disputed_label', 'author_affirm_pending') and (p.gone_on is null or not p.is_fictional)
    and not exists (select from score_freeze f left join stands_for n on n.merged_id = f.professional_id
      where coalesce(n.survivor_id, f.professional_id) = p.id and f.lifted_on is null
      and not exists (select from review_event e where e.review_id = r.id and e.event = 'published' and e.on_day <= f.as_of)))`

/** Ratings with what each counts for, and what it weighs by its age in months at `month`. */
const counted = (from: RawBuilder<unknown>, month: string, ofWhom?: string) => sql`
  select rating.*, answers.*,
    power(2::float8, -greatest(0, (extract(year from age) * 12 + extract(month from age))::int) / ${sql.lit(halfLife)}.0) as weight
  from ${from} rating,
    lateral (
      select ${sql.join([1, 2, 3, 4, 5].map((level) => sql`count(*) filter (where value = ${sql.lit(String(level))})::float8 / nullif(count(*), 0) as ${share(level)}`))}
      from jsonb_each_text(criteria) where value is not null
    ) answers,
    lateral age(${`${month}-01`}::date, event_month) age
  ${ofWhom === undefined ? sql`` : sql`where record_id = any(whole_profile(${ofWhom}))`}`

const added = sql`
  count(*) filter (where not is_hearsay) as n, count(*) filter (where is_hearsay) as "leftOut",
  ${five((level) => sql`coalesce(sum(${share(level)}) filter (where not is_hearsay), 0)`)} as levels,
  ${five((level) => sql`coalesce(sum(weight * ${share(level)}) filter (where not is_hearsay), 0)`)} as weighed,
  coalesce(sum(weight * weight) filter (where not is_hearsay), 0) as squares`

const tallyOf = <R extends Row>({ weighed, squares, ...row }: R) => ({
  ...row,
  part: Part.parse(row.part),
  outcome: Outcome.parse(row.outcome),
  weighed: { levels: weighed, squares },
})

/**
 * The published ratings added up by role, state, part and outcome: of one professional, or of all.
 * @param month the current one, `YYYY-MM`: the weights go by it
 */
export async function tallies(db: Db, month: string, professionalId?: string): Promise<Tally[]> {
  const { rows } = await sql<Row>`
    select role, state, part, outcome, ${added} from (${counted(readable, month, professionalId)}) counted
    group by role, state, part, outcome`.execute(db)
  return rows.map(tallyOf)
}

/** The same by professional, of all that have a published rating, without what authors did today. With the owner's connection. */
export async function talliesByPerson(db: Db, month: string): Promise<(Tally & { id: string })[]> {
  const { rows } = await sql<Row & { id: string }>`
    select professional_id as id, role, state, part, outcome, ${added} from (${counted(mixed, month)}) counted
    group by professional_id, role, state, part, outcome order by professional_id`.execute(db)
  return rows.map(tallyOf)
}

export interface MonthTally {
  part: Part
  /** `YYYY-MM` of what is described. */
  month: string
  n: number
  levels: Levels
}

/** The ratings of one professional that count, by part and month. */
export async function monthTallies(db: Db, month: string, professionalId: string): Promise<MonthTally[]> {
  const { rows } = await sql<MonthTally>`
    select part, to_char(event_month, 'YYYY-MM') as month, count(*) as n, ${five((level) => sql`sum(${share(level)})`)} as levels
    from (${counted(readable, month, professionalId)}) counted where not is_hearsay
    group by part, event_month order by event_month desc`.execute(db)
  return rows.map((row) => ({ ...row, part: Part.parse(row.part) }))
}

export interface AnswerTally {
  role: string
  state: string | null
  part: Part
  criterion: string
  /** How often each level was answered. A person who wrote "does not apply" is not among them. */
  levels: Levels
}

/** The answers to each question: of one professional, or of all. */
export async function answerTallies(db: Db, professionalId?: string): Promise<AnswerTally[]> {
  const { rows } = await sql<AnswerTally>`
    select role, state, part, answer.key as criterion,
      ${five((level) => sql`count(*) filter (where answer.value = ${sql.lit(String(level))})::float8`)} as levels
    from review_counted, jsonb_each_text(criteria) answer
    where answer.value is not null and not is_hearsay
      ${professionalId === undefined ? sql`` : sql`and record_id = any(whole_profile(${professionalId}))`}
    group by role, state, part, answer.key`.execute(db)
  return rows.map((row) => ({ ...row, part: Part.parse(row.part) }))
}

/** How many published ratings each of the professionals has; those without one are left out. */
export async function countsOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select professional_id as id, count(*) as n from review_published
    where record_id = any((select array_agg(record) from unnest(${[...ids]}::uuid[]) as asked (id), unnest(whole_profile(id)) record)::uuid[])
    group by professional_id`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
