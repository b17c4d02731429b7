import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'
import { exports } from './feature.exports.ts'

export const people = feature('case/people', {
  calls,
  service,
  pages: [
    { path: '/parent-connection', page: 'parent-connection', label: 'Parent connection', menu: { group: 'communication', position: 20 } },
  ],
  exports,
})
