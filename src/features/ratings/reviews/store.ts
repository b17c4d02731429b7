import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { Outcome, Part, type Review } from './contract.ts'

/** The last review of the page before. Reviews are ordered by month and random id, so that the order does not reveal when one came. */
export interface After {
  month: string
  id: string
}

/** A published review as it is stored; the reply belongs to another feature. */
export interface Listed extends Omit<Review, 'reply'> {
  professionalId: string
  professionalName: string
  isFictional: boolean
}

interface Which {
  professionalId?: string
  role?: string | undefined
  state?: string | undefined
}

/** Published reviews after `after`, newest month first, at most `most` of them. */
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
      'is_hearsay',
      'is_disputed',
    ])
    .select(sql<string>`to_char(event_month, 'YYYY-MM')`.as('month'))
    .orderBy('event_month', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  if (which.professionalId !== undefined) query = query.where(sql<boolean>`record_id = any(whole_profile(${which.professionalId}))`)
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
    isHearsay: row.is_hearsay!,
    isDisputed: row.is_disputed!,
  }))
}
