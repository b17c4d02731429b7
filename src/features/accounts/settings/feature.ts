import { randomInt } from 'node:crypto'
import { feature } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Factors } from '#ports/identity/port.ts'
import { note } from '#access/audit.ts'
import { secondFactor } from '#accounts/security/public.ts'
import { archiveOf } from './archive.ts'
import { calls } from './contract.ts'
import type { Whose } from './exporters.ts'
import { type Deps, service } from './service.ts'

export { jobs as settingsJobs } from './jobs.ts'

export const settings = ({ factors, ...deps }: Omit<Deps, 'code' | 'factor'> & { factors: Factors }) =>
  feature(
    'settings',
    calls,
    service({ ...deps, factor: secondFactor({ ...deps, factors }), code: () => String(randomInt(1_000_000)).padStart(6, '0') }),
  )

/** What the download gives out (routes.ts). That it was given out is noted first. */
export function exportOf({ db, clock, random }: { db: Db; clock: Clock; random: Random }) {
  const archive = archiveOf({ db, clock })
  return async (whose: Whose) => {
    await note(db, { account: whose.account, action: 'settings.export', outcome: 'done' }, { clock, random })
    return archive(whose)
  }
}
