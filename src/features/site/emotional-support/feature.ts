import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const emotionalSupport = feature('site/emotional-support', {
  calls,
  service: () => service(),
  pages: [
    {
      path: '/emotional-support',
      page: 'emotional-support',
      out: true,
      label: 'Emotional support',
      menu: { group: 'community', position: 40, flag: 'emotionalSupport' },
    },
  ],
})
