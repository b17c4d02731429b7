import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

/** The feature, and what other features may ask of it. */
export function reviews(needs: Needs) {
  const { handlers, ...offers } = service(needs)
  return { bound: feature('reviews', calls, handlers), ...offers }
}
export { jobs as reviewJobs } from './jobs.ts'
