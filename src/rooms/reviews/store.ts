import { sql } from 'kysely'
import type { Db } from '../../ports/db/port.ts'
import { Outcome, Part, type Review } from './contract.ts'

/** How many ratings of one kind there are, with their answers by level (`domain/stats/levels.ts`, in SQL). */
export interface Tally {
  role: string
  state: string | null
  part: Part
  n: number
  levels: [number, number, number, number, number]
}

const level = (value: number) => sql.raw(`sum(answers.l${value})`)

/**
 * The published ratings added up by role, state and part: of one professional, or of all. Each rating
 * counts once; its answered criteria share that one unit.
 */
export async function tallies(db: Db, professionalId?: string): Promise<Tally[]> {
  const { rows } = await sql<Tally>`
    select role, state, part, count(*) as n,
      array[${level(1)}, ${level(2)}, ${level(3)}, ${level(4)}, ${level(5)}] as levels
    from review_published, lateral (
      select count(*) filter (where value = '1')::float8 / nullif(count(*), 0) as l1, count(*) filter (where value = '2')::float8 / nullif(count(*), 0) as l2,
        count(*) filter (where value = '3')::float8 / nullif(count(*), 0) as l3, count(*) filter (where value = '4')::float8 / nullif(count(*), 0) as l4,
        count(*) filter (where value = '5')::float8 / nullif(count(*), 0) as l5
      from jsonb_each_text(criteria) where value is not null
    ) answers
    ${professionalId === undefined ? sql`` : sql`where professional_id = ${professionalId}`}
    group by role, state, part`.execute(db)
  return rows.map((row) => ({ ...row, part: Part.parse(row.part) }))
}

/** How many published ratings each of the professionals has; those without one are left out. */
export async function countsOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select professional_id as id, count(*) as n from review_published
    where professional_id = any(${[...ids]}::uuid[]) group by professional_id`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** The last review of the page before. Reviews are ordered by month and random id: no order tells when one came. */
export interface After {
  month: string
  id: string
}

export interface Listed extends Review {
  professionalId: string
  professionalName: string
  isFictional: boolean
}

interface Which {
  professionalId?: string
  role?: string | undefined
  state?: string | undefined
}

/** Published reviews, newest month first, at most `most` of them from behind `after`. */
export async function published(db: Db, which: Which, after: After | null, most: number): Promise<Listed[]> {
  let query = db
    .selectFrom('review_published')
    .select([
      'id',
      'criteria',
      'saw',
      'went_well',
      'should_know',
      'part',
      'outcome',
      'professional_id',
      'professional_name',
      'is_fictional',
    ])
    .select(sql<string>`to_char(event_month, 'YYYY-MM')`.as('month'))
    .orderBy('event_month', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  if (which.professionalId !== undefined) query = query.where('professional_id', '=', which.professionalId)
  if (which.role !== undefined) query = query.where('role', '=', which.role)
  if (which.state !== undefined) query = query.where('state', '=', which.state)
  if (after) query = query.where(sql<boolean>`(event_month, id) < (${`${after.month}-01`}::date, ${after.id}::uuid)`)
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id!,
    criteria: row.criteria as Review['criteria'],
    saw: row.saw!,
    wentWell: row.went_well,
    shouldKnow: row.should_know,
    part: Part.parse(row.part),
    outcome: Outcome.parse(row.outcome),
    eventMonth: row.month,
    professionalId: row.professional_id!,
    professionalName: row.professional_name!,
    isFictional: row.is_fictional!,
  }))
}

/** Everything that is kept of a rating. */
export interface Kept {
  id: string
  professionalId: string
  criteria: Readonly<Record<string, number | null>>
  saw: string
  wentWell: string | null
  shouldKnow: string | null
  part: Part
  outcome: Outcome
  month: string
  receivedOn: string
  receiptHash: Buffer | null
}

/** Lays a rating with today's arrivals. */
export async function keep(db: Db, kept: Kept): Promise<void> {
  await db
    .insertInto('review_intake')
    .values({
      id: kept.id,
      professional_id: kept.professionalId,
      criteria: JSON.stringify(kept.criteria),
      saw: kept.saw,
      went_well: kept.wentWell,
      should_know: kept.shouldKnow,
      part: kept.part,
      outcome: kept.outcome,
      event_month: `${kept.month}-01`,
      received_on: kept.receivedOn,
      status: 'pending',
      receipt_hash: kept.receiptHash,
    })
    .execute()
}
