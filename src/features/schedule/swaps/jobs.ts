import { type Cases, changed } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Job } from '#ports/jobs/port.ts'
import { expireTrades } from './store.ts'

/** Writes down that the time to answer is over. A reader sees it before that: the state is judged by the clock. */
export function jobs({ cases, clock }: { cases: Cases; clock: Clock }): readonly Job[] {
  return [
    {
      name: 'swaps.expire',
      every: 60_000,
      run: () =>
        cases.asSystem('swaps whose time to answer is over', async (tx) => {
          const at = new Date(clock())
          for (const [caseId, expired] of await expireTrades(tx, at)) {
            const entry = { actor: null, verb: 'swaps.expire', content: { expired }, isShared: true }
            await changed(tx, { caseId, topic: 'trades', at, entry })
          }
        }),
    },
  ]
}
