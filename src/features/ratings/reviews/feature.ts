import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

/** The feature, and what other features may ask of it. */
export function reviews(deps: Deps) {
  const { handlers, ...offers } = service(deps)
  return { bound: feature('reviews', calls, handlers), ...offers }
}
export { jobs as reviewJobs } from './jobs.ts'
