import type { Cases } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Job } from '#ports/jobs/port.ts'
import { beginLedger } from './public.ts'
import { olderCases } from './store.ts'

/** So many cases come into the ledger in one run, each in a transaction of its own. */
const mostAtOnce = 100

export function jobs({ cases, clock }: { cases: Cases; clock: Clock }): readonly Job[] {
  const reason = 'records that are older than the ledger'
  return [
    {
      name: 'ledger.begin',
      every: 600_000,
      run: async () => {
        const older = await cases.asSystem(reason, (tx) => olderCases(tx, mostAtOnce))
        for (const caseId of older) await cases.asSystem(reason, (tx) => beginLedger(tx, caseId, new Date(clock())))
      },
    },
  ]
}
