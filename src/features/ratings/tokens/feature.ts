import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

// It has no page of its own: the kill switch of the reviews closes it too (decision 0044).
export function tokens(deps: Deps) {
  const { handlers, ...offers } = service(deps)
  return { bound: feature('reviews', calls, handlers), ...offers }
}
export { jobs as tokenJobs } from './jobs.ts'
