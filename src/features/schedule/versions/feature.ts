import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import type { CaseDeps } from '#case/cases/public.ts'
import { service } from './service.ts'

// It has no page of its own: the kill switch of the schedule's pages (features/schedule/schedule) closes it too.
export const versions = (deps: CaseDeps) => feature('schedule', calls, service(deps))
export { jobs as versionJobs } from './jobs.ts'
