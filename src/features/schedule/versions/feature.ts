import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

// It has no page of its own: the kill switch of the schedule's pages (features/schedule/schedule) closes it too.
export const versions = (needs: Needs) => feature('schedule', calls, service(needs))
export { jobs as versionJobs } from './jobs.ts'
