import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { forgetBefore } from './store.ts'

const retention = 90 * 24 * 3_600_000

export function jobs({ db, clock }: { db: Db; clock: Clock }): readonly Job[] {
  return [{ name: 'notifications.forget', every: 3_600_000, run: () => forgetBefore(db, new Date(clock() - retention)) }]
}
