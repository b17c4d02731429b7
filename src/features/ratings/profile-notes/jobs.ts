import { erasedBefore } from '#domain/takedown/steps.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { eraseEndedNotes } from './store.ts'

const hour = 3_600_000

/** Erases notes three years after their end, as notices (ratings.md, section 3.4). */
export const jobs = ({ accounts, clock }: { accounts: Db; clock: Clock }): readonly Job[] => [
  { name: 'profileNotes.forget', every: 6 * hour, run: () => eraseEndedNotes(accounts, new Date(erasedBefore(clock()))) },
]
