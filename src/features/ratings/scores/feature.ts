import { perApp } from '#feature/deps.ts'
import { feature, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { jobs } from './order.ts'
import { service } from './service.ts'
import { scoresSlot } from './slots.ts'

const built = perApp(service)

export const scores = feature('ratings/scores', {
  closesWith: 'reviews',
  calls,
  service: (deps) => built(deps).handlers,
  jobs,
  provides: [provide(scoresSlot, (deps) => built(deps).of)],
  pages: [{ path: '/reviews', query: 'score', page: 'score', out: true, rate: true }],
})
