import { mailCodesSlot, reachSlot } from '#accounts/notifications/public.ts'
import { secondFactor } from '#accounts/security/public.ts'
import { feature, provide } from '#feature/feature.ts'
import { randomInt } from 'node:crypto'
import { exportOf } from './archive.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { serveExport } from './routes.ts'
import { reachOf } from './public.ts'
import { exportedFiles, leavingFiles } from './slots.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'

export const settings = feature('accounts/settings', {
  calls,
  service: (deps) => {
    const parts = { ...deps, db: deps.accounts }
    return service({
      ...parts,
      leaving: deps.all(leavingFiles),
      factor: secondFactor(parts),
      code: () => String(randomInt(1_000_000)).padStart(6, '0'),
    })
  },
  jobs: (deps) => jobs({ ...deps, db: deps.accounts, codesOf: deps.one(mailCodesSlot) }),
  routes: (scope, deps, access) =>
    serveExport(scope, {
      ...access,
      clock: deps.clock,
      give: exportOf({ ...deps, db: deps.accounts, tables: deps.exportedTables, files: deps.all(exportedFiles) }),
    }),
  pages: [{ path: '/account-settings', page: 'account-settings', label: 'Account settings', menu: { group: 'profile', position: 10 } }],
  exports,
  provides: [
    provide(
      reachSlot,
      ({ clock }) =>
        (db, account) =>
          reachOf(db, clock, account),
    ),
  ],
})
