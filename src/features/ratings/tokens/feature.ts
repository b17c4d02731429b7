import { perApp } from '#feature/deps.ts'
import { feature, provide } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { costOf } from './proof.ts'
import { service } from './service.ts'
import { tokensSlot } from './slots.ts'

const built = perApp((deps) => service({ ...deps, cost: costOf(deps.config) }))

export const tokens = feature('ratings/tokens', {
  // It has no page of its own.
  closesWith: 'reviews',
  calls,
  service: (deps) => built(deps).handlers,
  jobs,
  provides: [provide(tokensSlot, built)],
})
