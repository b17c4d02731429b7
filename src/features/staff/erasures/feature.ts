import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const erasures = feature('staff/erasures', {
  calls,
  closesWith: 'records',
  service,
  pages: [{ path: '/admin-legal-records', query: 'erasures', page: 'desk', staff: 'admin' }],
})
