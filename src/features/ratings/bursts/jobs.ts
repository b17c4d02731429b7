import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Random } from '#kernel/random.ts'
import type { Database } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { lookForBursts } from './bursts.ts'
import { lookForCampaigns } from './campaigns.ts'
import { isUnmixed } from './store.ts'
import { forgetPrints } from './store.prints.ts'

const tick = 60_000

export interface Deps {
  database: Pick<Database, 'owner' | 'reviews' | 'rewrite'>
  clock: Clock
  random: Random
  demo: boolean
}

/**
 * What is seen over days: once a day, as soon as the ratings of the day before are mixed in, and before any of them can be
 * shown. Prints of withdrawn texts go with them.
 */
export function jobs({ database, clock, random, demo }: Deps): readonly Job[] {
  const { owner, reviews } = database
  let lookedOn = ''
  return [
    {
      name: 'reviews.alarms',
      every: tick,
      run: async () => {
        const today = dayOf(clock())
        if (demo && (await forgetPrints(reviews))) await database.rewrite(['review_print(review_id)'])
        if (lookedOn === today || (await isUnmixed(reviews, today))) return
        if (await forgetPrints(reviews)) await database.rewrite(['review_print(review_id)'])
        const deps = { owner, reviews, random }
        await lookForBursts(deps, today)
        await lookForCampaigns(deps, today)
        lookedOn = today
      },
    },
  ]
}
