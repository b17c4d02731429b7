import { mailCodesSlot } from '#accounts/notifications/public.ts'
import { feature, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { serveHeads } from './routes.ts'
import { dayFile, headFile, service } from './service.ts'
import { recordCodes } from './store.heads.ts'
import { work } from './work.ts'

export const ledger = feature('case/ledger', {
  calls,
  service: (deps) => service({ ...deps, host: new URL(deps.appUrl).host, isAnchored: deps.anchor !== null }),
  jobs: (deps) => jobs({ ...deps, host: new URL(deps.appUrl).host, isAnchored: deps.anchor !== null }),
  work,
  routes: (scope, deps, access) =>
    serveHeads(scope, {
      ...deps,
      ...access,
      headFile: (size, kind) => headFile(deps.app, size, kind),
      dayFile: (day, kind) => dayFile(deps.app, day, kind),
    }),
  provides: [provide(mailCodesSlot, () => recordCodes)],
  pages: [
    { path: '/ledger', page: 'ledger', out: true, label: 'Public ledger' },
    { path: '/verify', page: 'verify', out: true, label: 'Check a record' },
    { path: '/verify/:code', page: 'verify', out: true },
  ],
})
