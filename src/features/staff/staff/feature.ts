import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

export { grants } from './grants.ts'
export { jobs as staffJobs, noteRun } from './jobs.ts'

export const staff = (deps: Deps) => feature('staff', calls, service(deps))
