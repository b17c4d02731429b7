import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const people = feature('case/people', {
  calls,
  service,
  pages: [
    { path: '/parent-connection', page: 'parent-connection', label: 'Parent connection', menu: { group: 'communication', position: 20 } },
  ],
})
