import { feature } from '#feature/feature.ts'
import { reviewCountsSlot } from '#ratings/reviews/public.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const transparency = feature('site/transparency', {
  calls,
  service: (deps) => {
    const { monthly: counts, neutrality } = deps.one(reviewCountsSlot)
    return service({ counts, neutrality })
  },
  pages: [{ path: '/transparency', page: 'transparency', out: true, rate: true, label: 'Transparency' }],
})
