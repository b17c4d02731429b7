import { erasedBefore } from '../../domain/takedown/steps.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Db } from '../../ports/db/port.ts'
import type { Job } from '../../ports/jobs/port.ts'
import { eraseEnded } from './store.steps.ts'

const hour = 3_600_000

/** A notice is erased three years after its end, unless a case needs it (ratings.md, section 3.4). */
export function jobs({ db, clock }: { db: Db; clock: Clock }): readonly Job[] {
  return [{ name: 'takedown.forget', every: 6 * hour, run: async () => void (await eraseEnded(db, new Date(erasedBefore(clock())))) }]
}
