import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export { jobs as duplicateJobs } from './jobs.ts'

export const duplicates = (deps: Deps) => feature('duplicates', calls, service(deps))
