import { feature } from '#feature/feature.ts'
import { jobs } from './jobs.ts'

export const bursts = feature('ratings/bursts', {
  // It has no calls: what it finds waits at the moderators' desk, and scores stand still (decision 0044).
  closesWith: 'reviews',
  jobs,
})
