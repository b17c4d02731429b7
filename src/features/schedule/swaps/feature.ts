import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const swaps = (needs: Needs) => feature('swaps', calls, service(needs))
export { jobs as swapJobs } from './jobs.ts'
