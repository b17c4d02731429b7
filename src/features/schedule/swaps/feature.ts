import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export const swaps = (deps: Deps) => feature('swaps', calls, service(deps))
export { jobs as swapJobs } from './jobs.ts'
