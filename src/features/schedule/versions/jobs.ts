import { type Cases, changed } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Job } from '#ports/jobs/port.ts'
import { expireVersions } from './store.proposing.ts'

/** Writes down that the time to answer is over. A person who looks before that sees it already: the state is judged by the clock. */
export function jobs({ cases, clock }: { cases: Cases; clock: Clock }): readonly Job[] {
  return [
    {
      name: 'schedule.expire',
      every: 60_000,
      run: () =>
        cases.asSystem('proposed schedules whose time to answer is over', async (tx) => {
          const at = new Date(clock())
          for (const [caseId, expired] of await expireVersions(tx, at)) {
            const entry = { actor: null, verb: 'schedule.expire', content: { expired }, isShared: true }
            await changed(tx, { caseId, topic: 'schedule', at, entry })
          }
        }),
    },
  ]
}
