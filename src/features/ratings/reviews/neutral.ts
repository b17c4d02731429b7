import { type Neutrality, neutralityOf } from '#domain/moderation/neutrality.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { strataOf } from './store.neutrality.ts'

export interface Audited extends Neutrality {
  /** The first day that is not counted, because its month is not over. */
  before: string
}

/** The audit of neutrality, computed once a month from the log of all months before, so that all readers of a month get the same. */
export function neutralNow({ reviews, clock }: { reviews: Db; clock: Clock }): () => Promise<Audited> {
  let known: { before: string; audited: Promise<Audited> } | null = null
  return () => {
    const before = `${dayOf(clock()).slice(0, 7)}-01`
    if (known?.before !== before) {
      const audited = strataOf(reviews, before).then((strata) => ({ before, ...neutralityOf(strata) }))
      const asked = { before, audited }
      known = asked
      // If the computation failed, the next reader starts it again.
      audited.catch(() => {
        if (known === asked) known = null
      })
    }
    return known.audited
  }
}
