import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { crashRetentionDays, groupRetentionDays, refusalRetentionDays } from './rules.ts'
import { forgetRefusals } from './store.refusals.ts'
import { forgetCrashes } from './store.ts'

const hour = 3_600_000

/** Crashes are for mending, and are forgotten after a month; what a group was, and what was said of it, after a year. */
export function jobs({ db, clock }: { db: Db; clock: Clock }): readonly Job[] {
  const daysAgo = (days: number) => dayOf(clock() - days * 24 * hour)
  return [
    {
      name: 'telemetry.forget',
      every: 6 * hour,
      run: async () => {
        await forgetCrashes(db, daysAgo(crashRetentionDays), daysAgo(groupRetentionDays))
        await forgetRefusals(db, daysAgo(refusalRetentionDays))
      },
    },
  ]
}
