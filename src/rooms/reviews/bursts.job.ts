import { epochsTakenOn } from '../../domain/tokens/epoch.ts'
import type { Clock } from '../../kernel/clock.ts'
import { dayOf } from '../../kernel/day.ts'
import type { Random } from '../../kernel/random.ts'
import type { Database } from '../../ports/db/port.ts'
import type { Job } from '../../ports/jobs/port.ts'
import { lookForCampaigns } from './bursts.campaigns.ts'
import { lookForBursts } from './bursts.ts'
import { isUnmixed } from './store.bursts.ts'
import { forgetPrints } from './store.prints.ts'
import { dropEpochs, mixSpent } from './store.tokens.ts'

const tick = 60_000
const dayLong = 24 * 3_600_000

export interface Needs {
  database: Pick<Database, 'owner' | 'reviews' | 'rewrite'>
  clock: Clock
  random: Random
  demo: boolean
}

/**
 * What is seen over days: once a day, as soon as the ratings of the day before are mixed in, and before any of them can be
 * shown. What was paid with is mixed as ratings are, and prints of withdrawn texts go with them.
 */
export function alarmJob({ database, clock, random, demo }: Needs): Job {
  const { owner, reviews } = database
  let lookedOn = ''
  return {
    name: 'reviews.alarms',
    every: tick,
    run: async () => {
      const now = clock()
      const today = dayOf(now)
      await mixSpent(reviews, dayOf(demo ? now + dayLong : now))
      if (demo && (await forgetPrints(reviews))) await database.rewrite(['review_print(review_id)'])
      if (lookedOn === today || (await isUnmixed(reviews, today))) return
      await dropEpochs(reviews, epochsTakenOn(today))
      if (await forgetPrints(reviews)) await database.rewrite(['review_print(review_id)'])
      const needs = { owner, reviews, random }
      await lookForBursts(needs, today)
      await lookForCampaigns(needs, today)
      lookedOn = today
    },
  }
}
