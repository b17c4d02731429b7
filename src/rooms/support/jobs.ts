import type { Clock } from '../../kernel/clock.ts'
import { dayOf, startOf } from '../../kernel/day.ts'
import type { Database } from '../../ports/db/port.ts'
import type { Job } from '../../ports/jobs/port.ts'
import { cameBetween, forgetClosed } from './store.ts'

const dayLong = 24 * 3_600_000

/** So many days after its end a ticket is deleted, answer and all. */
const keptDays = 90

interface Needs {
  database: Pick<Database, 'owner' | 'forgetLog'>
  clock: Clock
}

/**
 * Forgets: closed tickets after 90 days, and, when a day with a ticket is over, the database's log of it,
 * which knew the hour (docs/decisions/0006 says why a log must not outlive its day).
 */
export function jobs({ database, clock }: Needs): readonly Job[] {
  let forgotten = ''
  return [
    {
      name: 'support.forget',
      every: 10 * 60_000,
      run: async () => {
        const today = dayOf(clock())
        if (today === forgotten) return
        const start = startOf(today)
        await forgetClosed(database.owner, dayOf(start - keptDays * dayLong))
        // A week, for the server may have been off when the day ended.
        const needsIt = await cameBetween(database.owner, dayOf(start - 7 * dayLong), today)
        if (!needsIt || (await database.forgetLog())) forgotten = today
      },
    },
  ]
}
