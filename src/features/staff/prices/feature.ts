import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const prices = feature('staff/prices', {
  calls,
  service,
  pages: [{ path: '/admin-dashboard', query: 'prices', page: 'desk', staff: 'admin' }],
})
