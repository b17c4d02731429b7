import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

/** The feature, and what the reviews show of it. Their kill switch closes it too (decision 0044). */
export function scores(deps: Deps) {
  const { handlers, ...offers } = service(deps)
  return { bound: feature('reviews', calls, handlers), ...offers }
}
export { jobs as scoreJobs } from './order.ts'
