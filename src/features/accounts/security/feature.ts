import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export { jobs as securityJobs } from './jobs.ts'
export type { RecoveryQueries } from './recovery.ts'

export const security = (deps: Deps) => feature('security', calls, service(deps))
