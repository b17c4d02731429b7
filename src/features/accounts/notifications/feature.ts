import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { exports } from './feature.exports.ts'
import { jobs } from './jobs.ts'
import { mailCodesSlot, reachSlot } from './public.ts'
import { work } from './sending.ts'
import { service } from './service.ts'

export const notifications = feature('accounts/notifications', {
  calls,
  service: (deps) => service({ ...deps, db: deps.accounts }),
  jobs: (deps) => jobs({ ...deps, db: deps.accounts }),
  work: (deps) => work({ ...deps, db: deps.accounts, reachOf: deps.one(reachSlot), codesOf: deps.one(mailCodesSlot) }),
  pages: [{ path: '/notifications', page: 'notifications', label: 'Notifications' }],
  exports,
})
