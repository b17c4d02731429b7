import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

// It has no page of its own: the kill switch of the schedule's pages (rooms/custody) closes it too.
export const versions = (needs: Needs) => room('custody', calls, service(needs))
export { jobs as versionJobs } from './jobs.ts'
