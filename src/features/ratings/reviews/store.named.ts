import { sql } from 'kysely'
import type { State } from '#domain/moderation/states.ts'
import type { Db } from '#ports/db/port.ts'

/** A rating that someone names in a notice. */
export interface Named {
  id: string
  /** Whose page it is on. */
  professional: string
  status: State
  saw: string
  wentWell: string | null
  shouldKnow: string | null
}

/** The ratings with these ids that are stored and not being edited or withdrawn; of the author they have only the texts. */
export async function namedReviews(db: Db, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Named>`
    select r.id, shown_as(r.professional_id) as professional, r.status, r.saw, r.went_well as "wentWell", r.should_know as "shouldKnow"
    from review r where r.id = any(${ids}::uuid[])
      and not exists (select from review_intake i where i.receipt_hash = r.receipt_hash)
      and not exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'withdraw')
    order by r.id`.execute(db)
  return rows
}
