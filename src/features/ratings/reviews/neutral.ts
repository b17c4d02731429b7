import { type Neutrality, neutralityOf } from '#domain/moderation/neutrality.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { strataOf } from './store.neutrality.ts'

export interface Audited extends Neutrality {
  /** The first day that is not counted: the month is not over. */
  before: string
}

/** The audit of neutrality, computed once a month from the log of all months before: all who ask then are told the same. */
export function neutralNow({ reviews, clock }: { reviews: Db; clock: Clock }): () => Promise<Audited> {
  let known: { before: string; audited: Promise<Audited> } | null = null
  return () => {
    const before = `${dayOf(clock()).slice(0, 7)}-01`
    if (known?.before !== before) {
      const audited = strataOf(reviews, before).then((strata) => ({ before, ...neutralityOf(strata) }))
      const asked = { before, audited }
      known = asked
      // What failed is computed again for the next who asks.
      audited.catch(() => {
        if (known === asked) known = null
      })
    }
    return known.audited
  }
}
