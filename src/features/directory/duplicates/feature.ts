import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export { jobs as duplicateJobs } from './jobs.ts'

export const duplicates = (needs: Needs) => feature('duplicates', calls, service(needs))
