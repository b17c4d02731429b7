import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { defaultsOf } from './releasing.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'

export const flags = feature('staff/flags', {
  calls,
  service: (deps) =>
    service({
      ...deps,
      db: deps.accounts,
      defaults: defaultsOf(deps.config),
      showAll: deps.config.showAllFlags,
      onSwitched: deps.refreshSwitches,
    }),
  pages: [{ path: '/beta-testing-dashboard', page: 'beta-testing', staff: 'admin', label: 'Beta testing' }],
  exports,
})
