import { perApp } from '#feature/deps.ts'
import { feature, provide } from '#feature/feature.ts'
import { scoresSlot } from '#ratings/scores/public.ts'
import { calls } from './contract.ts'
import { jobs } from './jobs.ts'
import { service } from './service.ts'
import { noteSlot, repliesSlot, reviewCountsSlot } from './slots.ts'

const built = perApp((deps) => service({ ...deps, ...deps.one(repliesSlot), scoresOf: deps.one(scoresSlot), noteOf: deps.one(noteSlot) }))

export const reviews = feature('ratings/reviews', {
  calls,
  service: (deps) => built(deps).handlers,
  jobs,
  provides: [provide(reviewCountsSlot, built)],
  pages: [
    { path: '/reviews', page: 'reviews', out: true, rate: true, label: 'Reviews', menu: { group: 'legalProfessionals', position: 30 } },
  ],
})
