import { room } from '../../http/bind.ts'
import { calls } from './contract.ts'
import { type Needs, service } from './service.ts'

export { jobs as supportJobs } from './jobs.ts'

export const support = (needs: Needs) => room('support', calls, service(needs))
