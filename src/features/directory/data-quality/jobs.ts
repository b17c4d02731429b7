import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { measure } from './measure.ts'

/** Looks every minute whether something was imported, corrected or merged, and counts then; and once a day. */
export function jobs({ owner, clock }: { owner: Db; clock: Clock }): readonly Job[] {
  return [{ name: 'quality.measure', every: 60_000, run: async () => void (await measure(owner, dayOf(clock()))) }]
}
