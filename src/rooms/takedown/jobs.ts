import { erasedBefore } from '../../domain/takedown/steps.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { Db } from '../../ports/db/port.ts'
import type { Job } from '../../ports/jobs/port.ts'
import { eraseEndedNotes } from './store.notes.ts'
import { eraseEnded } from './store.steps.ts'

const hour = 3_600_000

/** A notice is erased three years after its end, unless a case needs it (ratings.md, section 3.4); so is a note that ended. */
export function jobs({ db, accounts, clock }: { db: Db; accounts: Db; clock: Clock }): readonly Job[] {
  const run = async () => {
    const before = new Date(erasedBefore(clock()))
    await eraseEnded(db, before)
    await eraseEndedNotes(accounts, before)
  }
  return [{ name: 'takedown.forget', every: 6 * hour, run }]
}
