import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'

export const organizations = feature('directory/organizations', {
  calls,
  service,
  jobs,
  pages: [{ path: '/professional-organization', page: 'organizations', staff: 'admin', label: 'Organize professionals' }],
})
