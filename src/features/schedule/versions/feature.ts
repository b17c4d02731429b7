import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

// It has no page of its own: the kill switch of the schedule's pages (features/schedule/schedule) closes it too.
export const versions = (deps: Deps) => feature('schedule', calls, service(deps))
export { jobs as versionJobs } from './jobs.ts'
