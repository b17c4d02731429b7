import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const legal = feature('site/legal', {
  calls,
  service: () => service(),
  pages: [
    {
      path: '/legal-protection',
      also: ['/legal-protection-demo'],
      page: 'protection',
      label: 'Legal protection',
      menu: { group: 'community', position: 60 },
    },
    { path: '/legal-protection-demo', page: 'demo' },
  ],
})
