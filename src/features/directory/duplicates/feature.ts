import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'
import { claimsSlot } from './slots.ts'

export const duplicates = feature('directory/duplicates', {
  calls,
  service: (deps) => service({ ...deps, claims: deps.one(claimsSlot) }),
  jobs,
  pages: [{ path: '/admin-duplicates', page: 'duplicates', staff: 'admin', label: 'Duplicates' }],
})
