import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import type { Deps } from './deps.ts'
import { service } from './service.ts'

export { jobs as organizationJobs } from './jobs.ts'

export const organizations = (deps: Deps) => feature('organizations', calls, service(deps))
