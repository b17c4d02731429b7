import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { criteriaOf } from '#domain/ratings/criteria.ts'
import type { Outcome, Part } from '#domain/ratings/raters.ts'
import type { Db } from '#ports/db/port.ts'

export interface PublishedRating {
  answer?: number
  criteria?: Readonly<Record<string, number | null>>
  part?: Part
  outcome?: Outcome
  /** `YYYY-MM` */
  month?: string
  isHearsay?: boolean
}

const judge = (answer: number) => Object.fromEntries(criteriaOf('judge', 'judge').map((name) => [name, answer]))

/** Inserts published ratings of a judge where the sweeps would have put them; all answers are alike by default. */
export async function putPublished(owner: Db, professional: string, ratings: readonly PublishedRating[]): Promise<void> {
  if (ratings.length === 0) return
  await owner
    .insertInto('review')
    .values(
      ratings.map(({ answer = 4, criteria = judge(answer), part = 'parent', outcome = 'mixed', month = '2026-02', isHearsay = false }) => ({
        id: randomUUID(),
        professional_id: professional,
        criteria: JSON.stringify(criteria),
        saw: 'The hearing began on time and each side was heard for as long as it needed.',
        went_well: null,
        should_know: null,
        part,
        outcome,
        event_month: `${month}-01`,
        received_on: '2026-03-01',
        status: 'published',
        receipt_hash: null,
        is_hearsay: isHearsay,
      })),
    )
    .execute()
  await sql`
    insert into review_event (id, review_id, n, actor, event, on_day)
    select gen_random_uuid(), r.id, n, 'system', event, r.received_on from review r, (values (1, 'passed'), (2, 'published')) as step (n, event)
    where r.professional_id = ${professional} and not exists (select from review_event e where e.review_id = r.id)`.execute(owner)
}

/** Copies of one rating. */
export const times = (count: number, rating: PublishedRating): PublishedRating[] => Array.from({ length: count }, () => rating)
