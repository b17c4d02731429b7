import { room } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export const trades = (needs: Needs) => room('trades', calls, service(needs))
export { jobs as tradeJobs } from './jobs.ts'
