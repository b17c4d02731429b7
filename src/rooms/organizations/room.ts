import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export { jobs as organizationJobs } from './jobs.ts'

export const organizations = (needs: Needs) => room('organizations', calls, service(needs))
