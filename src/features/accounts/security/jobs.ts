import type { Job } from '#ports/jobs/port.ts'
import { historyDays } from './rules.ts'
import { desksOf } from './service.ts'
import { forgetChanges } from './store.changes.ts'
import { forgetNotices } from './store.notices.ts'
import { forgetCodes, forgetSessions, forgetSignIns } from './store.sessions.ts'

const hour = 3_600_000
const dayLong = 24 * hour

/** Applies what waited its day, and forgets: sign-ins and finished changes after 90 days, codes and ended sessions soon. */
export function jobs(deps: Parameters<typeof desksOf>[0]): readonly Job[] {
  const { db, clock } = deps
  const { changes } = desksOf(deps)
  return [
    {
      name: 'security.changes',
      every: 60_000,
      run: async () => {
        while (await changes.applyOne());
      },
    },
    {
      name: 'security.forget',
      every: hour,
      run: async () => {
        const before = (ms: number) => new Date(clock() - ms)
        await forgetSignIns(db, before(historyDays * dayLong))
        await forgetChanges(db, before(historyDays * dayLong))
        await forgetNotices(db, before(historyDays * dayLong))
        await forgetCodes(db, before(hour))
        await forgetSessions(db, before(dayLong))
      },
    },
  ]
}
