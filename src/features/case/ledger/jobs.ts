import type { Job } from '#ports/jobs/port.ts'
import { growDays } from './days.ts'
import { beginLedger } from './public.ts'
import { growSiteTree, type SiteDeps } from './site.ts'
import { olderCases } from './store.ts'

/** So many cases come into the ledger in one run, each in a transaction of its own. */
const mostAtOnce = 100

export function jobs(deps: SiteDeps): readonly Job[] {
  const { cases, clock } = deps
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
    { name: 'ledger.site', every: 600_000, run: () => growSiteTree(deps) },
    { name: 'ledger.days', every: 600_000, run: () => growDays(deps) },
  ]
}
