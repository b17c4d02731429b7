import { epochsTakenOn } from '#domain/tokens/epoch.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { dropEpochs, mixSpent } from './store.ts'

const tick = 60_000
const dayLong = 24 * 3_600_000

interface Deps {
  reviews: Db
  clock: Clock
  demo: boolean
}

/** Mixes what was paid with as ratings are mixed, when its day is over (decision 0006), and once a day drops the keys of months that are over. */
export function jobs({ reviews, clock, demo }: Deps): readonly Job[] {
  let droppedOn = ''
  return [
    {
      name: 'reviews.tokens',
      every: tick,
      run: async () => {
        const now = clock()
        const today = dayOf(now)
        await mixSpent(reviews, dayOf(demo ? now + dayLong : now))
        if (droppedOn === today) return
        await dropEpochs(reviews, epochsTakenOn(today))
        droppedOn = today
      },
    },
  ]
}
